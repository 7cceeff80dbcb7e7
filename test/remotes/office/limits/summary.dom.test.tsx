import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../../src/calls/table.ts';
import { summaryCsv } from '../../../../src/remotes/office/limits/summary-csv.ts';
import { openSite } from '../../../support/page/site-page.tsx';
import { choose } from '../../../support/page/typing.ts';
import { bettingSession } from '../../../support/session/betting.ts';
import { refuse, reply, type SessionOptions } from '../../../support/session/session.ts';

type Summary = CallReply<'monthSummary'>;

const march: Summary = {
  ...{ month: '2026-03', months: ['2026-03', '2026-02'], currency: 'EUR', netDeposits: 12_000 },
  days: [
    {
      ...{ at: Date.UTC(2026, 2, 1), staked: 1_500, paid: 2_000, deposited: 3_000 },
      ...{ withdrawn: 0, minutes: 50 },
    },
    {
      ...{ at: Date.UTC(2026, 2, 3), staked: 1_700, paid: 0, deposited: 0, withdrawn: 900 },
      minutes: 80,
    },
  ],
};

async function open(monthSummary: NonNullable<SessionOptions['answers']>['monthSummary']) {
  const session = bettingSession({
    ...{ player: true, url: '/en/office/responsible' },
    ...(monthSummary && { answers: { monthSummary } }),
  });
  const page = await openSite(session);
  await page.advance(300);
  return { session, page, text: () => page.get('main').textContent ?? '' };
}

const test = suite('office: what a month came to');

test('the month is summed up, drawn by day, and another one can be chosen', async () => {
  const { session, page, text } = await open(({ query }) =>
    reply(query?.['month'] === '2026-02' ? { ...march, month: '2026-02', days: [] } : march),
  );
  assert.match(text(), /Staked€32.00Paid out€20.00Won or lost-€12.00/);
  assert.match(text(), /Paid in€30.00Taken out€9.00Time here2 h 10 min/);
  assert.match(text(), 'Paid in less taken out, ever€120.00');
  assert.is(page.all('main svg[role="img"] g').length, 2);
  await page.doing(() => choose(page.get('main select[name="month"]'), '2026-02'));
  await page.advance(100);
  assert.match(text(), 'Nothing was staked in this month.');
  assert.is(session.requestsOf('monthSummary').length, 2);
  await page.close();
});

test('stakes, losses, payments or time are drawn, each with what its bars stand for', async () => {
  const { page, text } = await open(() => reply(march));
  const choose = async (kind: string) => {
    await page.press(`main input[type="radio"][value="${kind}"]`);
    await page.advance(50);
    const chart = page.get('main svg[role="img"]');
    const titles = [...chart.querySelectorAll('title')].map(({ textContent }) => textContent);
    return [chart.getAttribute('aria-label'), ...titles];
  };
  assert.equal(await choose('loss'), [
    ...['Losses of each day', 'Mar 1: Lost €0.00', 'Mar 3: Lost €17.00'],
  ]);
  assert.equal(await choose('deposit'), [
    'What was paid in and taken out each day',
    'Mar 1: Paid in €30.00, Taken out €0.00',
    'Mar 3: Paid in €0.00, Taken out €9.00',
  ]);
  assert.equal(await choose('time'), [
    ...['Time here each day', 'Mar 1: Time here 0 h 50 min', 'Mar 3: Time here 1 h 20 min'],
  ]);
  assert.not.match(text(), 'Nothing was staked');
  await page.close();
});

test('it can be taken along as a table', () => {
  assert.is(
    summaryCsv(march),
    'day,staked,paid out,paid in,taken out,currency,minutes,cashback\r\n' +
      '2026-03-01,15.00,20.00,30.00,0.00,EUR,50,0.00\r\n' +
      '2026-03-03,17.00,0.00,0.00,9.00,EUR,80,0.00\r\n',
  );
});

test('cashback that was collected stands beside what play came to', async () => {
  const [first, ...others] = march.days;
  assert.ok(first);
  const { page, text } = await open(() =>
    reply({ ...march, days: [{ ...first, cashback: 240 }, ...others] }),
  );
  assert.match(text(), 'Won or lost-€12.00Cashback€2.40Paid in€30.00');
  await page.close();
});

test('where it cannot be had the limits are there all the same', async () => {
  const { page, text } = await open(() => refuse(503));
  assert.match(text(), 'The month cannot be summed up');
  assert.ok(page.all('main [data-limit]').length > 5);
  await page.close();
});

test.run();
