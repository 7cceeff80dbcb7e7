import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { needsAcceptance } from '../../../src/domain/coupon/placing-facts.ts';
import type { EventData } from '../../../src/events/catalogue.ts';
import { market } from '../../support/session/betting.ts';
import {
  add,
  amount,
  bounds,
  coupon,
  moved,
  player,
  type,
} from '../../support/session/coupon-events.ts';
import { happened, replied } from '../../support/session/given.ts';

const test = suite('projections: settings and kinds of the coupon');

const settings = (change: EventData<'coupon.settingsChanged'>) =>
  happened('coupon.settingsChanged', change);
const kind = (typeId: 1 | 2 | 4, variant: 'anti' | 'builder' | 'cover' | 'lucky' | 'chain') =>
  happened('coupon.typeChosen', { typeId, variant });
const idsOf = ({ bets }: ReturnType<typeof coupon>) => bets.map((bet) => bet.market.id);

test('another outcome of the same market takes the place of the first', () => {
  const other = { market: market('7-9', '3.10', { outcome: 'X' }), replaces: true };
  const replaced = coupon(add('7-1'), add('8-1'), add('7-9', '3.10', other));
  assert.equal(idsOf(replaced), ['7-9', '8-1']);
  assert.equal(Object.keys(replaced.addedAtByBetId).sort(), ['7-9', '8-1']);
  assert.equal(idsOf(coupon(add('7-1'), add('7-2'))), ['7-1', '7-2']);
  // In recordings of before both stayed.
  const { replaces: _, ...before } = other;
  assert.equal(idsOf(coupon(add('7-1'), add('8-1'), add('7-9', '3.10', before))).length, 3);
});

test('least odds go with the selections that they were asked for', () => {
  const asked = [add('7-1', '2.00'), settings({ exactCoef: '1.50' })];
  const exact = (...more: Parameters<typeof coupon>) =>
    coupon(...asked, ...more).settings.exactCoef;
  assert.is(exact(), '1.50');
  assert.is(exact(add('8-1')), '');
  assert.is(exact(happened('coupon.betRemoved', { marketId: '7-1' })), '');
});

test('placing by one press empties the coupon when it begins, and then holds one selection', () => {
  const pressing = settings({ isActiveOneClick: true, oneClickAmount: '5' });
  assert.equal(coupon(...player, add('7-1'), add('8-1'), pressing).bets, []);
  const one = coupon(...player, pressing, add('7-1'), add('8-1'));
  assert.equal([idsOf(one), one.amount, one.typeId], [['8-1'], '5', 0]);
});

test('a guest gathers selections whatever was chosen, and what one press stakes is of one currency', () => {
  const pressing = settings({ isActiveOneClick: true, oneClickAmount: '5' });
  assert.equal(idsOf(coupon(pressing, add('7-1'), add('8-1'))), ['7-1', '8-1']);
  const dollars = replied('session', {
    ...{ country: 'US', city: '', currency: 'USD', mobile: false, tablet: false, apple: false },
  } as never);
  const { isActiveOneClick, oneClickAmount } = coupon(pressing, dollars).settings;
  assert.equal([isActiveOneClick, oneClickAmount], [false, '']);
});

test('who comes after a player has not chosen to place by one press', () => {
  const pressing = settings({ isActiveOneClick: true, oneClickAmount: '5', isCompact: true });
  const gone = happened('session.ended', { reason: 'logout' } as never);
  const { isActiveOneClick, oneClickAmount, isCompact } = coupon(
    ...player,
    pressing,
    gone,
  ).settings;
  assert.equal([isActiveOneClick, oneClickAmount, isCompact], [false, '', true]);
});

test('the exact coefficient says what is won at the least, and goes with the coupon', () => {
  const asked = [add('7-1', '2.00'), amount('10'), settings({ exactCoef: '2.50' })];
  assert.is(coupon(...asked).possibleWin, '25.00');
  assert.is(coupon(...asked, add('8-1', '3.00'), type(10)).possibleWin, '50.00');
  assert.is(coupon(...asked, happened('coupon.cleared', {})).settings.exactCoef, '');
});

test('a coupon begins as the settings say; a typed amount ends that it follows the most', () => {
  const begun = coupon(settings({ isAutoMax: true, isVipBet: true }), add('7-1'));
  assert.equal([begun.isActiveAutoMax, begun.isActiveVipBet], [true, true]);
  const typed = coupon(settings({ isAutoMax: true }), add('7-1'), amount('3'));
  assert.is(typed.isActiveAutoMax, false);
});

test('the opposite of an express has the price of the server', () => {
  const pair = [add('7-1'), add('8-1'), amount('10')];
  const priced = coupon(...pair, ...bounds({ antiExpressCoef: '1.25' }), kind(1, 'anti'));
  assert.equal([priced.variant, priced.coef, priced.possibleWin], ['anti', '1.25', '12.50']);
  assert.is(coupon(...pair, kind(1, 'anti')).combos, 0);
  assert.is(coupon(...pair, kind(1, 'anti'), type(10)).variant, 'plain');
});

const opposite = (price: string, requestId: number) =>
  bounds({ antiExpressCoef: price }, requestId);

test('the price of the opposite goes with the selections, and is waited for', () => {
  const pair = [add('7-1'), add('8-1'), amount('10'), ...opposite('1.25', 1), kind(1, 'anti')];
  for (const change of [add('9-1'), happened('coupon.betRemoved', { marketId: '8-1' })]) {
    const { antiExpressCoef, isHousePriceDue } = coupon(...pair, change);
    assert.equal([antiExpressCoef, isHousePriceDue], [null, true]);
  }
  const told = coupon(...pair, add('9-1'), ...opposite('1.10', 2));
  assert.equal([told.coef, told.isHousePriceDue, needsAcceptance(told)], ['1.10', false, false]);
});

test('an answer to other selections prices nothing', () => {
  const pair = [add('7-1'), add('8-1'), amount('10'), kind(1, 'anti')];
  const [asked, answer] = opposite('3.00', 3);
  const late = coupon(...pair, asked as never, add('9-1'), answer as never);
  assert.equal([late.antiExpressCoef, late.isHousePriceDue], [null, true]);
});

test('a price of the opposite that became another is agreed to, whatever its selections cost', () => {
  const chosen = happened('coupon.settingChanged', { changeCoefAction: 1 });
  const pair = [add('7-1'), add('8-1'), amount('10'), chosen, ...opposite('1.25', 1)];
  const seen = [...pair, kind(1, 'anti')];
  assert.is(needsAcceptance(coupon(...seen, moved('7-1', '1.01'))), false);
  assert.is(needsAcceptance(coupon(...seen, ...opposite('1.30', 2))), false, 'it has risen');
  const fallen = [...seen, ...opposite('1.20', 2)];
  assert.is(needsAcceptance(coupon(...fallen)), true);
  const agreed = coupon(...fallen, happened('coupon.changesAccepted', { coef: '1.20' }));
  assert.is(needsAcceptance(agreed), false);
  assert.is(needsAcceptance(coupon(...pair, ...opposite('1.20', 2), kind(1, 'anti'))), false);
});

test('what is built of one match has one price, and its selections stand beside each other', () => {
  const pair = [add('7-1'), add('7-2'), amount('10'), ...bounds({ builderCoef: '3.10' })];
  assert.equal(
    coupon(...pair).bets.map(({ isDepend }) => isDepend),
    [true, true],
  );
  const built = coupon(...pair, kind(1, 'builder'));
  assert.equal([built.variant, built.coef, built.possibleWin], ['builder', '3.10', '31.00']);
  assert.equal(
    built.bets.map(({ isDepend }) => isDepend),
    [false, false],
  );
  const chosen = happened('coupon.settingChanged', { changeCoefAction: 1 });
  const seen = [...pair, chosen, kind(1, 'builder')];
  assert.is(needsAcceptance(coupon(...seen, moved('7-1', '1.01'))), false);
  assert.is(needsAcceptance(coupon(...seen, ...bounds({ builderCoef: '3.00' }, 2))), true);
});

test('with another match in it there is nothing to build, and without a price nothing to play', () => {
  const pair = [add('7-1'), add('7-2'), amount('10'), kind(1, 'builder')];
  const untold = coupon(...pair);
  assert.equal([untold.variant, untold.combos, untold.coef], ['builder', 0, null]);
  const mixed = coupon(...pair, ...bounds({ builderCoef: '3.10' }), add('8-1'));
  assert.equal([mixed.variant, mixed.builderCoef], ['plain', null]);
  const fewer = coupon(...pair, happened('coupon.betRemoved', { marketId: '7-2' }));
  assert.equal([fewer.typeId, fewer.variant], [0, 'plain']);
});

test('whoever turns from one price of the house to another agrees to that', () => {
  const chosen = happened('coupon.settingChanged', { changeCoefAction: 1 });
  const pair = [add('7-1'), add('7-2'), amount('10'), chosen];
  const both = [...pair, ...bounds({ antiExpressCoef: '9.00', builderCoef: '3.10' })];
  const turned = coupon(...both, kind(1, 'anti'), kind(1, 'builder'));
  assert.equal([turned.seenHousePrice, needsAcceptance(turned)], ['3.10', false]);
});

test('a full cover has every size, and no bankers', () => {
  const three = [add('7-1'), add('8-1'), add('9-1'), amount('7')];
  const patent = coupon(...three, kind(2, 'lucky'));
  assert.equal([patent.combos, patent.bets.every((bet) => bet.isDisabledBanker)], [7, true]);
});

test('a full cover has a name as long as each of its bets can be made: two of one match never meet', () => {
  const three = [add('7-1'), add('8-1'), add('9-1'), amount('7')];
  for (const variant of ['cover', 'lucky'] as const) {
    const fourth = coupon(...three, kind(2, variant), add('10-1'));
    assert.equal([fourth.typeId, fourth.variant], [2, variant]);
    const ofOne = coupon(...three, kind(2, variant), add('9-2'));
    assert.equal([ofOne.typeId, ofOne.variant], [2, 'plain']);
    assert.is(coupon(...three, add('9-2'), kind(2, variant)).variant, 'plain');
  }
});

test('steps of a chain are numbered, and a later one stakes what was typed for it', () => {
  const pair = [add('7-1', '2.00'), add('8-1', '3.00'), amount('10'), kind(4, 'chain')];
  const chain = coupon(...pair);
  assert.equal([chain.bets.map(({ blockId }) => blockId), chain.possibleWin], [[1, 2], '60.00']);
  const typed = happened('coupon.blockAmountChanged', { blockId: 2, amount: '5' });
  assert.is(coupon(...pair, typed).possibleWin, '30.00');
  const locked = coupon(add('7-1'), add('7-2'), kind(4, 'chain'));
  assert.equal(
    locked.bets.map(({ isDepend }) => isDepend),
    [true, true],
  );
});

test('a selection is sent to a block, and the server says the least stake of each size', () => {
  const three = [add('7-1'), add('8-1'), add('9-1'), add('10-1'), type(4)];
  const sent = happened('coupon.blockChosen', { marketId: '8-1', blockId: 1 });
  const also = happened('coupon.blockChosen', { marketId: '9-1', blockId: 1 });
  const systemValues = [{ value: 2, offset: 0, minBetAmount: 90, combo: 3 }];
  const blocks = coupon(...three, sent, also, ...bounds({ systemValues }));
  assert.equal(blocks.systemValues, systemValues);
});

test.run();
