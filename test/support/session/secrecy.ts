/** What is left of a session's secrets, and whether its recording is still the session. */
import * as assert from 'uvu/assert';
import { encodeCredential } from '../../../src/calls/credentials.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { joinPersonal } from '../../../src/log/codec/join-personal.ts';
import { redact } from '../../../src/log/codec/redact.ts';
import { verifyLog } from '../../../src/replay/check/verify.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';
import { recorded } from './betting.ts';
import type { TestSession } from './session.ts';

/** What a recorder leaves of events: markers where secrets were, all else in its place again. */
export function redacted(events: readonly AnyEvent[]): AnyEvent[] {
  const rows: Parameters<typeof redact>[2] = [];
  const publicParts = recorded(events).map((event) => redact(event, privatePathsOf(event), rows));
  return joinPersonal(publicParts, rows) as AnyEvent[];
}

/**
 * Ends the session. No secret is in its state, in storage or in what is recorded, as typed or as
 * sent; the recording folds and acts as the session did.
 */
export function assertKeptSecret(session: TestSession, secrets: readonly string[]): void {
  session.runtime.stop();
  const events = redacted(session.events);
  const { local, session: ofTab } = session.storage;
  const stored = [...local.map, ...ofTab.map];
  const kept = JSON.stringify([session.runtime.state, stored, events]);
  for (const secret of secrets) {
    for (const text of [secret, encodeCredential(secret)]) assert.not.match(kept, text);
  }
  assert.is(verifyLog(events).firstDifference, undefined);
  assert.is(verifyIntentions(events).firstDifference, undefined);
}
