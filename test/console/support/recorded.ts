/** A small session with everything in it that the console shows, from the real runtime. */
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import type { LogGap, LogLine } from '../../../src/log/read/ndjson.ts';
import {
  addBet,
  bettingSession,
  moveCoef,
  place,
  recorded,
} from '../../support/session/betting.ts';
import { refuse } from '../../support/session/session.ts';

const SESSION_ID = 'session-of-the-console-1';

/** A guest looks around, is left alone for a while, fills a coupon and meets a failing call. */
export function recordedSession(): AnyEvent[] {
  const session = bettingSession({
    player: true,
    url: '/en',
    answers: { couponPlace: () => refuse(500), userConfig: () => refuse(404) },
  });
  const { runtime, clock } = session;
  runtime.start();
  clock.advance(2_000);
  addBet(session, '7-1');
  clock.advance(1_000);
  for (let i = 0; i < 40; i += 1) {
    moveCoef(session, '7-1', `1.${60 + (i % 30)}`, String(i + 10));
    clock.advance(1_000);
  }
  runtime.publish('coupon.amountChanged', { amount: '10' });
  clock.advance(500);
  runtime.publish('coupon.amountChanged', { amount: 'nothing like an amount' });
  place(session);
  clock.advance(5_000);
  runtime.publish('route.requested', { url: '/en/live', replace: false });
  clock.advance(1_000);
  runtime.stop();
  return recorded(session.events);
}

/** The lines in which the log service hands a recording over. */
export function linesOf(events: readonly AnyEvent[], gaps: readonly LogGap[] = []): LogLine[] {
  const firstSeq = events[0]?.seq ?? 0;
  const header = { sessionId: SESSION_ID, catalogue: '1', firstSeq, exportedAt: 0 };
  const found: LogLine[] = [{ kind: 'header', header }];
  let next = firstSeq;
  for (const event of events) {
    const gap = gaps.find(({ after }) => after === next - 1);
    if (gap) found.push({ kind: 'gap', gap });
    found.push({ kind: 'event', event });
    next = event.seq + 1;
  }
  return found;
}
