import { sha256Hex } from '../../../src/kernel/sha256.ts';

const DIGITS = 16;

/** The version of a game's rules: the beginning of the hash of its tables, whose keys may be in any order. */
export function rulesVersionOf(tables: object): string {
  return sha256Hex(canonical(tables)).slice(0, DIGITS);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`,
  );
  return `{${pairs.sort().join(',')}}`;
}
