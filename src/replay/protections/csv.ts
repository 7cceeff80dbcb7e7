import { csvRow } from '../../kernel/csv.ts';
import { missedOf, type ProtectionEntry } from './entries.ts';
import type { SessionEntry } from './protections.ts';
import { missedText, wordsOf } from './words.ts';

const HEAD = ['time', 'session', 'event', 'what', 'details', 'missed'];

/** The first line of the table below. */
export const protectionsCsvHead = csvRow(HEAD);

/** A player's protection as a table for spreadsheets: a row for each thing. */
export function protectionsCsvRow(
  entry: ProtectionEntry & Pick<SessionEntry, 'sessionId'>,
): string {
  const { at, sessionId, seq, what } = entry;
  const missed = missedOf(entry).map(missedText).join(' ');
  const time = new Date(at).toISOString();
  return csvRow([time, sessionId, String(seq), what, wordsOf(entry) || 'none', missed]);
}
