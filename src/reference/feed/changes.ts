import * as v from 'valibot';
import { calls } from '../../calls/table.ts';
import type { Board } from '../line/board.ts';

/** JSON of the line's changes between two seconds, for listeners to these topics. */
export type Changes = (topics: readonly string[], from: number, to: number) => string;

const updatesSchema = calls.sportsFeed.reply.entries.updates;

/** Changes of a line, worked out and written once for all who want the same. */
export function createChanges(board: Pick<Board, 'updatesSince'>): Changes {
  let known = new Map<string, string>();
  let until = 0;
  return (topics, from, to) => {
    if (from === to || topics.length === 0) return '[]';
    if (to !== until) known = new Map();
    until = to;
    const key = `${from} ${topics.join()}`;
    const json =
      known.get(key) ??
      JSON.stringify(v.parse(updatesSchema, board.updatesSince(from * 1000, to * 1000, topics)));
    known.set(key, json);
    return json;
  };
}
