import type { Identity } from '../identity/identity.ts';
import type { OwnerCookies } from '../identity/owner-cookie.ts';
import type { ServerKeys } from '../keys/key-files.ts';
import type { PersonalVault } from '../keys/personal-vault.ts';
import type { SignedHeads } from '../keys/signed-heads.ts';
import type { Erasures } from '../oversight/erasures.ts';
import type { SecurityLog } from '../oversight/security-log.ts';
import type { BatchReader } from '../reading/batch-reader.ts';
import type { Verifier } from '../reading/check/verifier.ts';
import type { RecentNetworks } from '../reading/networks.ts';
import type { ProtectionRecord } from '../reading/protection-record.ts';
import type { LogStore } from '../stores/log-store.ts';
import type { SecurityStore } from '../stores/security-store.ts';
import type { IngestLimits } from './allowance.ts';

/** What the routes of the log service work with. */
export interface LogContext {
  readonly store: LogStore;
  readonly identity: Identity;
  readonly keys: ServerKeys;
  readonly heads: SignedHeads;
  readonly vault: PersonalVault;
  readonly reader: BatchReader;
  readonly owners: OwnerCookies;
  readonly verifier: Verifier;
  readonly networks: RecentNetworks;
  readonly protectionRecord: ProtectionRecord;
  readonly erasures: Erasures;
  readonly security: SecurityLog;
  readonly securityStore: SecurityStore;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Aborts when the server closes. */
  readonly closing: AbortSignal;
  /** Milliseconds after which an open answer looks again whether its reader is signed in. */
  readonly signInLookMs: number;
  readonly ingest: IngestLimits;
}
