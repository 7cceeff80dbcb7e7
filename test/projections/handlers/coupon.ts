/** A bet on its way, and prices that move under it. */
import { add, amount, moved, player } from '../../support/session/coupon-events.ts';
import { failed, happened, refused, replied } from '../../support/session/given.ts';
import { type HandlerCase, makes } from './handler-case.ts';

/** The place of the press makes the key. */
const KEY = '.4';
const shown = { coef: '2.00', amount: '10', possibleWin: '20.00' };
const pressed = [...player, add('7-1'), amount('10'), happened('coupon.placePressed', { shown })];
const sent = [
  ...pressed,
  happened('http.requested', {
    ...{ call: 'couponPlace', requestId: 1, headers: { 'idempotency-key': KEY }, body: {} },
  }),
];
const held = happened('captcha.required', { code: '111', requestId: 1 });
const goesOn = happened('http.attempted', {
  ...{ call: 'couponPlace', requestId: 1, reason: 'captcha', status: 400, delay: 0 },
});
const asksAgain = happened('coupon.placeChecked', { key: KEY, attempt: 2 });

const changed = replied('couponPlace', { status: 'coefChanged', bets: [] });

export const coupon: readonly HandlerCase[] = [
  makes('coupon', sent, held, { placing: { isHeld: true } }),
  makes('coupon', [...sent, held], goesOn, { placing: { isHeld: false } }),
  makes(
    'coupon',
    pressed,
    happened('coupon.placeRefused', { key: KEY, reason: 'amount-low', bound: 50 }),
    { placing: { status: 'idle', refusal: 'amount-low' } },
  ),
  makes('coupon', [...sent, failed('couponPlace')], asksAgain, { placing: { attempt: 2 } }),
  makes('coupon', [...sent, refused('couponPlace', 400)], happened('coupon.successDismissed', {}), {
    placing: { status: 'idle' },
  }),
  makes('coupon', [...sent, changed], happened('coupon.changesAccepted', {}), {
    placing: { status: 'idle' },
  }),
  makes('coupon', [add('7-1'), amount('10')], moved('7-1', '3.00'), { possibleWin: '30.00' }),
];
