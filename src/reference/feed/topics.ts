import { EFOOTBALL } from '../../domain/line/sports.ts';
import { Refused } from '../http/refusal.ts';

/** What one listener hears: topics of the line, shared draws, and whether its own bets are told. */
export interface Topics {
  /** Sorted and without repetition, so that equal wishes are equal lists. */
  readonly line: readonly string[];
  readonly bets: boolean;
  /** Numbers of the games whose draws are told. */
  readonly draws: readonly number[];
}

const MAX_TOPICS = 50;
const MAX_LENGTH = 4_000;
const DRAWS = /^draws:(\d{1,9})$/;
const TOPIC = new RegExp(`^((live|line)(:${EFOOTBALL.slug})?|(champ|game):\\d{1,15})$`);

/**
 * Reads comma-separated topics. One that is not known shows nothing, as does a championship that
 * is not there; more than a page can show are refused.
 */
export function parseTopics(text: string): Topics {
  const named = new Set(text.split(',', MAX_TOPICS + 1).map((topic) => topic.trim()));
  if (text === '' || text.length > MAX_LENGTH || named.size > MAX_TOPICS) {
    throw new Refused('400', [{ pointer: '/query/topics', detail: `1 to ${MAX_TOPICS} topics` }]);
  }
  const line = [...named].filter((topic) => TOPIC.test(topic)).sort();
  const draws = [...named].flatMap((topic) => DRAWS.exec(topic)?.[1] ?? []).map(Number);
  return { line, bets: named.has('bets'), draws: [...new Set(draws)] };
}
