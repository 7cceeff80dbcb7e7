import { suite } from 'uvu';
import type { LogStore } from '../../../src/server/stores/log-store.ts';
import { appending } from './log-store-appending.ts';
import { following, reading, searching } from './log-store-reading.ts';
import { keys, records } from './log-store-records.ts';

/** What the suite needs of an adapter: an empty store, and its end. */
export interface StoreUnderTest {
  readonly store: LogStore;
  readonly dispose: () => Promise<void>;
}

/** The behaviour that every adapter of the log's port has. */
export function logStoreSuite(name: string, open: () => Promise<StoreUnderTest>): void {
  const test = suite(name);
  const inStore = (title: string, check: (store: LogStore) => Promise<void>) =>
    test(title, async () => {
      const { store, dispose } = await open();
      try {
        await check(store);
      } finally {
        await dispose();
      }
    });
  appending(inStore);
  reading(inStore);
  following(inStore);
  searching(inStore);
  keys(inStore);
  records(inStore);
  test.run();
}
