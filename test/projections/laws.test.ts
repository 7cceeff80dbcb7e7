/** What holds of all that is loaded or sent, in whichever read model it stands. */
import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { type CallName, calls } from '../../src/calls/table.ts';
import type { EventData, EventType } from '../../src/events/catalogue.ts';
import { type SliceName, type State, siteFold } from '../../src/projections/state.ts';
import {
  ann,
  callNames,
  callsOf,
  endings,
  out,
  prepared,
  requestsOf,
  rows,
  sendings,
  takenAt,
} from '../support/session/asking.ts';
import { Log } from '../support/session/growing-log.ts';
import { changes, retained } from '../support/session/retained-state.ts';

/** The same each time, and quick enough for every run. */
const BOUNDED = { seed: 5, numRuns: 60, endOnFailure: true };

const test = suite('projections: laws of asking');

/** Most of what a property here would take is a sign-in, and it is the same each time. */
const signedIn = new Log();
ann(signedIn);

const sliceNames = Object.keys(siteFold.initial()) as SliceName[];

/** Kept by a rule of its own: whatever is newer than what is there is taken. */
const merged: ReadonlySet<string> = new Set(['preferences.user_hide_balance']);

for (const [name, row] of rows) {
  const parts = requestsOf(row, new Log());
  for (const [place, { call }] of parts.entries()) {
    /** Asks once more, and gives the number of the request. */
    const ask = (log: Log): number => {
      const data = requestsOf(row, log)[place] as EventData<'http.requested'>;
      log.is('http.requested', data);
      return data.requestId;
    };
    const name2 = parts.length === 1 ? name : `${name}, ${call}`;
    const both = fc.tuple(endings(call as CallName), endings(call as CallName));

    test(`${name2}: the answer to an older question changes nothing`, () => {
      fc.assert(
        fc.property(both, fc.boolean(), ([earlier, later], isEarly) => {
          const log = signedIn.fork();
          const first = ask(log);
          const second = ask(log);
          if (!isEarly) log.add(later(second));
          const before = log.state;
          log.add(earlier(first));
          const wrong = changes(before, log.state).filter((path) => !merged.has(path));
          assert.is(wrong.join(), '');
        }),
        BOUNDED,
      );
    });

    if (row.whose === 'player') {
      test(`${name2}: the answer to a player who is gone changes nothing`, () => {
        fc.assert(
          fc.property(both, ([ending]) => {
            const log = signedIn.fork();
            const requestId = ask(log);
            out(log);
            const left = log.state;
            const next = log.fork();
            next.is('session.started', { userId: 'bob' });
            const bob = next.state;
            next.add(ending(requestId));
            assert.is(retained(bob, next.state).join(), '');
            log.add(ending(requestId));
            assert.is(retained(left, log.state).join(), '');
          }),
          BOUNDED,
        );
      });
    }
  }
}

/**
 * What is not a player's, and is kept by a rule of its own: of the site and the place, the wait of a
 * captcha, the line with its stream. And seqs, which say that something was heard.
 */
const apart = /^(block|captcha|config|line|session)\.|\.currency$|^terms\.since$/;

for (const call of callNames) {
  const ending = endings(call).filter((make) => {
    const { type, data } = make(1);
    const { status, body } = data as { readonly status?: number; readonly body?: unknown };
    return type === 'http.replied' && status === 200 && v.is(calls[call].reply, body);
  });

  test(`${call}: an answer to an older question takes nothing of a newer one back`, () => {
    fc.assert(
      fc.property(ending, ending, (older, newer) => {
        const log = signedIn.fork();
        const asked = { call, query: { ids: 'currencies', cursor: 'x' }, path: { lang: 'en' } };
        const first = log.is('http.requested', { ...asked, requestId: 1, body: {} });
        const second = log.is('http.requested', { ...asked, requestId: 2, body: {} });
        log.add({ ...newer(2), cause: second });
        const before = log.state;
        log.add({ ...older(1), cause: first });
        const wrong = changes(before, log.state).filter(
          (path) => !merged.has(path) && !apart.test(path),
        );
        assert.is(wrong.join(), '');
      }),
      { ...BOUNDED, numRuns: 20 },
    );
  });
}

/**
 * Who takes an answer to an older question, and why: what is newer than what is there is taken, whichever
 * question it answers, or it is about what was asked, such as a bet by its key.
 */
const takers: { readonly [N in SliceName]?: readonly CallName[] } = {
  accounts: ['balance', 'balanceSecond'],
  block: ['maintenance'],
  captcha: ['captchaTime'],
  config: ['configAll', 'configGroup'],
  coupon: ['balance', 'balanceSecond', 'couponPlace', 'session'],
  line: ['sportsLine'],
  preferences: ['balanceHide', 'userConfig'],
  registration: ['session'],
  session: ['appVersion', 'authCheck', 'disconnect', 'session'],
  // With a new password all other sign-ins are over, whoever asked.
  signIns: ['passwordChange'],
  terms: ['agreementConfirm', 'agreementStatus'],
};

/** Read models that are another object. */
const others = (before: State, after: State) =>
  sliceNames.filter((name) => before[name] !== after[name]);

const taken = new Set<string>();

for (const call of callNames) {
  test(`${call}: the answer to an older question leaves each read model the object it was`, () => {
    fc.assert(
      fc.property(endings(call), (ending) => {
        const log = signedIn.fork();
        const asked = { call, query: { ids: 'currencies', cursor: 'x' }, path: { lang: 'en' } };
        const cause = log.is('http.requested', { ...asked, requestId: 1, body: {} });
        log.is('http.requested', { ...asked, requestId: 2, body: {} });
        const before = log.state;
        log.add({ ...ending(1), cause });
        const changed = others(before, log.state);
        for (const name of changed) taken.add(`${name} ${call}`);
        assert.equal(
          changed.filter((name) => !takers[name]?.includes(call)),
          [],
        );
      }),
      BOUNDED,
    );
  });
}

test('who is said to take an answer to an older question does', () => {
  const said = sliceNames.flatMap((name) => takers[name]?.map((call) => `${name} ${call}`) ?? []);
  assert.equal([...taken].sort(), said.sort());
});

const found = sendings();

test('the walk finds what is sent', () => {
  const types = found.map(({ input }) => input.type);
  for (const type of ['mailing.submitted', 'bet.olderAsked', 'protection.signInEndPressed']) {
    assert.ok(types.includes(type as EventType), type);
  }
  assert.ok(types.length >= 20, `${types.length}`);
});

for (const { input, path } of found) {
  test(`${input.type}: one at a time`, () => {
    const log = prepared();
    log.add(input);
    const again = log.add(input);
    assert.is(takenAt(log.state, again), undefined);
  });

  test(`${input.type}: an answer that it does not wait for leaves each read model the object it was`, () => {
    const log = prepared();
    const cause = log.add(input);
    for (const call of callsOf(log, path, cause)) {
      const one = log.fork();
      one.is('http.requested', { call, requestId: 7, query: { cursor: 'x' }, body: {} }, cause);
      const before = one.state;
      for (const ending of fc.sample(endings(call), { numRuns: 10, seed: 5 })) {
        one.state = before;
        one.add(ending(6));
        const changed = others(before, one.state).filter((name) => !takers[name]?.includes(call));
        assert.equal(changed, [], call);
      }
    }
  });

  test(`${input.type}: a refusal ends it, and it can be sent again`, () => {
    const log = prepared();
    const cause = log.add(input);
    const out = callsOf(log, path, cause);
    assert.ok(out.length > 0, 'no call is issued for it');
    for (const call of out) {
      const one = log.fork();
      const requestId = 7;
      one.is('http.requested', { call, requestId, query: { cursor: 'x' }, body: {} }, cause);
      one.is('http.replied', { call, requestId, status: 422, body: { errors: [] } });
      const again = one.add(input);
      assert.is(takenAt(one.state, again), path);
    }
  });
}

test.run();
