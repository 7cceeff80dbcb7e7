import { missedOf, type ProtectionEntry } from './entries.ts';
import type { SessionEntry } from './protections.ts';
import { missedText, wordsOf } from './words.ts';

const HEAD = ['time', 'session', 'event', 'what', 'details', 'missed'];

/** A field of a table: quoted where it has to be, and never a formula to a spreadsheet. */
function field(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const row = (fields: readonly string[]): string => `${fields.map(field).join(',')}\r\n`;

/** The first line of the table below. */
export const protectionsCsvHead = row(HEAD);

/** A player's protection as a table for spreadsheets: a row for each thing. */
export function protectionsCsvRow(
  entry: ProtectionEntry & Pick<SessionEntry, 'sessionId'>,
): string {
  const { at, sessionId, seq, what } = entry;
  const missed = missedOf(entry).map(missedText).join(' ');
  const time = new Date(at).toISOString();
  return row([time, sessionId, String(seq), what, wordsOf(entry) || 'none', missed]);
}
