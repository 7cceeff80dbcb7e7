import type { BatchReader } from '../batch-reader.ts';
import type { Identity } from '../identity.ts';
import type { ServerKeys } from '../key-files.ts';
import type { OwnerCookies } from '../owner-cookie.ts';
import type { PersonalVault } from '../personal-vault.ts';
import type { LogStore } from '../stores/log-store.ts';
import type { Verifier } from '../verifier.ts';

/** What the routes of the log service work with. */
export interface LogContext {
  readonly store: LogStore;
  readonly identity: Identity;
  readonly keys: ServerKeys;
  readonly vault: PersonalVault;
  readonly reader: BatchReader;
  readonly owners: OwnerCookies;
  readonly verifier: Verifier;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Aborts when the server closes. */
  readonly closing: AbortSignal;
  /** How many batches one address may send a minute. */
  readonly batchesPerMinute: number;
}
