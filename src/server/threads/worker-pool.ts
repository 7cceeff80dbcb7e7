import { Worker } from 'node:worker_threads';
import { fail, type Result } from '../../kernel/result.ts';
import { READY } from './thread.ts';

export interface WorkerPoolOptions {
  /** A module that calls `answerJobs`. */
  readonly module: URL;
  /** Threads at most; each begins when it is first needed. */
  readonly size: number;
  /** A job that takes longer is ended, and its thread with it. It begins when the thread is loaded. */
  readonly limitMs: number;
  readonly memoryMb: number;
  readonly closing: AbortSignal;
}

/** Why a job has no answer of its own. */
export type WorkerFailure = 'too-long' | 'too-much-memory' | 'thread-failed' | 'closing';

/** Milliseconds: on a machine that is very busy a thread loads for as long as many jobs take. */
const MOST_LOADING = 60_000;

interface Waiting<Job, Answer> {
  readonly job: Job;
  readonly settle: (result: Result<Answer>) => void;
}

/**
 * Runs jobs in threads, each job alone in its thread: what a job does with input from outside can
 * neither stop this thread nor take memory or time without end.
 */
export class WorkerPool<Job, Answer> {
  readonly #options: WorkerPoolOptions;
  readonly #waiting: Waiting<Job, Answer>[] = [];
  readonly #idle: Worker[] = [];
  readonly #loaded = new WeakSet<Worker>();
  #threads = 0;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    options.closing.addEventListener('abort', () => this.#close(), { once: true });
  }

  /** The thread's answer, or why there is none: a `WorkerFailure`. Never rejects. */
  run(job: Job): Promise<Result<Answer>> {
    if (this.#options.closing.aborted) return Promise.resolve(closed);
    return new Promise((settle) => {
      this.#waiting.push({ job, settle });
      this.#next();
    });
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? this.#start();
    const next = worker && this.#waiting.shift();
    if (worker && next) this.#work(worker, next);
  }

  #start(): Worker | undefined {
    if (this.#threads >= this.#options.size) return undefined;
    this.#threads += 1;
    const worker = new Worker(this.#options.module, {
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memoryMb },
      // Nothing of how this process was started is needed there.
      execArgv: [],
    });
    worker.unref();
    return worker;
  }

  #work(worker: Worker, { job, settle }: Waiting<Job, Answer>): void {
    const done = (result: Result<Answer>, isUsable: boolean): void => {
      clearTimeout(timer);
      this.#options.closing.removeEventListener('abort', onClosing);
      worker.removeAllListeners();
      if (isUsable) this.#rest(worker);
      else this.#end(worker);
      settle(result);
      this.#next();
    };
    const give = (failure: WorkerFailure) => done(fail(failure), false);
    const onClosing = () => give('closing');
    const within = (ms: number) => setTimeout(() => give('too-long'), ms);
    const { limitMs } = this.#options;
    let timer = within(this.#loaded.has(worker) ? limitMs : MOST_LOADING);
    this.#options.closing.addEventListener('abort', onClosing, { once: true });
    worker.removeAllListeners();
    worker.on('message', (reply: typeof READY | Result<Answer>) => {
      if (reply !== READY) return done(reply, true);
      this.#loaded.add(worker);
      clearTimeout(timer);
      timer = within(limitMs);
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      give(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-much-memory' : 'thread-failed'),
    );
    worker.once('exit', () => give('thread-failed'));
    worker.postMessage(job);
  }

  #rest(worker: Worker): void {
    this.#idle.push(worker);
    // Whatever ends it while it has nothing to do, it gets no further job.
    worker.once('error', () => {});
    worker.once('exit', () => {
      const place = this.#idle.indexOf(worker);
      if (place >= 0) this.#idle.splice(place, 1);
      this.#threads -= 1;
    });
  }

  #end(worker: Worker): void {
    worker.removeAllListeners();
    this.#threads -= 1;
    // An error that comes while it ends is nobody's any more.
    worker.on('error', () => {});
    void worker.terminate();
  }

  #close(): void {
    for (const { settle } of this.#waiting.splice(0)) settle(closed);
    for (const worker of this.#idle.splice(0)) this.#end(worker);
  }
}

const closed: Result<never, WorkerFailure> = fail('closing');
