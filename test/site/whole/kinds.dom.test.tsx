/** Every kind of coupon from the price that is pressed to the money that comes back, through page and back-end. */
import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  assertBooks,
  type Betting,
  chooseBlock,
  chooseKind,
  chooseType,
  finish,
  moneyOf,
  newest,
  openBetting,
  pick,
  place,
  pressPrice,
  type,
  within,
} from '../../support/page/whole-betting.ts';
import type { WholeSite } from '../../support/page/whole-site.tsx';

interface Row {
  readonly name: string;
  /** How the matches end whose home teams are backed: won, lost, or not played. */
  readonly results: string;
  readonly stake: string;
  /** What is pressed and chosen besides. */
  readonly choose?: (site: WholeSite) => Promise<void>;
  /** What the history calls it; the receipt does, too, where it is of several selections. */
  readonly title: string;
  /** What comes back, in major units: each selection that is won doubles what is on it. */
  readonly paid: string;
}

const ROWS: readonly Row[] = [
  { name: 'a single', results: 'W', stake: '10', title: 'Single', paid: '20.00' },
  {
    ...{ name: 'an accumulator, a match of which was not played', results: 'WVW', stake: '10' },
    ...{ title: 'Accumulator: 3 selections', paid: '40.00' },
  },
  {
    ...{ name: 'a system', results: 'WLW', stake: '30' },
    choose: (site) => chooseType(site, 2),
    ...{ title: 'System: 2 of 3, 3 bets', paid: '40.00' },
  },
  {
    ...{ name: 'a system with a banker', results: 'WWWL', stake: '30' },
    async choose(site) {
      await chooseType(site, 2);
      const [banker] = site.all(within('button[aria-pressed="false"]'));
      await site.doing(() => banker?.click());
    },
    ...{ title: 'System: 2 of 3, 1 banker, 3 bets', paid: '80.00' },
  },
  {
    ...{ name: 'a patent', results: 'WLL', stake: '7' },
    choose: (site) => chooseKind(site, '2_lucky'),
    ...{ title: 'Patent: 7 bets', paid: '2.00' },
  },
  {
    ...{ name: 'a trixie', results: 'WWL', stake: '4' },
    choose: (site) => chooseKind(site, '2_cover'),
    ...{ title: 'Trixie: 4 bets', paid: '4.00' },
  },
  {
    ...{ name: 'blocks with a lobby', results: 'WWW', stake: '10' },
    async choose(site) {
      await chooseKind(site, '4_plain');
      await chooseBlock(site, 2, '100');
    },
    ...{ title: 'Blocks: 2 of 2, 1 bet', paid: '80.00' },
  },
  {
    ...{ name: 'a conditional bet that keeps some', results: 'WL', stake: '10' },
    async choose(site) {
      await chooseKind(site, '4_chain');
      await type(site, '5', 0);
    },
    ...{ title: 'Conditional bet: 2 selections', paid: '15.00' },
  },
  {
    ...{ name: 'the opposite of an accumulator', results: 'WL', stake: '10' },
    choose: (site) => chooseKind(site, '1_anti'),
    ...{ title: 'Anti-accumulator: 2 selections', paid: '12.70' },
  },
];

for (const device of ['desktop', 'phone'] as const) {
  const test = suite<Betting>(`the whole site: every kind of bet, ${device}`);

  test.before(async (context) => {
    Object.assign(context, await openBetting(27, { isPhone: device === 'phone' }));
  });
  test.after(async ({ site }) => site.close());

  for (const { name, results, stake, choose, title, paid } of ROWS) {
    test(`${name} from the price to the money`, async (context) => {
      const before = moneyOf(context);
      const matches = await pick(context, results.length);
      await choose?.(context.site);
      await type(context.site, stake);
      const receipt = await place(context.site);
      if (results.length > 1) assert.match(receipt, title);
      await finish(context, matches, results);
      const [bet = ''] = await newest(context);
      assert.match(bet, title);
      assert.match(bet, `paid €${paid}Won`);
      assert.is(moneyOf(context), before + Math.round((Number(paid) - Number(stake)) * 100));
      assertBooks(context);
    });
  }

  test('several singles: each is a bet of its own', async (context) => {
    const before = moneyOf(context);
    const matches = await pick(context, 2);
    await chooseType(context.site, 10);
    await type(context.site, '10', 0);
    await type(context.site, '20', 1);
    await place(context.site);
    await finish(context, matches, 'WL');
    const bets = await newest(context, 2);
    assert.match(bets.join(), /€20\.00paid €0\.00Lost.*€10\.00paid €20\.00Won/);
    assert.is(moneyOf(context), before - 1_000);
    assertBooks(context);
  });

  test('what is built of one match is paid at the price of the whole', async (context) => {
    const { site, board } = context;
    const before = moneyOf(context);
    board.chanceTogether(1 / 3);
    const [nth = 0] = await pick(context, 1);
    await pressPrice(site, nth, 'over');
    await chooseKind(site, '1_builder');
    await type(site, '10');
    const [, coef = ''] = /Odds(\d\.\d+)Possible/.exec(await place(site)) ?? [];
    // Dearer than the two multiplied, as one makes the other likelier.
    assert.ok(Number(coef) > 1 && Number(coef) < 3.8, coef);
    await finish(context, [nth], 'W');
    const [bet = ''] = await newest(context);
    assert.match(bet, 'Bet builder');
    assert.match(bet, `paid €${(10 * Number(coef)).toFixed(2)}Won`);
    assert.is(moneyOf(context), before + Math.round(Number(coef) * 1_000) - 1_000);
    assertBooks(context);
  });

  test.run();
}
