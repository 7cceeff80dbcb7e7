import { useState } from 'react';
import { readFrom, type StoredValue, writeTo } from '../../kernel/stored-value.ts';

/** What this browser keeps of a value; null when there is nothing that fits. */
export function readKept<T>(value: StoredValue<T>): T | null {
  try {
    return readFrom(localStorage, value);
  } catch {
    return null;
  }
}

/** Keeps a value in this browser, where it allows that: a convenience, nothing more. */
export function keep<T>(value: StoredValue<T>, content: T): void {
  try {
    writeTo(localStorage, value, content);
  } catch {
    // Storage is forbidden or full.
  }
}

/** State that is still there the next time the console is opened. */
export function useKept<T>(value: StoredValue<T>, initial: T): [T, (next: T) => void] {
  const [content, setContent] = useState<T>(() => readKept(value) ?? initial);
  return [
    content,
    (next) => {
      setContent(next);
      keep(value, next);
    },
  ];
}
