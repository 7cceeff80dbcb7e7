/**
 * Whatever a server does, in whatever order, and whatever the player does meanwhile: each call ends
 * once, goes out no oftener than it may, and the recording leads to the same calls again.
 */
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { calls } from '../../src/calls/table.ts';
import type { AnyEvent, EventType } from '../../src/events/catalogue.ts';
import { redact } from '../../src/log/codec/redact.ts';
import { verifyIntentions } from '../../src/replay/intentions/intentions.ts';
import { privatePathsOf } from '../../src/site/ports/private-paths.ts';
import { callsIn, happen, type Sent, STORM, visit } from '../support/session/any-server.ts';
import { recorded } from '../support/session/betting.ts';

const test = suite('calls: endings');

/** The most a call goes out: four captchas, a fingerprint, a token, and its own retries. */
const mostTries = (call: Sent['call']) => 4 * 2 * 2 * (1 + (calls[call].retry?.times ?? 0));

const about = (events: readonly AnyEvent[], requestId: number, ...types: EventType[]) =>
  events.filter(
    ({ type, data }) => types.includes(type) && 'requestId' in data && data.requestId === requestId,
  );

/** Refused by what stands before the call, so that it cannot have been carried out. */
const isRefusedBefore = ({ does }: Sent): boolean =>
  typeof does !== 'string' && (does.status === 400 || does.status === 401 || does.status === 451);

/** Each call ends once, as a reply or a failure of its own. */
function assertEndings(events: readonly AnyEvent[]): void {
  for (const { seq, data } of callsIn(events)) {
    const endings = about(events, data.requestId, 'http.replied', 'http.failed');
    assert.is(endings.length, 1, `${data.call} ${data.requestId}`);
    assert.is(endings[0]?.cause, seq);
  }
}

/** A call goes out no oftener than it may, each time for a reason the log tells. */
function assertTries(events: readonly AnyEvent[], tries: readonly Sent[]): void {
  const { call, requestId } = tries[0] as Sent;
  const again = about(events, requestId, 'http.attempted').length;
  assert.ok(tries.length <= mostTries(call), call);
  assert.ok(tries.length <= 1 + again, `${call} went out ${tries.length} times`);
  if (!calls[call].idempotent) assert.ok(tries.slice(0, -1).every(isRefusedBefore), call);
}

/** Nothing goes out for a call that has ended. */
function assertSilence(events: readonly AnyEvent[], tries: readonly Sent[]): void {
  const requestId = tries[0]?.requestId ?? 0;
  const [ending] = about(events, requestId, 'http.replied', 'http.failed');
  if (ending) assert.ok(tries.every(({ at }) => at <= ending.at));
}

/** What a recorder leaves of it leads to the same calls. */
function assertReplay(events: readonly AnyEvent[]): void {
  const kept = recorded(events).map(
    (event) => redact(event, privatePathsOf(event), []) as AnyEvent,
  );
  assert.equal(verifyIntentions(kept).firstDifference, undefined);
}

test('each call ends once, goes out no oftener than it may, and is made again in replay', () => {
  fc.assert(
    fc.property(visit, (one) => {
      const { events, sent } = happen(one);
      assert.ok(sent.length < STORM);
      assertEndings(events);
      for (const tries of Map.groupBy(sent, ({ requestId }) => requestId).values()) {
        assertTries(events, tries);
        assertSilence(events, tries);
      }
      const inside = events.filter(
        ({ type, data }) => type === 'bus.failed' && data.source !== 'call',
      );
      assert.equal(inside, [], 'nothing threw');
      assertReplay(events);
    }),
    { numRuns: 150, includeErrorInReport: true },
  );
});

test.run();
