import { randomBytes } from 'node:crypto';
import type { StoredBatch } from '../stores/log-batch.ts';
import type { KeyPurpose, LogStore } from '../stores/log-store.ts';
import { decrypt, encrypt } from './sealing.ts';

/** Whose personal part it is, and where it stands: it opens nowhere else. */
export interface PartPlace {
  readonly sessionId: string;
  readonly person: string;
  readonly firstSeq: number;
}

const keyContext = (sessionId: string, person: string) => `key:${sessionId}:${person}`;
const partContext = (place: PartPlace) =>
  `part:${place.sessionId}:${place.person}:${place.firstSeq}`;

/** Seals and opens personal parts. The data keys lie in the store, wrapped by the master key. */
export interface PersonalVault {
  /** Without bytes when somebody was erased whose part it may be: it is not to be kept. */
  seal(
    purpose: KeyPurpose,
    firstSeq: number,
    plain: Uint8Array,
  ): Promise<{ keyId: number; bytes: Uint8Array }>;
  /**
   * The personal part of a batch; null when it has none or its person was erased. Throws when it
   * was tampered with.
   */
  open(batch: StoredBatch): Uint8Array | null;
}

export function createPersonalVault(
  store: Pick<LogStore, 'personKey'>,
  master: Uint8Array,
): PersonalVault {
  return {
    async seal(purpose, firstSeq, plain) {
      const { sessionId, person } = purpose;
      const context = keyContext(sessionId, person);
      const { id, wrapped } = await store.personKey(purpose, () =>
        encrypt(master, randomBytes(32), context),
      );
      if (wrapped === null) return { keyId: id, bytes: new Uint8Array() };
      const dataKey = decrypt(master, wrapped, context);
      const place = { sessionId, person, firstSeq };
      return { keyId: id, bytes: encrypt(dataKey, plain, partContext(place)) };
    },
    open({ sessionId, firstSeq, personal }) {
      if (personal === null || personal.wrappedKey === null) return null;
      const { person, wrappedKey, bytes } = personal;
      const dataKey = decrypt(master, wrappedKey, keyContext(sessionId, person));
      return decrypt(dataKey, bytes, partContext({ sessionId, person, firstSeq }));
    },
  };
}
