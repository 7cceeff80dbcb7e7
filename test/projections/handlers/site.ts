/** The site around the player: captchas, what is closed, bets that are settled. */
import type { HistoryItem } from '../../../src/calls/coupon.ts';
import { asked, failed, happened, refused, replied } from '../../support/session/given.ts';
import { type HandlerCase, makes } from './handler-case.ts';
import { startedWith } from './started.ts';

const started = startedWith({ session: { maintenanceDismissed: '1-2' } });

const needed = happened('captcha.required', { code: '100', requestId: 1 });
const locked = happened('captcha.failed', {
  ...{ code: '111', time: 5, message: 'no', isLogoutUser: true },
});
const waiting = [happened('captcha.required', { code: '111', requestId: 1 }), locked];

const captcha: readonly HandlerCase[] = [
  makes('captcha', [needed], happened('captcha.unsolved', { message: 'no' }), {
    status: 'unavailable',
  }),
  makes('captcha', [needed], happened('http.cancelled', { call: 'balance', requestId: 1 }), {
    ...{ status: 'idle', waiting: [] },
  }),
  makes('captcha', waiting, refused('captchaTime', 500), { status: 'needed', retryAt: null }),
  makes('captcha', waiting, failed('captchaTime'), { status: 'needed', retryAt: null }),
];

const open: HistoryItem = {
  ...{ couponId: '3', placedAt: 300, settledAt: null, typeId: 0, amount: 1000, currency: 'EUR' },
  ...{ coef: '2.00', possibleWin: 2000, payout: null, status: 'open', legs: [] },
};
const history = [
  happened('http.requested', { call: 'betHistory', requestId: 1 }),
  replied('betHistory', { items: [open], next: null }),
];
const won = happened(
  'bet.settled',
  {
    ...{ requestId: 1, couponId: '3', result: 'won', payout: 2000, currency: 'EUR' },
  },
  400,
);

const closed = happened('http.replied', {
  ...{ call: 'block', requestId: 1, status: 403, body: { errors: [{ code: '1501' }] } },
});

export const site: readonly HandlerCase[] = [
  ...captcha,
  makes('block', [], started, { maintenance: { dismissed: '1-2' } }),
  makes('block', [], happened('timer.fired', { name: 'maintenance-notice-begins' }), {
    maintenance: { isAnnounced: true },
  }),
  makes('block', [], replied('block', { displayTypeId: 1, templateTypeId: 5 }), { reason: 5 }),
  makes('block', [], closed, { maintenance: { isActive: true } }),
  makes('phones', [asked('phoneCountries')], refused('phoneCountries', 500), { status: 'failed' }),
  makes(
    'limits',
    [asked('availableLimits')],
    replied('availableLimits', [{ type: 1, definition: {} }]),
    { available: { types: [{ type: 1, definition: {} }] } },
  ),
  makes('consent', [happened('consent.customiseOpened', {})], happened('consent.closed', {}), {
    view: 'main',
  }),
  makes('bets', history, happened('session.started', { userId: 'u1' }), { items: [] }),
  makes('bets', history.slice(0, 1), refused('betHistory', 500), { status: 'failed' }),
  makes('config', [], refused('configAll', 500), { status: 'failed' }),
  makes('config', [], failed('configAll'), { status: 'failed' }),
  makes(
    'coupon',
    [],
    replied('session', {
      ...{ geo: { countryCode: 'us', countryId: 2 }, currency: 'USD', language: 'en' },
    }),
    { currency: { iso: 'USD' } },
  ),
  makes('bets', history, won, {
    items: [{ ...open, status: 'won', payout: 2000, settledAt: 400 }],
  }),
];
