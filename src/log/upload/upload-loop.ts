import type { SchedulerLike, Subscription } from 'rxjs';
import { backoff } from '../../kernel/backoff.ts';
import type { UploadOutcome } from './upload.ts';

export interface UploadLoopOptions {
  /** One round: cuts and uploads what there is. Never rejects. */
  readonly run: () => Promise<UploadOutcome>;
  readonly scheduler: SchedulerLike;
  /** In [0, 1). */
  readonly random: () => number;
  readonly onWait: (outcome: Exclude<UploadOutcome, { kind: 'done' }>, delay: number) => void;
}

export interface UploadLoop {
  /** A round now; one that is under way is followed by another. */
  soon(): void;
  stop(): void;
}

const FIRST_INTERVAL = 5_000;
const SHORTEST_INTERVAL = 250;
const LONGEST_INTERVAL = 300_000;
const BACKOFF = { first: 1_000, longest: 60_000 };
/** The server said no; whether it still does is worth asking now and then, no more. */
const REFUSED_BACKOFF = 300_000;

/** Runs rounds at the server's pace, and ever more rarely while they fail; it never gives up. */
export function createUploadLoop(options: UploadLoopOptions): UploadLoop {
  const { run, scheduler, random, onWait } = options;
  let timer: Subscription | undefined;
  let running = false;
  let again = false;
  let stopped = false;
  let failures = 0;
  let interval = FIRST_INTERVAL;

  const delayAfter = (outcome: UploadOutcome): number => {
    if (outcome.kind === 'done') {
      failures = 0;
      const wished = outcome.interval ?? interval;
      interval = Math.min(Math.max(wished, SHORTEST_INTERVAL), LONGEST_INTERVAL);
      return again ? 0 : interval;
    }
    const rest = backoff(failures, BACKOFF);
    failures += 1;
    if (outcome.kind === 'refused') return REFUSED_BACKOFF;
    // Between half of it and all of it: pages that failed together must not come back together.
    return Math.max(outcome.after ?? 0, rest * (0.5 + random() / 2));
  };

  const round = async (): Promise<void> => {
    timer?.unsubscribe();
    again = running;
    if (running || stopped) return;
    running = true;
    const outcome = await run();
    running = false;
    const delay = delayAfter(outcome);
    again = false;
    if (stopped) return;
    if (outcome.kind !== 'done') onWait(outcome, delay);
    timer = scheduler.schedule(() => void round(), delay);
  };

  timer = scheduler.schedule(() => void round(), interval);
  return {
    soon: () => void round(),
    stop() {
      stopped = true;
      timer?.unsubscribe();
    },
  };
}
