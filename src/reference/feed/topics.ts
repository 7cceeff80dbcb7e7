import { Refused } from '../http/refusal.ts';

/** What one listener hears: topics of the line, and whether its own bets are told. */
export interface Topics {
  /** Sorted and without repetition, so that equal wishes are equal lists. */
  readonly line: readonly string[];
  readonly bets: boolean;
}

const MAX_TOPICS = 50;
const TOPIC = /^(live|line|bets|(champ|game):\d{1,15})$/;

/** Reads comma-separated topics; refuses an unknown one, and more than a page can show. */
export function parseTopics(text: string): Topics {
  const named = [...new Set(text.split(',').map((topic) => topic.trim()))].filter(Boolean).sort();
  const unknown = named.find((topic) => !TOPIC.test(topic));
  const pointer = '/query/topics';
  if (unknown !== undefined) {
    throw new Refused('400', [{ pointer, detail: `no such topic: ${unknown.slice(0, 40)}` }]);
  }
  if (named.length === 0 || named.length > MAX_TOPICS) {
    throw new Refused('400', [{ pointer, detail: `1 to ${MAX_TOPICS} topics` }]);
  }
  return { line: named.filter((topic) => topic !== 'bets'), bets: named.includes('bets') };
}
