import type { Erasure } from '../../domain/protection/erasure.ts';
import type { SecurityRecord } from '../../domain/protection/security-event.ts';
import { refusal } from '../http/refusal.ts';
import type { Identity } from '../identity/identity.ts';
import { audit, type Viewer } from '../identity/viewer.ts';
import type { AuditAction } from '../stores/audit-entry.ts';
import type { ErasureStore } from '../stores/erasure-store.ts';
import type { LogStore } from '../stores/log-store.ts';

/** Time to cancel what nobody confirms. */
const ERASURE_DELAY_MS = 72 * 60 * 60 * 1000;
/** Longer than any write may take that had begun before an erasure. */
const SECOND_PASS_MS = 10 * 60 * 1000;
const SWEEP_MS = 60_000;
/** Of one person's requests: whoever misuses an account cannot ask for everybody's erasure. */
const MOST_PENDING = 20;

export interface ErasureOptions {
  readonly store: LogStore;
  readonly erasures: ErasureStore;
  readonly identity: Pick<Identity, 'userById'>;
  readonly security: SecurityRecord;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

type Step = 'requested' | 'confirmed' | 'cancelled' | 'carried-out';

const AUDITED: Readonly<Record<Step, AuditAction>> = {
  requested: 'erasure.requested',
  confirmed: 'erasure.confirmed',
  cancelled: 'erasure.cancelled',
  'carried-out': 'user.erased',
};

/**
 * Erasures of people's recordings: asked for by one of the staff, carried out once a second one
 * confirms it, or after 72 hours in which anybody of them may cancel it.
 */
export class Erasures {
  readonly #options: ErasureOptions;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> | null = null;

  constructor(options: ErasureOptions) {
    this.#options = options;
  }

  /** Looks every minute for what is due, and at once. */
  start(): void {
    this.#timer = setInterval(() => void this.sweep(), SWEEP_MS).unref();
    void this.sweep();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  /** Refused with 404 for a user nobody knows, and 409 where there is one already. */
  async request(viewer: Viewer, userId: string): Promise<Erasure> {
    const { store, erasures, now } = this.#options;
    if (!(await this.#exists(userId))) throw refusal(404, 'no-such-user');
    const requestedBy = viewer.user.id;
    if ((await erasures.pendingOf(requestedBy)) >= MOST_PENDING) {
      throw refusal(429, 'too-many-erasures', ERASURE_DELAY_MS / 1000);
    }
    await audit(store, now, viewer, AUDITED.requested, { userId });
    const requestedAt = now();
    const dueAt = requestedAt + ERASURE_DELAY_MS;
    const added = await erasures.add({ userId, requestedBy, requestedAt, dueAt });
    if (added === null) throw refusal(409, 'requested-already');
    this.#tell('requested', viewer.user.id, userId);
    return added;
  }

  /** Carries it out. Refused with 403 for who asked for it. */
  async confirm(viewer: Viewer, id: number): Promise<Erasure> {
    const decided = await this.#decide(viewer, id, 'confirmed');
    await this.sweep();
    return (await this.#options.erasures.erasure(id)) ?? decided;
  }

  cancel(viewer: Viewer, id: number): Promise<Erasure> {
    return this.#decide(viewer, id, 'cancelled');
  }

  list(limit: number, before?: number): Promise<Erasure[]> {
    return this.#options.erasures.list(limit, before);
  }

  /** Carries out what is due. Never rejects: what fails is due the next time as well. */
  async sweep(): Promise<void> {
    // What is decided during one is found by the next.
    await this.#sweeping;
    this.#sweeping ??= this.#sweep()
      .catch(this.#options.report)
      .finally(() => {
        this.#sweeping = null;
      });
    await this.#sweeping;
  }

  async #exists(userId: string): Promise<boolean> {
    const { identity, store } = this.#options;
    if ((await identity.userById(userId)) !== null) return true;
    return (await store.search({ userIds: [userId], claimed: true, limit: 1 })).length > 0;
  }

  async #decide(viewer: Viewer, id: number, state: 'confirmed' | 'cancelled'): Promise<Erasure> {
    const { store, erasures, now } = this.#options;
    const found = await erasures.erasure(id);
    if (found === null) throw refusal(404, 'no-such-erasure');
    const { userId } = found;
    if (state === 'confirmed' && found.requestedBy === viewer.user.id) {
      throw refusal(403, 'same-person');
    }
    await audit(store, now, viewer, AUDITED[state], { userId });
    const decided = await erasures.decide(id, { state, by: viewer.user.id, at: now() });
    if (decided === null) throw refusal(409, 'not-pending');
    this.#tell(state, viewer.user.id, userId);
    return decided;
  }

  async #sweep(): Promise<void> {
    const { store, erasures, now } = this.#options;
    const due = await erasures.due(now());
    const unchecked = await erasures.unchecked(now() - SECOND_PASS_MS);
    // Together they wait but once for what is in their way.
    await Promise.all([
      this.#each(due, (erasure) => this.#carryOut(erasure)),
      this.#each(unchecked, async ({ id, userId }) => {
        await store.eraseUser(userId, now());
        await erasures.checked(id, now());
      }),
    ]);
  }

  /** One that fails, as the store is busy, keeps no other waiting. */
  async #each(some: readonly Erasure[], work: (one: Erasure) => Promise<void>): Promise<void> {
    await Promise.all(some.map((one) => work(one).catch(this.#options.report)));
  }

  async #carryOut({ id, userId, requestedBy, decidedBy }: Erasure): Promise<void> {
    const { store, erasures, now } = this.#options;
    const erased = await store.eraseUser(userId, now());
    if (!(await erasures.carriedOut(id, now(), erased))) return;
    const actorId = decidedBy ?? requestedBy;
    const detail = `sessions ${erased.sessions}, keys ${erased.keys}`;
    const about = { actorId, role: 'support', sessionId: null, userId, detail };
    await store.recordAudit({ at: now(), action: AUDITED['carried-out'], ...about });
    this.#tell('carried-out', actorId, userId);
  }

  #tell(reason: Step, actorId: string, subjectId: string): void {
    this.#options.security.record({
      ...{ kind: 'erasure', outcome: 'success', reason, actorId, subjectId },
    });
  }
}
