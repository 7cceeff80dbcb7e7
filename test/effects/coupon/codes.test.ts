/** Coupons that are kept under codes, and how they come back. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addBet, bettingSession, game, market, place } from '../../support/session/betting.ts';
import {
  never,
  reply,
  type SessionOptions,
  type TestSession,
} from '../../support/session/session.ts';

const test = suite('effects: codes of coupons');

const CODE = '7QK2M0XA1T';

const kept = (id: string, coef: string, more: object = {}) => ({
  ...{ marketId: id, gameId: Number(id.split('-')[0]), coef },
  ...{ market: market(id, coef), game: game(Number(id.split('-')[0])), ...more },
});
const gone = (id: string) => ({
  ...{ marketId: id, gameId: 9, coef: '1.50' },
  gone: { team1: 'A', team2: 'B', group: 'result', param: null, outcome: '1' },
});
const whole = { typeId: 1, bets: [kept('8-1', '2.10'), kept('9-1', '1.50')] };

function opened(options: SessionOptions & { player?: boolean } = {}): TestSession {
  const session = bettingSession({
    player: true,
    ...options,
    answers: {
      couponLoad: () => reply(whole),
      couponOfBet: () => reply(whole),
      ...options.answers,
    },
  });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

const couponIn = ({ runtime }: TestSession) => runtime.state.coupon;
const idsIn = (session: TestSession) => couponIn(session).bets.map((bet) => bet.market.id);
const dialogsIn = ({ runtime }: TestSession) => runtime.state.modal.open.map(({ id }) => id);

function load(session: TestSession): void {
  session.runtime.publish('coupon.loadAsked', { code: CODE, by: 'field' });
  session.clock.advance(1000);
}

test('an empty coupon is filled at once, priced and kept over a reload', () => {
  const session = opened();
  load(session);
  assert.equal(idsIn(session), ['8-1', '9-1']);
  const { typeId, coef, amount, isOpen } = couponIn(session);
  assert.equal([typeId, coef, amount, isOpen], [1, '3.15', '5', true]);
  assert.equal(dialogsIn(session), []);
  assert.ok(session.requestsOf('couponCalculate').length > 0);
  assert.match(session.storage.local.getItem('coupon') ?? '', '9-1');
});

test('what is in the coupon is not lost without a question', () => {
  const session = opened();
  addBet(session, '7-1');
  load(session);
  assert.equal([idsIn(session), dialogsIn(session)], [['7-1'], ['coupon-load']]);
  session.runtime.publish('coupon.fillConfirmed', {});
  session.clock.advance(1000);
  assert.equal([idsIn(session), dialogsIn(session)], [['8-1', '9-1'], []]);
  session.runtime.publish('coupon.fillConfirmed', {});
  addBet(session, '7-1');
  session.runtime.publish('coupon.fillConfirmed', {});
  assert.equal(idsIn(session).length, 3, 'an answer fills once');
});

test('what is gone is told before the rest is taken, and kinds that need it are not kept', () => {
  const answer = { typeId: 2, systemValue: 2, bets: [kept('8-1', '2.10'), gone('5-1')] };
  const session = opened({ answers: { couponLoad: () => reply(answer) } });
  load(session);
  assert.equal([idsIn(session), dialogsIn(session)], [[], ['coupon-load']]);
  const { found } = session.runtime.state.couponCodes;
  assert.equal(
    found?.bets.map((bet) => bet.gone?.team1),
    [undefined, 'A'],
  );
  session.runtime.publish('coupon.fillConfirmed', {});
  assert.equal([idsIn(session), couponIn(session).typeId], [['8-1'], 0]);
});

test('steps, bankers and sizes come back as they were', () => {
  const bets = [kept('7-1', '2', { blockId: 2 }), kept('8-1', '3', { blockId: 1 })];
  const chain = { typeId: 4, variant: 'chain', bets };
  const session = opened({ answers: { couponLoad: () => reply(chain) } });
  load(session);
  const { variant, bets: filled } = couponIn(session);
  assert.equal([variant, filled.map(({ blockId }) => blockId)], ['chain', [2, 1]]);
});

test('a bet under way stays what it is', () => {
  const session = opened({ answers: { couponPlace: never } });
  addBet(session, '7-1');
  session.runtime.publish('coupon.amountChanged', { amount: '10' });
  session.clock.advance(1000);
  place(session);
  load(session);
  session.runtime.publish('coupon.fillConfirmed', {});
  assert.equal([couponIn(session).placing.status, idsIn(session)], ['placing', ['7-1']]);
});

test('a link fills the coupon once, and leaves the address', () => {
  const session = opened({ url: '/en/live?coupon=7qk2m-oxalt&champ=5#x', player: false });
  assert.equal(
    session.requestsOf('couponLoad').map(({ request }) => request.url.split('/').at(-1)),
    [CODE],
  );
  assert.equal(idsIn(session), ['8-1', '9-1']);
  assert.is(session.runtime.state.route.url, '/en/live?champ=5#x');
});

test('what came of a link that leads to nothing is said', () => {
  const unknown = () => reply({ errors: [{ code: '1931', detail: 'coupon_code_unknown' }] }, 404);
  const session = opened({ url: '/en?coupon=AAAA', answers: { couponLoad: unknown } });
  assert.equal(dialogsIn(session), ['coupon-load']);
  const { told } = session.runtime.state.couponCodes.loading;
  assert.is(told && 'key' in told && told.key, 'coupon_code_unknown');
});

test('a bet is repeated where the slip is in sight', () => {
  const session = opened({ url: '/en/office/history' });
  session.runtime.publish('bet.repeatAsked', { couponId: '1000000001' });
  session.clock.advance(1000);
  assert.equal(idsIn(session), ['8-1', '9-1']);
  assert.is(session.runtime.state.route.url, '/en/line');
});

test('what another player wanted to repeat is not found by the next', () => {
  const session = opened();
  addBet(session, '7-1');
  session.runtime.publish('bet.repeatAsked', { couponId: '1000000001' });
  session.clock.advance(1000);
  assert.is(session.runtime.state.couponCodes.found?.bets.length, 2);
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(1000);
  assert.is(session.runtime.state.couponCodes.found, null);
});

test('a code holds selections and how they are played, and no amount', () => {
  const session = opened({ answers: { couponSave: () => reply({ code: CODE }) } });
  for (const id of ['7-1', '8-1', '9-1']) addBet(session, id);
  session.runtime.publish('coupon.typeChosen', { typeId: 10 });
  session.runtime.publish('coupon.betAmountChanged', { marketId: '7-1', amount: '5' });
  session.runtime.publish('coupon.saveAsked', {});
  session.clock.advance(1000);
  const [sent] = session.requestsOf('couponSave');
  assert.equal(sent?.request.body, {
    typeId: 10,
    bets: ['7-1', '8-1', '9-1'].map((id) => {
      return { marketId: id, gameId: Number(id[0]), coef: '1.85' };
    }),
  });
  assert.is(session.runtime.state.couponCodes.code, CODE);
});

test.run();
