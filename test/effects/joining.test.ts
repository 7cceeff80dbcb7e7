import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { effects, isLate } from '../../src/effects/all.ts';
import { verifyIntentions } from '../../src/replay/intentions/intentions.ts';
import { LOGIN, recovering } from '../support/session/recovering.ts';

const test = suite('effects: joining');

const first = effects.filter((one) => !isLate(one));
const late = effects.filter(isLate);

/** A page whose other effects are still on their way. */
function waiting(url = '/en') {
  const player = recovering({ effects: first, effectsJoinLater: true, url });
  const { runtime, clock } = player.session;
  return {
    ...player,
    press: () => runtime.input('recovery.called', { login: LOGIN }),
    join() {
      runtime.join(late);
      clock.advance(100);
    },
  };
}

test('what is pressed before effects join is let in when they do, and done once', () => {
  const player = waiting();
  player.press();
  assert.equal(player.steps(), [], 'it has not happened yet');
  player.join();
  assert.is(player.recovery().step, 'code');
  player.give();
  player.choose();
  assert.is(player.recovery().step, 'done');
  assert.is(player.session.requestsOf('passwordRecovery').length, 3);
});

test('what they have no part in happens at once', () => {
  const { session } = waiting();
  session.runtime.input('casino.searchTyped', { text: 'dice' });
  session.runtime.input('casino.betChosen', { game: 42, stake: '2' });
  session.runtime.input('casino.roundRecalled', { roundId: 'r1' });
  session.runtime.input('registration.wanted', {});
  const { casinoGames, casinoTable, casinoRounds } = session.runtime.state;
  assert.equal(
    [casinoGames.search, casinoTable.chosen['42']?.stake, casinoRounds.recalled],
    ['dice', '2', 'r1'],
  );
  assert.ok(session.typesOf('modal.').includes('modal.opened'));
});

test('nothing that somebody else pressed is let in', () => {
  const player = waiting();
  player.press();
  player.session.runtime.publish('session.started', { userId: '7' });
  player.join();
  assert.equal(player.steps(), []);
});

test('a replay lets them join at the same place', () => {
  const player = waiting();
  player.press();
  player.join();
  const { events } = player.session;
  const joined = events.findIndex(({ type }) => type === 'app.effectsJoined');
  assert.ok(joined > 0 && joined < events.findIndex(({ type }) => type === 'recovery.called'));
  assert.is(verifyIntentions(events).verdict, 'match');
});

test('a session that they never joined is replayed without them', () => {
  const player = waiting();
  player.session.runtime.publish('recovery.called', { login: LOGIN });
  player.session.runtime.stop();
  assert.is(verifyIntentions(player.session.events).verdict, 'match');
});

test('they know the page that is shown, and no page before it', () => {
  const player = waiting('/en/user/accountverify?token=secret');
  player.session.runtime.publish('route.requested', { url: '/en/live', replace: false });
  player.join();
  assert.is(player.session.requestsOf('activationLink').length, 0);
  const there = waiting('/en/user/accountverify?token=secret');
  there.join();
  assert.is(there.session.requestsOf('activationLink').length, 1);
});

test('effects join once', () => {
  const player = waiting();
  player.join();
  player.join();
  player.press();
  player.session.clock.advance(100);
  assert.is(player.session.requestsOf('passwordRecovery').length, 1);
});

test.run();
