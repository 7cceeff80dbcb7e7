/** What came up over a round, and what did not: a generator proves nothing of what it never makes. */
import { calls } from '../../src/calls/table.ts';
import { catalogue } from '../../src/events/catalogue.ts';
import type { Counts, Tally } from './tally.ts';

function missing(all: object, counts: Counts): string[] {
  return Object.keys(all).filter((name) => !counts[name]);
}

/** Event types and calls that never came up. */
export function neverSeen({ types, callNames }: Tally): string[] {
  return [...missing(catalogue, types), ...missing(calls, callNames)];
}

/** The table of all event types with how often each came up, rarest first, some to a line. */
export function coverageText({ types, callNames }: Tally): string {
  const rows = (title: string, all: object, counts: Counts): string => {
    const names = Object.keys(all).sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0));
    const cells = names.map(
      (name) => `${String(counts[name] ?? 0).padStart(9)} ${name.padEnd(32)}`,
    );
    const lines = cells.flatMap((_, i) =>
      i % 3 === 0
        ? [
            cells
              .slice(i, i + 3)
              .join('')
              .trimEnd(),
          ]
        : [],
    );
    return `${title}\n${lines.join('\n')}`;
  };
  return `${rows('events by type', catalogue, types)}\n${rows('calls by name', calls, callNames)}`;
}
