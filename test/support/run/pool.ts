import type { Job } from './job.ts';

/** A job, and what has to be over before it may begin. */
export interface Planned extends Job {
  /** Names of the jobs that have to end first. */
  readonly after?: readonly string[];
  /** Jobs of one lane never run beside each other. */
  readonly lane?: string;
  /** Whether it keeps a processor at work from its beginning to its end; the others wait half of the time. */
  readonly busy?: boolean;
  /** Whether it is run once more, alone, where its tests fail. */
  readonly secondChance?: boolean;
}

/** How many jobs may run beside each other. */
export interface Room {
  readonly width: number;
  /** Of those that keep a processor at work: with more, none would be left to fill the waiting of the others. */
  readonly busy: number;
}

/**
 * Runs jobs beside each other, as many as there is room for. The first that may begin does; `run` must
 * not reject. Resolves when all are over.
 */
export function runAll<J extends Planned>(
  jobs: readonly J[],
  room: Room,
  run: (job: J) => Promise<void>,
): Promise<void> {
  const waiting = new Set(jobs);
  const running = new Set<J>();
  const mayBegin = ({ after, lane, busy }: J): boolean =>
    ![...waiting, ...running].some(({ name }) => after?.includes(name)) &&
    ![...running].some((other) => lane !== undefined && other.lane === lane) &&
    (!busy || [...running].filter((other) => other.busy).length < room.busy);
  return new Promise((resolve) => {
    const begin = (): void => {
      while (running.size < room.width) {
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
