import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../../src/calls/table.ts';
import { boundsOf } from '../../../../src/domain/coupon/placing-facts.ts';
import type { State } from '../../../../src/projections/state.ts';
import { placeState } from '../../../../src/site/coupon/placing/place-state.ts';
import { balance } from '../../../support/session/betting.ts';
import {
  action,
  add,
  amount,
  bounds,
  moved,
  player,
  type,
} from '../../../support/session/coupon-events.ts';
import {
  asked,
  given,
  type Happening,
  happened,
  refused,
  replied,
} from '../../../support/session/given.ts';

const test = suite('coupon: why a bet can or cannot be placed');

const limits = replied('limits', { limits: [] }, { requestId: 91 });
const signedIn = [happened('app.ready', {}), ...player, asked('limits', 91), limits];

/** The slices that are looked at, after what happened. */
function seen(happenings: readonly Happening[]): State {
  const slices = ['coupon', 'accounts', 'session', 'config', 'limits', 'user'] as const;
  return Object.fromEntries(slices.map((name) => [name, given(name, happenings)])) as never;
}

const kindOf = (...happenings: Happening[]) => placeState(seen(happenings)).kind;

test('ready, with a selection, an amount, an account and known limits', () => {
  assert.is(kindOf(...signedIn, add('7-1'), amount('10')), 'ready');
});

test('the first thing that is missing is said', () => {
  assert.is(kindOf(), 'empty');
  assert.is(kindOf(add('7-1')), 'waiting');
  const guest = replied('authCheck', { user_id: null }, { requestId: 92 });
  assert.is(kindOf(guest, add('7-1')), 'guest');
  assert.is(kindOf(...signedIn, add('7-1'), amount('')), 'amount-missing');
});

test('the opposite of an express waits for its price, and says where there is none', () => {
  const pair = [...signedIn, add('7-1'), add('8-1'), amount('10')];
  const anti = happened('coupon.typeChosen', { typeId: 1, variant: 'anti' });
  assert.is(kindOf(...pair, anti), 'waiting');
  assert.is(kindOf(...pair, anti, ...bounds({})), 'unpriced');
  assert.is(kindOf(...pair, anti, ...bounds({ antiExpressCoef: '1.25' })), 'ready');
});

test('while it is not settled which account pays, no bet is placed', () => {
  const whole = [...signedIn, add('7-1'), amount('10')];
  const chosen = happened('accounts.activatePressed', { id: 'another' });
  assert.is(kindOf(...whole, chosen), 'waiting');
  const gaveUp = happened('accounts.gaveUp', { waitingFor: 'change' });
  assert.is(kindOf(...whole, chosen, gaveUp), 'ready');
});

test('limits that are not known, or cannot be had, stop the bet', () => {
  assert.is(kindOf(...player, add('7-1'), amount('10')), 'waiting');
  assert.is(
    kindOf(...player, asked('limits'), refused('limits', 503), add('7-1')),
    'limits-unreachable',
  );
  const excluded = replied(
    'limits',
    {
      limits: [{ limitType: 30, limitState: 'ACTIVE', limitValue: 1, startedAt: 0, endsAt: null }],
    },
    { requestId: 93 },
  );
  assert.is(kindOf(...player, asked('limits', 93), excluded, add('7-1'), amount('10')), 'excluded');
});

test('amounts are held to the bounds and to the balance; several singles each by itself', () => {
  const with50 = [...signedIn, add('7-1'), ...bounds()];
  assert.equal(placeState(seen([...with50, amount('0.49')])), { kind: 'amount-low', bound: 50 });
  assert.equal(placeState(seen([...with50, amount('1000.01')])), {
    kind: 'amount-high',
    bound: 100_000,
  });
  assert.is(kindOf(...with50, amount('1000')), 'ready');
  const poor = replied('balance', balance(900) as CallReply<'balance'>, { requestId: 94 });
  assert.is(kindOf(...with50, poor, amount('10')), 'not-enough-money');
  const singles = [...signedIn, add('7-1'), add('8-1'), type(10), ...bounds(), amount('10')];
  const own = happened('coupon.betAmountChanged', { marketId: '8-1', amount: '0.1' });
  assert.is(kindOf(...singles), 'ready');
  assert.is(kindOf(...singles, own), 'amount-low');
});

test('without a connection a bet that could be placed is not', () => {
  const offline = happened('app.connectionChanged', { online: false });
  assert.is(kindOf(...signedIn, add('7-1'), amount('10'), offline), 'offline');
  assert.is(kindOf(...signedIn, add('7-1'), amount(''), offline), 'amount-missing');
});

test('changed odds are asked about once nothing else is missing', () => {
  const changed = [add('7-1'), action(0), moved('7-1', '1.50')];
  assert.is(kindOf(...signedIn, ...changed, amount('')), 'amount-missing');
  assert.is(kindOf(...signedIn, ...changed, amount('10')), 'changed');
  const offline = happened('app.connectionChanged', { online: false });
  assert.is(kindOf(...signedIn, ...changed, amount('10'), offline), 'offline');
});

test('a bonus account knows no bounds', () => {
  const bonus = balance() as CallReply<'balance'>;
  const account = replied(
    'balance',
    { ...bonus, all_accounts: bonus.all_accounts.map((one) => ({ ...one, type: 4 as const })) },
    { requestId: 95 },
  );
  assert.equal(boundsOf(seen([...signedIn, account, add('7-1'), ...bounds()])), {
    min: null,
    max: null,
  });
});

test('a locked selection and an impossible combination come before the rest', () => {
  const blocked = happened('line.updated', {
    requestId: 1,
    id: '2',
    updates: [{ kind: 'market', marketId: '7-1', coef: '2', isBlocked: true }],
  });
  assert.is(kindOf(add('7-1'), blocked), 'locked');
  assert.is(kindOf(add('7-1'), add('7-2')), 'locked');
});

test.run();
