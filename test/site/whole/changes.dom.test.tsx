/** What happens when a price moves between the press and the bet, or the sale, through page and back-end. */
import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { marketIdOf } from '../../support/page/shown-board.ts';
import { choose, typeInto } from '../../support/page/typing.ts';
import {
  assertBooks,
  type Betting,
  finish,
  moneyOf,
  newest,
  openBetting,
  pick,
  place,
  type,
  within,
} from '../../support/page/whole-betting.ts';

const test = suite<Betting>('the whole site: prices that move');

test.before(async (context) => void Object.assign(context, await openBetting(16)));
test.after(async ({ site }) => site.close());

/** The title over a bet that was not taken at other odds. */
const CHANGED = 'The odds have changed';

/** What the player lets happen to the odds of a bet. */
const TERMS = { none: '0', better: '1', any: '2' } as const;

const pressPlace = ({ site }: Betting) => site.press(within('[data-place-bet]'));

/** A single of ten, on such terms, whose price is another when it reaches the back-end. */
async function pressed(
  context: Betting,
  terms: keyof typeof TERMS,
  moved: string,
): Promise<number> {
  const { site, board } = context;
  const [nth = 0] = await pick(context, 1);
  const select = site
    .all(within('select'))
    .find((one) => one.querySelectorAll('option').length === 3);
  await site.doing(() => choose(select ?? null, TERMS[terms]));
  await type(site, '10');
  board.price(marketIdOf(nth, '1'), moved, 'untold');
  await pressPlace(context);
  return nth;
}

const taken = [
  ['any', '1.80', '18.00'],
  ['any', '2.20', '22.00'],
  ['better', '2.20', '22.00'],
] as const;

for (const [terms, moved, paid] of taken) {
  test(`who accepts ${terms} odds gets ${moved} for 2.00 at once`, async (context) => {
    const { site } = context;
    const before = moneyOf(context);
    const nth = await pressed(context, terms, moved);
    assert.match(site.text(within('[data-receipt]')), moved);
    await site.pressNamed('Done');
    await finish(context, [nth], 'W');
    const [bet = ''] = await newest(context);
    assert.match(bet, `paid €${paid}`);
    assert.is(moneyOf(context), before + Number(paid) * 100 - 1_000);
    assertBooks(context);
  });
}

const asked = [
  ['better', '1.80', '18.00'],
  ['none', '2.20', '22.00'],
  ['none', '1.80', '18.00'],
] as const;

for (const [terms, moved, paid] of asked) {
  test(`who accepts ${terms} odds is asked about ${moved} for 2.00, and stakes nothing before`, async (context) => {
    const { site } = context;
    const before = moneyOf(context);
    const nth = await pressed(context, terms, moved);
    assert.is(site.all(within('[data-receipt]')).length, 0);
    assert.match(site.text('aside[data-coupon-type]'), CHANGED);
    assert.is(moneyOf(context), before);
    // One press agrees to what is shown now, and places it.
    await pressPlace(context);
    assert.match(site.text(within('[data-receipt]')), moved);
    await site.pressNamed('Done');
    await finish(context, [nth], 'W');
    const [bet = ''] = await newest(context);
    assert.match(bet, `paid €${paid}`);
    assert.is(moneyOf(context), before + Number(paid) * 100 - 1_000);
    assertBooks(context);
  });
}

/** A running single of ten, unfolded in the history. */
async function running(context: Betting): Promise<number> {
  const { site } = context;
  const [nth = 0] = await pick(context, 1);
  await type(site, '10');
  await place(site);
  await site.visit('/en/office/history');
  await site.press('main [data-bet] button[aria-expanded="false"]');
  return nth;
}

/** The amount on the button that sells. */
function priceOf({ site }: Betting): string {
  const [, amount = ''] = /Cash out €(\d+\.\d\d)/.exec(site.text('[data-cash-out]')) ?? [];
  return amount;
}

/** Presses twice: what is looked at first, and then what sells. */
async function sell(context: Betting, between: () => void): Promise<void> {
  const price = priceOf(context);
  await context.site.pressNamed(`Cash out €${price}`);
  between();
  await context.site.pressNamed(`Cash out €${price} now`);
}

test('a goal before the press arrives: the sale is asked about at the new price, and made at that', async (context) => {
  const { site, board } = context;
  const nth = await running(context);
  const before = moneyOf(context);
  const shown = priceOf(context);
  // The other team has scored.
  await sell(context, () => board.price(marketIdOf(nth, '1'), '5.00', 'untold'));
  const now = priceOf(context);
  assert.ok(Number(now) < Number(shown), `${now} is less than ${shown}`);
  assert.match(site.text(), `The price is €${now} now. Nothing was cashed out`);
  assert.is(moneyOf(context), before);
  await sell(context, () => {});
  await site.advance(2_000);
  assert.match(site.text(), `Cashed out: €${now} is in your account.`);
  assert.is(moneyOf(context), before + Math.round(Number(now) * 100));
  assertBooks(context);
});

test('a match that is suspended before the press arrives: nothing is sold, and it says why', async (context) => {
  const { site, board } = context;
  const nth = await running(context);
  const before = moneyOf(context);
  await sell(context, () => board.suspend(marketIdOf(nth, '1')));
  assert.match(site.text(), 'a selection is suspended');
  assert.is(moneyOf(context), before);
  await finish(context, [nth], 'W');
  assert.is(moneyOf(context), before + 2_000);
  assertBooks(context);
});

test('a match that is decided before the press arrives pays as it ended, once', async (context) => {
  const { site } = context;
  const nth = await running(context);
  const before = moneyOf(context);
  const price = priceOf(context);
  await site.pressNamed(`Cash out €${price}`);
  const selling = site.all('button').find((one) => one.textContent === `Cash out €${price} now`);
  await finish(context, [nth], 'L');
  await site.doing(() => selling?.click());
  const [bet = ''] = await newest(context);
  assert.match(bet, 'Lost');
  assert.is(moneyOf(context), before);
  assertBooks(context);
});

test('what the player set sells by itself, once the price is reached', async (context) => {
  const { site, board } = context;
  const nth = await running(context);
  const before = moneyOf(context);
  await site.pressNamed(`Cash out €${priceOf(context)}`);
  await site.doing(() => typeInto(site.get('main input[name="price"]'), '14'));
  await site.submit('main [data-cash-out] form');
  assert.match(site.text(), 'Cashed out automatically once the bet pays €14.00 or more.');
  board.price(marketIdOf(nth, '1'), '1.80');
  await site.advance(5_000);
  assert.is(moneyOf(context), before, 'it does not pay that much yet');
  board.price(marketIdOf(nth, '1'), '1.20');
  await site.advance(5_000);
  assert.ok(moneyOf(context) >= before + 1_400, `${moneyOf(context) - before}`);
  const [bet = ''] = await newest(context);
  assert.match(bet, 'Cashed out');
  const after = moneyOf(context);
  await finish(context, [nth], 'W');
  assert.is(moneyOf(context), after);
  assertBooks(context);
});

test.run();
