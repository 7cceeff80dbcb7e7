import { createHash } from 'node:crypto';
import path from 'node:path';
import { Identity } from './identity/identity.ts';
import { createOwnerCookies } from './identity/owner-cookie.ts';
import type { PasswordWork } from './identity/passwords.ts';
import { loadKeys, type ServerKeys } from './keys/key-files.ts';
import { createPersonalVault } from './keys/personal-vault.ts';
import { makePrivateFolder } from './keys/private-folder.ts';
import { signedBy } from './keys/receipts.ts';
import { SignedHeads } from './keys/signed-heads.ts';
import { INGEST_LIMITS, type IngestLimits } from './log-api/allowance.ts';
import type { LogContext } from './log-api/context.ts';
import { Erasures } from './oversight/erasures.ts';
import { SecurityLog } from './oversight/security-log.ts';
import { createBatchReader } from './reading/batch-reader.ts';
import { createLogCheck, type VerifyLog } from './reading/check/log-check.ts';
import { Verifier } from './reading/check/verifier.ts';
import { Indexer } from './reading/index/indexer.ts';
import { RecentNetworks } from './reading/networks.ts';
import { createProtectionRecord } from './reading/protection-record.ts';
import { SecondSteps } from './staff/second-steps.ts';
import type { LogStore } from './stores/log-store.ts';
import { openStores, type Stores } from './stores/open.ts';

export interface ServiceOptions {
  /** Keys, and the embedded databases. Made when missing. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly natsUrl?: string | undefined;
  /** Epoch milliseconds. */
  readonly now?: (() => number) | undefined;
  /** The check of whole logs; both checks of replay unless said otherwise. */
  readonly verify?: VerifyLog | undefined;
  readonly passwordWork?: PasswordWork | undefined;
  /** Milliseconds between looks of open streams at the sign-in they were opened with; 10 s. */
  readonly signInLookMs?: number | undefined;
  /** Other limits of what may be recorded than the usual ones. */
  readonly ingest?: Partial<IngestLimits> | undefined;
  readonly report: (error: unknown) => void;
}

/** Everything that works behind the routes. */
export interface Services {
  readonly context: LogContext;
  /** Of staff. */
  readonly secondSteps: SecondSteps;
  /** Work beside the requests. */
  start(): void;
  /** Ends streams at once; work at hand is finished, then the stores are closed. */
  beginClose(): void;
  close(): Promise<void>;
}

const SIGN_IN_LOOK_MS = 10_000;
const CHECK_LIMIT_MS = 60_000;
/** Of a record of a player's protection, over all their sessions, as fast as it is taken. */
const RECORD_LIMIT_MS = 120_000;
const HOUR_MS = 60 * 60 * 1000;

/** A database sealed with other keys would look like one whose every person was erased. */
async function checkKeys(store: LogStore, keys: ServerKeys): Promise<void> {
  const print = createHash('sha256').update('master').update(keys.master).digest('hex');
  if ((await store.constant('master-key', print)) !== print) {
    throw new Error('the database was written with another master key than the data folder holds');
  }
}

function contextOf(
  options: ServiceOptions,
  stores: Stores,
  { keys, heads }: Pick<LogContext, 'keys' | 'heads'>,
  closing: AbortSignal,
): LogContext {
  const { log } = stores;
  const { now = Date.now, passwordWork, report } = options;
  const checkOf = () => options.verify ?? createLogCheck({ limitMs: CHECK_LIMIT_MS, closing });
  const verify = { staff: checkOf(), others: checkOf() };
  const networks = new RecentNetworks();
  const vault = createPersonalVault(log, keys.master);
  const reader = createBatchReader(vault, closing);
  const isSigned = signedBy(keys);
  const work = passwordWork === undefined ? {} : { work: passwordWork };
  const identity = new Identity({ store: stores.identity, now, ...work });
  const kept = { store: stores.security, master: keys.master, now, report };
  const security = new SecurityLog(kept);
  const { erasures } = stores;
  return {
    store: log,
    identity,
    keys,
    heads,
    vault,
    reader,
    owners: createOwnerCookies(keys.cookie),
    protectionRecord: createProtectionRecord({
      ...{ store: log, vault, closing },
      limitMs: RECORD_LIMIT_MS,
    }),
    networks,
    verifier: new Verifier({
      ...{ store: log, vault, heads, isSigned, verify, networks, now, report, closing },
    }),
    erasures: new Erasures({ store: log, erasures, identity, security, now, report }),
    security,
    securityStore: stores.security,
    now,
    closing,
    signInLookMs: options.signInLookMs ?? SIGN_IN_LOOK_MS,
    ingest: { ...INGEST_LIMITS, ...options.ingest },
  };
}

/** Opens the keys and stores and puts the services on them. */
export async function openServices(options: ServiceOptions): Promise<Services> {
  await makePrivateFolder(options.dataDir);
  const keys = await loadKeys(options.dataDir);
  const stores = await openStores(options);
  await checkKeys(stores.log, keys);
  const closing = new AbortController();
  const { report } = options;
  const folder = path.join(options.dataDir, 'heads');
  const heads = await SignedHeads.open({ folder, report, now: options.now ?? Date.now });
  const context = contextOf(options, stores, { keys, heads }, closing.signal);
  const { store, reader } = context;
  const indexer = new Indexer({ store, reader, report, closing: closing.signal });
  const sweep = setInterval(() => {
    context.identity.removeExpired().catch(options.report);
  }, HOUR_MS).unref();
  return {
    context,
    secondSteps: new SecondSteps({
      store: stores.identity.secondSteps,
      master: keys.master,
      now: context.now,
    }),
    start() {
      indexer.start();
      context.verifier.start();
      context.erasures.start();
    },
    beginClose: () => closing.abort(),
    async close() {
      closing.abort();
      clearInterval(sweep);
      const { erasures, verifier, security } = context;
      await Promise.all([indexer.ended(), verifier.ended(), erasures.stop()]);
      await Promise.all([security.close(), heads.close()]);
      await Promise.all(Object.values(stores).map((store) => store.close()));
    },
  };
}
