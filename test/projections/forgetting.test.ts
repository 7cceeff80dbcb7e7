/** Whatever happened while a player was signed in: after the sign-out nothing of it is theirs. */
import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { type CallName, calls } from '../../src/calls/table.ts';
import { catalogue, type EventType } from '../../src/events/catalogue.ts';
import { siteFold } from '../../src/projections/state.ts';
import { fitting } from '../fuzz/from-schema.ts';
import {
  ann,
  callNames,
  callsOf,
  endings,
  out,
  prepared,
  sendings,
} from '../support/session/asking.ts';
import { Log, type Step } from '../support/session/growing-log.ts';
import { retained } from '../support/session/retained-state.ts';

const test = suite('projections: forgetting');

/** Something that happens, and maybe a call because of it, and how that ends. */
interface Act {
  readonly event?: Step;
  readonly call?: CallName;
  /** Whether it is of what the site asks for, where one call is asked for several things. */
  readonly isOurs: boolean;
  readonly ending?: ((requestId: number) => Step) | undefined;
}

/** Events the law is about, or that would begin the log anew; calls are made by acts. */
const apart = /^http\.(requested|replied|failed)$|^session\.(started|ended)$|^app\.started$/;
const types = (Object.keys(catalogue) as EventType[]).filter((type) => !apart.test(type));

const dataOf = (type: EventType) =>
  fitting(catalogue[type].data).filter((data) => v.is(catalogue[type].data, data));

const stepOf = (type: EventType): fc.Arbitrary<Step> =>
  dataOf(type).map((data) => ({ type, data }));

/** An ending with a body that the call may have, or none: it is still out when the player goes. */
const endingOf = (call: CallName) =>
  fc.option(
    endings(call).filter((ending) => {
      const { type, data } = ending(0);
      const { status, body } = data as { readonly status?: number; readonly body?: unknown };
      return type !== 'http.replied' || status !== 200 || v.is(calls[call].reply, body);
    }),
    { freq: 5, nil: undefined },
  );

const happening: fc.Arbitrary<Act> = fc
  .constantFrom(...types)
  .chain((type) => fc.record({ event: stepOf(type), isOurs: fc.boolean() }));

const calling: fc.Arbitrary<Act> = fc
  .constantFrom(...callNames)
  .chain((call) =>
    fc.record({ call: fc.constant(call), isOurs: fc.boolean(), ending: endingOf(call) }),
  );

/** What is sent, with each call that may be out for it. */
const sent = sendings().flatMap(({ input, path }) => {
  const log = prepared();
  const cause = log.add(input);
  return callsOf(log, path, cause).map((call) => ({ type: input.type, call }));
});

const sending: fc.Arbitrary<Act> = fc.constantFrom(...sent).chain(({ type, call }) =>
  fc.record({
    ...{ event: stepOf(type), call: fc.constant(call) },
    ...{ isOurs: fc.boolean(), ending: endingOf(call) },
  }),
);

const act = fc.oneof(
  happening,
  { weight: 2, arbitrary: calling },
  { weight: 2, arbitrary: sending },
);

function perform(log: Log, { event, call, isOurs, ending }: Act): void {
  const cause = event === undefined ? undefined : log.add(event);
  if (call === undefined) return;
  const requestId = 1 + log.seq;
  const query = isOurs ? { ids: 'currencies', cursor: 'x' } : {};
  const body = isOurs ? { purpose: 'registration' } : {};
  const request = { call, requestId, query, path: { lang: 'en', step: 'call' }, body };
  const asked = log.is('http.requested', request, cause);
  if (ending !== undefined) log.add({ ...ending(requestId), cause: asked });
}

/** What is left of the player who was there while all this happened. */
function after(acts: readonly Act[]): string[] {
  const log = new Log();
  ann(log);
  for (const each of acts) perform(log, each);
  out(log);
  return retained(siteFold.initial(), log.state);
}

test('each call that is answered leaves nothing', () => {
  for (const call of callNames) {
    fc.assert(
      fc.property(endingOf(call), fc.boolean(), (ending, isOurs) => {
        assert.is(after([{ call, isOurs, ending }]).join(), '');
      }),
      { seed: 5, numRuns: 10 },
    );
  }
});

test('nothing that happens leaves anything', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 40, size: 'max' }), (acts) => {
      assert.is(after(acts).join(), '');
    }),
    { seed: 5, numRuns: 300 },
  );
});

test.run();
