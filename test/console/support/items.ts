import type { SessionItem } from '../../../src/console/api/sessions.ts';

/** A session as a search finds it. */
export function item(more: Partial<SessionItem> = {}): SessionItem {
  return {
    id: 'session-of-the-console-1',
    userIds: ['player-1'],
    claimedUserIds: [],
    receivedFirst: Date.UTC(2026, 0, 1, 0, 0, 5),
    receivedLast: Date.UTC(2026, 0, 1, 0, 12, 5),
    startedAt: Date.UTC(2026, 0, 1),
    lastAt: Date.UTC(2026, 0, 1, 0, 12),
    eventCount: 1234,
    missing: 0,
    live: false,
    setAside: 0,
    build: 'abc123',
    device: 'Chrome 126 · Windows',
    verdict: 'match',
    ...more,
  };
}
