import * as v from 'valibot';
import { calls } from '../../calls/table.ts';
import type { Board } from '../line/offer/board.ts';

/** JSON of the line's changes between two seconds, for listeners to these topics. */
export type Changes = (topics: readonly string[], from: number, to: number) => string;

const updatesSchema = calls.sportsFeed.reply.entries.updates;
const NONE = '[]';
/** Characters of changes that are kept to be told again. */
const MAX_KEPT = 20_000_000;
/** The last seconds before a listener comes, which are told one by one. */
const SINGLY = 10;

/** Changes of a line; what many want to hear is worked out and written once. */
export function createChanges(board: Pick<Board, 'updatesSince'>): Changes {
  const known = new Map<string, string>();
  let kept = 0;
  const keep = (key: string, json: string): void => {
    known.set(key, json);
    kept += json.length;
    for (const [oldest, { length }] of known) {
      if (kept <= MAX_KEPT) return;
      known.delete(oldest);
      kept -= length;
    }
  };
  return (topics, from, to) => {
    if (from === to || topics.length === 0) return NONE;
    const key = `${from} ${to} ${topics.join()}`;
    const told = known.get(key);
    if (told !== undefined) return told;
    const updates = board.updatesSince(from * 1000, to * 1000, topics);
    const json = JSON.stringify(v.parse(updatesSchema, updates));
    keep(key, json);
    return json;
  };
}

/**
 * Changes for someone who comes back. What happened longer ago is told as one difference, the last
 * seconds one by one: whoever loaded a page a moment ago, and resumes from a place before that,
 * then also hears of what changed and changed back, and ends where the line is.
 */
export function changesForReturn(
  changes: Changes,
  topics: readonly string[],
  from: number,
  to: number,
): string {
  const recent = Math.max(from, to - SINGLY);
  const parts = [changes(topics, from, recent)];
  for (let second = recent; second < to; second += 1) {
    parts.push(changes(topics, second, second + 1));
  }
  return `[${parts
    .filter((part) => part !== NONE)
    .map((part) => part.slice(1, -1))
    .join()}]`;
}
