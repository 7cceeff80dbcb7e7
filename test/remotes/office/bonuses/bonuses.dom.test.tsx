import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../../src/calls/table.ts';
import { openSite } from '../../../support/page/site-page.tsx';
import { bettingSession } from '../../../support/session/betting.ts';
import { refuse, reply, type SessionOptions } from '../../../support/session/session.ts';

type Bonus = CallReply<'bonuses'>['items'][number];

const bonus = (part: Partial<Bonus>): Bonus => ({
  ...{ id: '1', kind: 'welcome', state: 'active', currency: 'EUR' },
  ...{ granted: 5_000, required: 25_000, wagered: 10_000 },
  ...{ grantedAt: Date.UTC(2026, 0, 1), expiresAt: Date.UTC(2026, 0, 31), endedAt: null },
  ...part,
});

async function open(url: string, answers: SessionOptions['answers']) {
  const session = bettingSession({ ...{ player: true, url }, answers: { ...answers } });
  const page = await openSite(session);
  await page.advance(300);
  return { session, page, text: () => page.get('main').textContent ?? '' };
}

const test = suite('office: bonuses');

test('each bonus says how far it is wagered and until when, or how it ended', async () => {
  const items = [
    bonus({ id: '2', kind: 'first-deposit', state: 'converted', granted: 3_000 }),
    bonus({}),
  ];
  const answers = { bonuses: () => reply({ items, offer: null }) };
  const { page, text } = await open('/en/office/bonuses/wager', answers);
  assert.match(text(), /On your first deposit€30.00Wagered: the money is in your main account./);
  assert.match(text(), /Welcome bonus€50.00€100.00 of €250.00 wagereduntil Jan 31/);
  const bar = page.get('main progress');
  assert.equal([bar.getAttribute('value'), bar.getAttribute('max')], ['10000', '25000']);
  await page.close();
});

test('who has none, or whose cannot be had, is told so', async () => {
  const none = await open('/en/office/bonuses/wager', {
    bonuses: () => reply({ items: [], offer: null }),
  });
  assert.match(none.text(), 'You have no bonuses');
  await none.page.close();
  const failed = await open('/en/office/bonuses/wager', { bonuses: () => refuse(503) });
  assert.match(failed.text(), 'Your bonuses cannot be shown');
  await failed.page.close();
});

test('what the first deposit brings is told with what is asked for it', async () => {
  const offer = { percent: 100, most: 10_000, currency: 'EUR', times: 5, days: 30 };
  const { page, text } = await open('/en/office/bonuses/deposit', {
    bonuses: () => reply({ items: [], offer }),
  });
  assert.match(text(), '100% on top, up to €100.00');
  assert.match(text(), 'stake it 5 times within 30 days');
  assert.ok(page.get('main a[href="/en/office/recharge"]'));
  await page.close();
  const none = await open('/en/office/bonuses/deposit', {
    bonuses: () => reply({ items: [], offer: null }),
  });
  assert.match(none.text(), 'No bonus on deposits');
  await none.page.close();
});

test.run();
