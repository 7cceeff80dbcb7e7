import { setTimeout as pause } from 'node:timers/promises';
import { StoreBusyError } from '../../src/server/stores/log-store.ts';

const TIMEOUT_MS = 120_000;
const PAUSE_MS = 20;

const isBusy = (error: unknown): boolean => error instanceof StoreBusyError;

/** Calls again while it fails with what passes; rejects with the last of that when it never does. */
export async function retrying<T>(call: () => Promise<T>, passing = isBusy): Promise<T> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!passing(error) || performance.now() > end) throw error;
      await pause(PAUSE_MS);
    }
  }
}
