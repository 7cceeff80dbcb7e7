import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EventType } from '../../src/events/catalogue.ts';
import { game, market } from '../support/session/betting.ts';
import { testSession } from '../support/session/session.ts';

const test = suite('bus: what does not fit');

const sound = { market: market('7-1'), game: game(7), source: 'line', pageType: 'game' };

const named = (id: string) => ({ ...sound, market: { ...sound.market, id } });

const nonsense: readonly (readonly [what: string, message: unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'couponAddBet'],
  ['a list', [sound]],
  ['no market', { ...sound, market: undefined }],
  ['a market called __proto__', named('__proto__')],
  ['a market called constructor', named('constructor')],
  ['a market called toString', named('toString')],
  ['a market without a name', named('')],
  ['a market with mark-up', named('<b>7-1</b>')],
  ['a market with an endless name', named('7'.repeat(65))],
  ['a coefficient that is a number', { ...sound, market: { ...sound.market, coef: 1.85 } }],
  ['a main market that is reserved', { ...sound, game: game(7, { mainMarketIds: ['valueOf'] }) }],
];

const started = () => {
  const session = testSession({ effects: [] });
  session.runtime.start();
  return session;
};

for (const [what, message] of nonsense) {
  test(`a sub-application's nonsense is left out, visibly: ${what}`, () => {
    const { runtime, events } = started();
    const { coupon } = runtime.state;
    runtime.hostBus.emit('couponAddBet', message);
    const last = events.at(-1);
    assert.is(last?.type === 'bus.rejected' && last.data.source, 'host-bus');
    assert.is(runtime.state.coupon, coupon);
  });
}

test('a selection that fits is taken', () => {
  const { runtime } = started();
  runtime.hostBus.emit('couponAddBet', sound);
  assert.equal(
    runtime.state.coupon.bets.map((bet) => bet.market.id),
    ['7-1'],
  );
});

for (const type of ['nobody.knows', 'constructor', '__proto__', '']) {
  test(`an event of an unknown type is left out, visibly: '${type}'`, () => {
    const { runtime, events } = started();
    runtime.publish(type as EventType, {});
    const problem = 'no event has this name';
    assert.is(events.at(-1)?.type, 'bus.rejected');
    assert.equal(events.at(-1)?.data, { source: 'publish', name: type, problem });
  });
}

test('what does not fit is never repeated in the log', () => {
  const session = testSession();
  session.runtime.start();
  const password = 7_411_111_111_111_111 as unknown as string;
  session.runtime.publish('session.loginSubmitted', { login: 'ann', password });
  const rejected = session.events.find((event) => event.type === 'bus.rejected');
  assert.is(
    rejected?.type === 'bus.rejected' && rejected.data.problem,
    'password: expected string',
  );
  assert.not.match(JSON.stringify(session.events), '7411111111111111');
});

test.run();
