import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { refuse, reply, testSession } from '../../support/session/session.ts';

const test = suite('what works, for guests');

type Status = CallReply<'siteStatus'>;

const CHECKED_AT = Date.parse('2026-03-01T12:00:00Z');

const services: Status['services'] = {
  ...{ line: 'works', feed: 'works', bets: 'works', casino: 'works' },
  ...{ payments: 'works', letters: 'off', recording: 'works' },
};

const status = (part: Partial<Status> = {}): Status => ({
  checkedAt: CHECKED_AT,
  services,
  planned: null,
  ...part,
});

async function open(url: string, told: Status) {
  const session = testSession({ url, answers: { siteStatus: () => reply(told) } });
  const page = await openSite(session);
  await page.advance(300);
  const text = () => page.get('main section[aria-labelledby="service-status"]').textContent ?? '';
  const row = (service: string) => page.get(`main [data-service="${service}"]`).textContent ?? '';
  return { session, page, text, row };
}

test('a guest reads on the contacts page what works, and that nothing is planned', async () => {
  const { page, text, row } = await open('/en/contacts', status());
  assert.match(text(), 'Everything works.');
  assert.match(row('line'), 'Matches and pricesWorks');
  assert.match(row('letters'), 'Not offered here');
  assert.match(text(), 'No maintenance is planned.');
  await page.close();
});

test('what works in part says what is missed', async () => {
  const { page, text, row } = await open(
    '/en/contacts',
    status({ services: { ...services, payments: 'partly', feed: 'down', line: 'partly' } }),
  );
  assert.match(text(), 'Not everything works as it should.');
  assert.match(row('payments'), 'Works in part');
  assert.match(row('payments'), 'Some ways to pay are out of service');
  assert.match(row('feed'), 'Does not work');
  await page.close();
});

test('while it is seen it asks again with the site’s clock, and elsewhere nobody asks', async () => {
  const { session, page, text } = await open('/en/contacts', status());
  assert.is(session.requestsOf('siteStatus').length, 1);
  const worse = status({ services: { ...services, casino: 'down' } });
  session.answers.siteStatus = () => reply(worse);
  await page.advance(60_000);
  await page.advance(300);
  assert.is(session.requestsOf('siteStatus').length, 2, 'several clocks tick, one asks');
  assert.match(text(), 'Not everything works');
  session.answers.siteStatus = () => refuse(503);
  await page.advance(60_000);
  await page.advance(300);
  assert.match(text(), 'Not everything works', 'what was found stays, with its time');
  await page.doing(() => session.navigation.visit('/en/about'));
  await page.advance(120_000);
  assert.is(session.requestsOf('siteStatus').length, 3);
  await page.close();
});

test('planned maintenance is told with its times', async () => {
  const planned = { from: CHECKED_AT + 3_600_000, until: CHECKED_AT + 7_200_000 };
  const one = await open('/en/contacts', status({ planned }));
  assert.match(one.text(), /Maintenance from .*\d\d:\d\d.* to .*\d\d:\d\d/);
  await one.page.close();
  const open2 = await open('/en/contacts', status({ planned: { ...planned, until: null } }));
  assert.match(open2.text(), 'its end is not known yet');
  await open2.page.close();
});

test('the page of updates tells it, too', async () => {
  const { page, text } = await open('/en/site-updates', status());
  assert.match(text(), 'Everything works.');
  await page.close();
});

test('where it cannot be had it says so, and can be asked for again', async () => {
  const session = testSession({ url: '/en/contacts', answers: { siteStatus: () => refuse(503) } });
  const page = await openSite(session);
  await page.advance(300);
  const section = () => page.get('main section[aria-labelledby="service-status"]');
  assert.match(section().textContent ?? '', 'could not be found out');
  session.answers.siteStatus = () => reply(status());
  await page.press('main section[aria-labelledby="service-status"] button');
  await page.advance(300);
  assert.match(section().textContent ?? '', 'Everything works.');
  await page.close();
});

test.run();
