import { useState } from 'react';
import * as v from 'valibot';

/** Reads what this browser keeps under a name; null when there is nothing that fits. */
export function readKept<const S extends v.GenericSchema>(
  name: string,
  schema: S,
): v.InferOutput<S> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(name) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Keeps a value in this browser, where it allows that: a convenience, nothing more. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is forbidden or full.
  }
}

/** State that is still there the next time the console is opened. */
export function useKept<const S extends v.GenericSchema>(
  name: string,
  schema: S,
  initial: v.InferOutput<S>,
): [v.InferOutput<S>, (next: v.InferOutput<S>) => void] {
  const [value, setValue] = useState<v.InferOutput<S>>(() => readKept(name, schema) ?? initial);
  return [
    value,
    (next) => {
      setValue(next);
      keep(name, next);
    },
  ];
}
