import type { Job } from './job.ts';

/** A job, and what has to be over before it may begin. */
export interface Planned extends Job {
  /** Names of the jobs that have to end first. */
  readonly after?: readonly string[];
  /** Jobs of one lane never run beside each other. */
  readonly lane?: string;
  /** Whether it is run once more, alone, where its tests fail. */
  readonly secondChance?: boolean;
}

/**
 * Runs jobs beside each other, at most `width` at a time. The first that may begin does; `run` must
 * not reject. Resolves when all are over.
 */
export function runAll<J extends Planned>(
  jobs: readonly J[],
  width: number,
  run: (job: J) => Promise<void>,
): Promise<void> {
  const waiting = new Set(jobs);
  const running = new Set<J>();
  const mayBegin = ({ after, lane }: J): boolean =>
    ![...waiting, ...running].some(({ name }) => after?.includes(name)) &&
    ![...running].some((other) => lane !== undefined && other.lane === lane);
  return new Promise((resolve) => {
    const begin = (): void => {
      while (running.size < width) {
        const next = [...waiting].find(mayBegin);
        if (!next) break;
        waiting.delete(next);
        running.add(next);
        void run(next).then(() => {
          running.delete(next);
          begin();
        });
      }
      if (running.size === 0) resolve();
    };
    begin();
  });
}
