import * as v from 'valibot';
import { DEEPEST_JSON } from '../../kernel/json.ts';
import { LogFormatError } from './format-error.ts';
import { parseLogJson } from './log-json.ts';
import type { PersonalRow } from './redact.ts';

const seq = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** No longer than JSON is deep: rows that are put into one another would nest without an end. */
const path = v.pipe(v.array(v.string()), v.maxLength(DEEPEST_JSON));
const personalPart = v.object({
  personal: v.literal(1),
  rows: v.array(v.tuple([seq, path, v.unknown()])),
});

/**
 * The personal part of a batch as JSON; empty where there is none. Its hash outlives it in the
 * chain: the salt, which goes with it, keeps guesses from being tried against that.
 */
export function formatPersonal(rows: readonly PersonalRow[], salt: string): string {
  return rows.length === 0 ? '' : JSON.stringify({ personal: 1, salt, rows });
}

/** Reads a personal part; throws LogFormatError where the text is none. */
export function parsePersonal(text: string): PersonalRow[] {
  if (text === '') return [];
  // Each issue would be an object of its own, and the first one is enough.
  const parsed = v.safeParse(personalPart, parseLogJson(text), { abortEarly: true });
  if (!parsed.success) throw new LogFormatError('bad-batch', 'this is no personal part');
  return parsed.output.rows;
}
