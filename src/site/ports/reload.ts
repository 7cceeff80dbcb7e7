import type { Store } from '../../kernel/ports.ts';
import { readFrom, writeTo } from '../../kernel/stored-value.ts';
import { PAGE_STORED } from '../stored-values.ts';

/** Milliseconds in which a page reloads itself at most once. */
const GUARD = 60_000;

/**
 * Reloads the page because a part of the site could not be had: most likely a newer build took its
 * place. Not again within a minute, when it evidently did not help. Says whether it does.
 */
export function reloadOnce(store: Store, now: number, reload: () => void): boolean {
  const before = readFrom(store, PAGE_STORED.reloadedAt) ?? 0;
  if (now - before < GUARD) return false;
  writeTo(store, PAGE_STORED.reloadedAt, now);
  reload();
  return true;
}
