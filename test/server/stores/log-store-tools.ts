import * as assert from 'uvu/assert';
import type { NewBatch } from '../../../src/server/stores/log-batch.ts';
import type { BatchIndex } from '../../../src/server/stores/log-session.ts';
import type { LogStore, PersonKey } from '../../../src/server/stores/log-store.ts';

/** Declares a test that gets an empty store of its own. */
export type InStore = (title: string, check: (store: LogStore) => Promise<void>) => void;

export const ALL = { fromSeq: 0, toSeq: Number.MAX_SAFE_INTEGER, limit: 1000 };
export const bytes = (text: string) => new TextEncoder().encode(text);
/** What the indexer found in a batch: nothing but what is said. */
export const found = (
  index: Partial<BatchIndex> & Pick<BatchIndex, 'position' | 'sessionId'>,
): BatchIndex => ({
  startedAt: null,
  lastAt: null,
  types: [],
  text: '',
  claimedUserIds: [],
  build: null,
  device: null,
  setAside: null,
  ...index,
});

/** The key of a person in a session; it is certain that what it seals is theirs, but a guest's. */
export async function keyOf(
  store: Pick<LogStore, 'personKey'>,
  sessionId: string,
  person: string,
  wrapped: Uint8Array = bytes('key'),
): Promise<PersonKey> {
  const isGuest = person === 'guest';
  const purpose = { sessionId, person, certain: !isGuest, mayBe: isGuest ? [] : [person] };
  return store.personKey(purpose, () => wrapped);
}

/** Appends batches one after the other, all of which must be stored. */
export async function appendAll(store: LogStore, batches: readonly NewBatch[]): Promise<void> {
  for (const batch of batches) {
    const outcome = await store.append(batch);
    assert.is(outcome.kind, 'stored');
  }
}
