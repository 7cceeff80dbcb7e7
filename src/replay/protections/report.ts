import { missedIn, missedOf, type ProtectionEntry } from './entries.ts';
import type { SessionEntry } from './protections.ts';
import { missedText, wordsOf } from './words.ts';

function lineOf(entry: ProtectionEntry): string {
  const marks = missedOf(entry).map((one) => `  MISSED ${missedText(one)}`);
  const time = new Date(entry.at).toISOString();
  const words = wordsOf(entry) || 'none';
  return `${time} #${entry.seq}  ${entry.what.padEnd(17)} ${words}${marks.join('')}`;
}

function verdictOf(entries: readonly ProtectionEntry[]): string {
  const missed = missedIn(entries).length;
  const verdict =
    missed === 0 ? 'every protection acted' : `${missed} should have been kept from happening`;
  return `protections: ${verdict}`;
}

/** A line for each thing that a log tells of a player's protection, and how it comes out. */
export function protectionsText(entries: readonly ProtectionEntry[]): string {
  return [...entries.map(lineOf), verdictOf(entries)].join('\n');
}

/** The same for several sessions, each under its id. */
export function sessionsProtectionsText(entries: readonly SessionEntry[]): string {
  const lines = entries.flatMap((entry, index) => {
    const isNext = entries[index - 1]?.sessionId !== entry.sessionId;
    return [...(isNext ? [`session ${entry.sessionId}`] : []), `  ${lineOf(entry)}`];
  });
  return [...lines, verdictOf(entries)].join('\n');
}
