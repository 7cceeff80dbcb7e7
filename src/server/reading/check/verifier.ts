import { chainFindings } from '../../../replay/check/chain-findings.ts';
import { fewFindings } from '../../../replay/check/few-findings.ts';
import { gravest } from '../../../replay/check/verdicts.ts';
import { Flag } from '../../flag.ts';
import type { LogSession } from '../../stores/log-session.ts';
import type { LogStore } from '../../stores/log-store.ts';
import { inTurns, type RecentNetworks } from '../networks.ts';
import { NotWhole, wholeLog } from '../whole-log.ts';
import { unchecked, type Verification, type VerifyLog } from './log-check.ts';
import { type ChainSource, checkSession } from './session-chain.ts';

/** Who asks for a check. What nobody asked for is made in the line of players. */
export type CheckedFor = 'staff' | 'others';

export interface VerifierOptions extends ChainSource {
  readonly store: LogStore;
  /** Each with a thread of its own: staff wait for nobody's log but what staff asked for. */
  readonly verify: Readonly<Record<CheckedFor, VerifyLog>>;
  readonly networks: Pick<RecentNetworks, 'of'>;
  readonly report: (error: unknown) => void;
  /** Ends the work when it aborts. */
  readonly closing: AbortSignal;
}

/** A session that nothing came of for so long is over. */
const OVER_AFTER_MS = 2 * 60 * 1000;
/** Whether more may come of a session; what it lacks at its end is then no loss. */
export function isUnderWay({ receivedLast }: LogSession, now: number): boolean {
  return now - receivedLast < OVER_AFTER_MS;
}

const ROUND_MS = 30_000;
const SESSIONS_A_ROUND = 5;
/** Of so many that wait, those of a round are chosen by turns. */
const CANDIDATES = 200;
/** A longer log is checked on demand only. */
const UNASKED_EVENTS = 200_000;

/** Checks sessions that are over, a few at a time, and any session on demand. */
export class Verifier {
  readonly #options: VerifierOptions;
  #running: Promise<void> = Promise.resolve();
  readonly #last: Record<CheckedFor, Promise<unknown>> = {
    staff: Promise.resolve(),
    others: Promise.resolve(),
  };

  constructor(options: VerifierOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Settles when the check at hand has ended after `closing`. */
  ended(): Promise<void> {
    return this.#running;
  }

  /** Checks a session now and keeps the verdict. */
  async verify(session: LogSession, by: CheckedFor): Promise<Verification> {
    const found = await this.#check(session, by);
    // A check that ended with the server says nothing of the log.
    if (!this.#options.closing.aborted) {
      await this.#options.store.recordVerdict(session.id, session.ackedSeq, found.verdict);
    }
    return found;
  }

  /** One log at a time for each who asks: a check reads all of it. */
  #check(session: LogSession, by: CheckedFor): Promise<Verification> {
    const checked = this.#last[by].then(() => this.#checkNow(session, by));
    this.#last[by] = checked.catch(() => {});
    return checked;
  }

  async #checkNow(session: LogSession, by: CheckedFor): Promise<Verification> {
    const chain = await checkSession(this.#options, session);
    const { verdict, uncheckable } = chain;
    const found = fewFindings(chainFindings(chain));
    if (verdict !== 'intact' && verdict !== 'unproved') return { verdict, findings: found, chain };
    // Of what may be another log than was recorded, a fold proves nothing.
    if (uncheckable.length > 0) return { ...unchecked('erased'), chain };
    const folded = await this.#fold(session, by);
    const findings = [...found, ...folded.findings];
    return { ...folded, verdict: gravest(findings), findings, chain };
  }

  async #fold(session: LogSession, by: CheckedFor): Promise<Verification> {
    const { verify, now } = this.#options;
    const underWay = isUnderWay(session, now());
    try {
      return await verify[by](wholeLog(this.#options, session), {
        lastSeq: session.ackedSeq,
        underWay,
      });
    } catch (error) {
      if (!(error instanceof NotWhole)) throw error;
      const detail = 'the personal part of a batch does not open';
      return { verdict: 'set-aside', findings: [{ verdict: 'set-aside', detail }] };
    }
  }

  async #run(): Promise<void> {
    const { closing, report } = this.#options;
    while (!closing.aborted) {
      await new Flag().wait(closing, ROUND_MS);
      try {
        await this.#round();
      } catch (error) {
        report(error);
      }
    }
  }

  async #round(): Promise<void> {
    const { store, networks, now, closing, report } = this.#options;
    const over = await store.unverified(now() - OVER_AFTER_MS, CANDIDATES);
    const round = inTurns(over, ({ id }) => networks.of(id) ?? id).slice(0, SESSIONS_A_ROUND);
    for (const session of round) {
      if (closing.aborted) return;
      try {
        if (session.eventCount > UNASKED_EVENTS) await this.#giveUp(session);
        else await this.verify(session, 'others');
      } catch (error) {
        // One that fails must not keep the others from their turn.
        report(error);
        await this.#giveUp(session);
      }
    }
  }

  #giveUp({ id, ackedSeq }: LogSession): Promise<void> {
    return this.#options.store.recordVerdict(id, ackedSeq, 'unchecked');
  }
}
