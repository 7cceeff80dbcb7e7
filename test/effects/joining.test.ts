import { ignoreElements, tap } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { effects, isLate } from '../../src/effects/all.ts';
import { effect } from '../../src/effects/define.ts';
import { verifyIntentions } from '../../src/replay/intentions/intentions.ts';
import { recovering } from '../support/recovering.ts';
import { testSession } from '../support/session.ts';

const test = suite('effects: joining');

const first = effects.filter((one) => !isLate(one));
const late = effects.filter(isLate);

/** A page whose other effects are still on their way. */
const waiting = () => recovering({ effects: first, effectsJoinLater: true });

test('what was pressed before effects join is done when they do, and once', () => {
  const player = waiting();
  player.open();
  player.call();
  assert.is(player.session.requestsOf('passwordRecovery').length, 0);
  player.session.runtime.join(late);
  player.session.clock.advance(100);
  assert.is(player.recovery().step, 'code');
  player.give();
  player.choose();
  assert.is(player.recovery().step, 'done');
  assert.is(player.session.requestsOf('passwordRecovery').length, 3);
});

test('what a press leads to names it as its cause, and a replay lets them join at the same place', () => {
  const player = waiting();
  player.call();
  player.session.runtime.join(late);
  player.session.clock.advance(100);
  const { events } = player.session;
  const pressed = events.find(({ type }) => type === 'recovery.called');
  const asked = events.find(
    ({ type, data }) => type === 'http.requested' && data.call === 'passwordRecovery',
  );
  assert.is(asked?.cause, pressed?.seq);
  assert.equal(verifyIntentions(events).firstDifference, undefined);
  assert.is(verifyIntentions(events).verdict, 'match');
});

test('a session that they never joined is replayed without them', () => {
  const player = waiting();
  player.call();
  player.session.runtime.stop();
  assert.is(verifyIntentions(player.session.events).verdict, 'match');
});

test('each event is heard with the state of its time, and none twice', () => {
  const heard: [seq: number, visible: boolean][] = [];
  const listening = effect('listening', (context) =>
    context.on('app.visibilityChanged').pipe(
      tap(({ seq }) => heard.push([seq, context.state().session.visible])),
      ignoreElements(),
    ),
  );
  const session = testSession({ effects: first, effectsJoinLater: true });
  session.runtime.start();
  const seq = session.events.length;
  const turn = (visible: boolean) => session.runtime.input('app.visibilityChanged', { visible });
  turn(false);
  turn(true);
  session.runtime.join([listening]);
  turn(false);
  assert.equal(heard, [
    [seq, false],
    [seq + 1, true],
    [seq + 3, false],
  ]);
});

test('effects join once', () => {
  const player = waiting();
  player.session.runtime.join(late);
  player.session.runtime.join(late);
  player.call();
  assert.is(player.session.requestsOf('passwordRecovery').length, 1);
});

test.run();
