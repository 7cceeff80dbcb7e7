import type { SessionItem } from '../../src/console/api/sessions.ts';

/** A session as a search finds it. */
export function item(more: Partial<SessionItem> = {}): SessionItem {
  return {
    id: 'session-of-the-console-1',
    userIds: ['player-1'],
    startedAt: Date.UTC(2026, 0, 1),
    lastAt: Date.UTC(2026, 0, 1, 0, 12),
    eventCount: 1234,
    missing: 0,
    live: false,
    setAside: 0,
    build: 'abc123',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0.0.0 Safari/537.36',
    verdict: 'match',
    ...more,
  };
}
