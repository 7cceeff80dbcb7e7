import type { Store } from '../../kernel/ports.ts';
import { type OnFailure, reasonOf } from '../loading/failure.ts';

/**
 * A store over the browser's, which may be forbidden or full. What it refuses is kept for the life
 * of the page instead, so that the site goes on; each refusal after a success is reported once.
 */
export function createStore(name: string, open: () => Storage, onFailure: OnFailure): Store {
  const kept = new Map<string, string | null>();
  let failing = false;

  const attempt = <T>(what: string, work: (storage: Storage) => T, otherwise: T): T => {
    try {
      const result = work(open());
      failing = false;
      return result;
    } catch (error) {
      if (!failing) onFailure(`${name}.${what}`, reasonOf(error));
      failing = true;
      return otherwise;
    }
  };

  const write = (what: string, key: string, value: string | null): void => {
    const done = attempt(
      what,
      (storage) => {
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
        return true;
      },
      false,
    );
    if (done) kept.delete(key);
    else kept.set(key, value);
  };

  return {
    getItem: (key) =>
      kept.get(key) ?? (kept.has(key) ? null : attempt('read', (s) => s.getItem(key), null)),
    setItem: (key, value) => write('write', key, value),
    removeItem: (key) => write('remove', key, null),
  };
}
