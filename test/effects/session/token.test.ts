import { throwError } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { effects } from '../../../src/effects/all.ts';
import { effect } from '../../../src/effects/define.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { recorded } from '../../support/session/betting.ts';
import { ask, endOf } from '../../support/session/calling.ts';
import { reply, testSession } from '../../support/session/session.ts';

const test = suite('effects: token');

const broken = effect('token', () => throwError(() => new Error('planted')));
const resting = effects
  .filter(({ name }) => name === 'token' || name === 'http')
  .map((one) => (one.name === 'token' ? broken : one));

test('a log says until when a token is good also while the effect that keeps the cookie rests', () => {
  const expiresAt = Date.UTC(2026, 0, 1, 1);
  const token = `x.${btoa(JSON.stringify({ exp: expiresAt / 1000 }))}.y`;
  const session = testSession({
    effects: resting,
    answers: { rights: () => reply({ rights: [] }), token: () => reply({ token }) },
  });
  session.runtime.start();
  session.runtime.publish('session.started', { userId: '7' });
  const id = ask(session, 'rights');
  session.clock.advance(500);
  assert.is(endOf(session, id), 200);
  session.runtime.stop();
  const log = recorded(session.events);
  const told = log.flatMap((event) => (event.type === 'session.tokenKept' ? [event.data] : []));
  assert.equal(
    told.map((one) => one.expiresAt),
    [expiresAt],
  );
  assert.is(verifyIntentions(log, resting).firstDifference, undefined);
});

test.run();
