import { protectionsCsvHead } from '../../replay/protections/csv.ts';
import type { PersonalVault } from '../keys/personal-vault.ts';
import type { LogSession } from '../stores/log-session.ts';
import type { LogStore } from '../stores/log-store.ts';
import { type Ask, inThread, ThreadEnded } from '../threads/in-thread.ts';
import type { PackedBatch } from './packed-batch.ts';
import { NotWhole, wholeLog } from './whole-log.ts';

/** What the thread is told; it answers each with rows of the table, or none. */
export type ProtectionsMessage =
  | { readonly kind: 'session'; readonly sessionId: string }
  | { readonly kind: 'batch'; readonly batch: PackedBatch };

export interface ProtectionRecordOptions {
  readonly store: LogStore;
  readonly vault: PersonalVault;
  readonly limitMs: number;
  readonly closing: AbortSignal;
}

/**
 * What the logs of a player tell of their protection, as a table that is made while it is read:
 * of sessions that begin oldest first.
 */
export type ProtectionRecord = (sessions: readonly LogSession[]) => AsyncGenerator<string>;

const MODULE = new URL('./protections-worker.ts', import.meta.url);
/** Stands last where the table is not whole. */
const CUT = 'The record ends here: there is more than can be read at once.\r\n';

async function* rowsOf(
  options: ProtectionRecordOptions,
  sessions: readonly LogSession[],
  ask: Ask<ProtectionsMessage, string>,
): AsyncGenerator<string> {
  for (const session of sessions) {
    await ask({ kind: 'session', sessionId: session.id });
    try {
      for await (const batch of wholeLog(options, session))
        yield await ask({ kind: 'batch', batch });
    } catch (error) {
      // What is left of a log that was tampered with or erased tells nothing for sure.
      if (!(error instanceof NotWhole)) throw error;
    }
  }
}

/** Makes records, one thread for each. */
export function createProtectionRecord(options: ProtectionRecordOptions): ProtectionRecord {
  const { limitMs, closing } = options;
  return async function* record(sessions) {
    yield protectionsCsvHead;
    try {
      yield* inThread(
        { module: MODULE, limitMs, closing },
        (ask: Ask<ProtectionsMessage, string>) => rowsOf(options, sessions, ask),
      );
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      yield CUT;
    }
  };
}
