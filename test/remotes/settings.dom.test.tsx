import '../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../src/domain/site/config.ts';
import { openSite } from '../support/page/site-page.tsx';
import { choose } from '../support/page/typing.ts';
import { bettingSession } from '../support/session/betting.ts';
import { memoryStore, reply, type SessionOptions } from '../support/session/session.ts';

const test = suite('settings');

const DEVICE = { surroundings: { timeZone: 'Europe/Malta' } };

async function open(options: SessionOptions = {}) {
  const url = '/en/office/settings';
  const session = bettingSession({ player: true, url, ...DEVICE, ...options });
  const page = await openSite(session);
  const zones = () => page.get('main select:has(optgroup)') as HTMLSelectElement;
  return { session, page, zones, local: session.storage.local };
}

const kept = (local: { getItem(name: string): string | null }): string =>
  local.getItem('preferences') ?? '';

test('times are written in the zone of the device until another is chosen', async () => {
  const { session, page, zones, local } = await open();
  assert.is(zones().value, '');
  assert.match(zones().options[0]?.textContent ?? '', 'As on this device (Malta)');
  await page.doing(() => choose(zones(), 'America/New_York'));
  assert.is(session.runtime.state.preferences.timeZone, 'America/New_York');
  assert.is(zones().value, 'America/New_York');
  assert.match(kept(local), '"timeZone":"America/New_York"');
  await page.close();
});

test('a zone that was chosen holds at the next visit, and that of the device is not kept', async () => {
  const before = { local: memoryStore({ preferences: '{"timeZone":"Asia/Tokyo","is12h":true}' }) };
  const storage = { ...before, session: memoryStore(), cookies: memoryStore() };
  const { session, page, zones } = await open({ storage });
  assert.is(zones().value, 'Asia/Tokyo');
  assert.is(session.runtime.state.preferences.is12h, true);
  await page.doing(() => choose(zones(), ''));
  assert.is(session.runtime.state.preferences.timeZone, 'Europe/Malta');
  assert.not.match(kept(before.local), 'timeZone');
  await page.close();
});

test('the zone of the site can be chosen, where it is of whole hours', async () => {
  const zoned = (hours: number) => ({
    answers: {
      configGroup: () => reply({ site: { [siteConfigTable.timeZone.key]: hours } }),
    },
  });
  const { session, page, zones } = await open(zoned(-4));
  const ofSite = [...zones().options].find(({ value }) => value === 'Etc/GMT+4');
  assert.is(ofSite?.textContent, 'As the site has it (\u200eUTC\u22124)');
  await page.doing(() => choose(zones(), 'Etc/GMT+4'));
  assert.is(session.runtime.state.preferences.timeZone, 'Etc/GMT+4');
  assert.is(zones().value, 'Etc/GMT+4');
  await page.close();
  const odd = await open(zoned(5.5));
  assert.not.match(odd.zones().textContent ?? '', 'As the site has it');
  await odd.page.close();
});

test('a clock of twelve hours can be chosen', async () => {
  const { session, page, local } = await open();
  const twelve = page.get('main fieldset input[value="12"]') as HTMLInputElement;
  await page.doing(() => twelve.click());
  assert.is(session.runtime.state.preferences.is12h, true);
  assert.match(kept(local), '"is12h":true');
  await page.close();
});

test.run();
