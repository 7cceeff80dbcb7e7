import * as v from 'valibot';
import type { Keys } from './keys.ts';

/** A value as sealed JSON. */
export function sealJson(keys: Keys, value: unknown, about: string): string {
  return keys.seal(JSON.stringify(value), about);
}

/** A value out of sealed JSON; null for what does not open, or does not fit the schema. */
export function openJson<S extends v.GenericSchema>(
  keys: Keys,
  schema: S,
  sealed: string,
  about: string,
): v.InferOutput<S> | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), keys.open(sealed, about));
  return read.success ? read.output : null;
}
