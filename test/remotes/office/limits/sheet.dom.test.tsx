import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../../src/calls/table.ts';
import { openSite } from '../../../support/page/site-page.tsx';
import { bettingSession } from '../../../support/session/betting.ts';
import { reply } from '../../../support/session/session.ts';

type Limit = CallReply<'limits'>['limits'][number];

const limit = (limitType: number, limitValue: number, more: Partial<Limit> = {}): Limit => ({
  ...{ limitType, limitState: 'ACTIVE', limitValue, startedAt: 0, endsAt: null },
  ...more,
});

const march: CallReply<'monthSummary'> = {
  ...{ month: '2026-03', months: ['2026-03'], currency: 'EUR', netDeposits: 12_000 },
  days: [
    {
      ...{ at: Date.UTC(2026, 2, 3), staked: 1_700, paid: 500, deposited: 3_000, withdrawn: 900 },
      minutes: 80,
    },
  ],
};

async function open(...limits: Limit[]) {
  const session = bettingSession({
    ...{ player: true, url: '/en/office/responsible' },
    answers: { limits: () => reply({ limits }), monthSummary: () => reply(march) },
  });
  const page = await openSite(session);
  await page.advance(300);
  return { session, page };
}

/** The cells of a table, row by row. */
const cells = (table: Element | null | undefined) =>
  [...(table?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

const test = suite('office: limits and a month on paper');

test('the sheet has what is set, what is used, what changes, and the month by day', async () => {
  const pending = { limitValue: 9_000, endsAt: 4_102_444_800, limitState: 'PENDING' as const };
  const { page } = await open(
    limit(1, 5_000, { used: 1_000, limitBalance: 4_000, pending }),
    limit(33, 7, { endsAt: 4_102_444_800 }),
    limit(2, -1, { limitState: 'INACTIVE' }),
  );
  const sheet = page.get('main [data-sheet]');
  const [limits, days] = sheet.querySelectorAll('table');
  const [head, stakes, pause, ...others] = cells(limits);
  assert.equal(head, ['Limit', 'Set to', 'Used and left', 'What changes']);
  assert.equal(stakes?.slice(0, 3), [
    'Stakes in 24 hours',
    '€50.00',
    '€10.00 of €50.00 used, €40.00 left',
  ]);
  assert.match(stakes?.[3] ?? '', /€90.00 from Jan 1, 2100.* on/);
  assert.equal(pause?.slice(0, 3), ['Break from deposits', '7 days', '']);
  assert.match(pause?.[3] ?? '', /Until Jan 1, 2100/);
  assert.is(others.length, 0, 'what is not set is not there');
  assert.equal(cells(days)[1], [
    ...['Mar 3', '€17.00', '€5.00', '-€12.00', '€0.00', '€30.00', '€9.00', '1 h 20 min'],
  ]);
  assert.match(sheet.textContent ?? '', 'March 2026');
  await page.close();
});

test('one press prints it, and the log has that the month was taken along', async () => {
  const { session, page } = await open();
  await page.pressNamed('Print or save as PDF');
  assert.is(page.printed.length, 1);
  assert.match(page.printed[0] ?? '', 'No limit is set.');
  const said = session.events.filter(({ type }) => type === 'limits.monthSaved');
  assert.equal(
    said.map(({ data }) => data),
    [{ month: '2026-03' }],
  );
  await page.close();
});

test('the days are there in numbers on the page, too, for whoever asks for them', async () => {
  const { page } = await open();
  const shown = () => page.all('main section[aria-label="Day by day"] table');
  assert.is(shown().length, 0);
  await page.pressNamed('Day by day');
  await page.advance(50);
  assert.is(cells(shown()[0]).length, 2);
  assert.is(page.get('section[aria-label="Day by day"]').getAttribute('tabindex'), '0');
  await page.close();
});

test('one that waits without a date stands on the sheet as well', async () => {
  const pending = { limitValue: 9, endsAt: null, limitState: 'PENDING' as const };
  const { page } = await open(limit(31, 5, { pending }));
  assert.match(page.get('main [data-sheet] table').textContent ?? '', 'no date yet: 9 hours');
  await page.close();
});

test.run();
