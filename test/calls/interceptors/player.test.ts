/** A player's call that is answered when another is there: nothing of it reaches them. */
import { of } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chain, ended } from '../../../src/calls/interceptors/chain.ts';
import { ofItsPlayer } from '../../../src/calls/interceptors/player.ts';
import type { CallName } from '../../../src/calls/table.ts';
import { ask, endOf } from '../../support/session/calling.ts';
import { aloneContext, answering, attemptOf } from '../../support/session/interceptors.ts';
import { type Answer, refuse, reply } from '../../support/session/session.ts';

const test = suite('calls: player');

/** What a call comes to that was answered after somebody signed in or out. */
function lateOutcome(call: CallName, status: number): number | string | null {
  const { context, changeSitting } = aloneContext();
  const send = chain([ofItsPlayer(context)], () => {
    changeSitting();
    return of(ended({ kind: 'replied', status, body: {} }));
  });
  let outcome: number | string | null = null;
  send(attemptOf(call)).subscribe((passage) => {
    if (passage.kind === 'outcome') {
      outcome =
        passage.outcome.kind === 'replied' ? passage.outcome.status : passage.outcome.reason;
    }
  });
  return outcome;
}

test('a late answer to a player fails, and one to anybody does not', () => {
  assert.equal([lateOutcome('rights', 200), lateOutcome('rights', 451)], ['error', 'error']);
  assert.is(lateOutcome('authCheck', 200), 200);
});

test('that a token was refused is no answer to anybody', () => {
  assert.is(lateOutcome('rights', 401), 401);
});

/** Ann's call is answered two seconds after Bob, or nobody, came in her place. */
function answeredAfterAnn(next: string | null, answer: Answer) {
  const session = answering({ authCheck: () => reply({ user_id: 'ann' }) });
  session.answers.bonusPopup = () => session.clock.late(3000, answer);
  const id = ask(session, 'bonusPopup');
  session.clock.advance(1000);
  session.answers.authCheck = () => reply({ user_id: next });
  session.runtime.publish('app.storageChanged', { name: 'authChanged', value: null });
  session.clock.advance(5000);
  assert.is(session.runtime.state.session.userId, next);
  assert.is(endOf(session, id), 'error');
  return session;
}

test('terms that stood in the way of one player lead no other away from their page', () => {
  const changed = reply({ errors: [], exception_code: 1 }, 451);
  for (const next of ['bob', null]) {
    const session = answeredAfterAnn(next, changed);
    assert.not.ok(session.runtime.state.terms.changed);
    assert.is(session.runtime.state.route.url, '/en');
  }
});

test('nobody is asked to solve a captcha for a call of whoever was there before', () => {
  for (const next of ['bob', null]) {
    const session = answeredAfterAnn(next, refuse(400, '111'));
    assert.equal(session.typesOf('captcha.'), []);
    assert.equal(session.runtime.state.modal.open, []);
  }
});

test.run();
