import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { usageOf } from './machine.ts';

/** One child process of a test run. */
export interface Job {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the child writes its counts; without one the exit code is all there is. */
  readonly report?: string;
  /** Milliseconds after which the child is stopped and counted as failed. */
  readonly limit: number;
}

/** What a job said and took, and what went wrong, if anything did. */
export interface Ended {
  readonly output: string;
  readonly problem: string | undefined;
  /** In a word or two: `code 0`, a signal, its time limit. */
  readonly how: string;
  readonly seconds: number;
  /** The most megabytes that it and all that it started held together, where the machine says. */
  readonly peakMb: number;
  /** Seconds of processor, up to a second before it ended. */
  readonly work: number;
}

const LAST_LINES = 60;
const GRACE = 5_000;
/** Milliseconds between two looks at what a job holds. */
const LOOK = 1_000;
const running = new Set<ChildProcess>();

/** Signals a child and everything it started. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It ended a moment ago.
  }
}

/** Ends the running jobs and everything they started. */
export function stopJobs(): void {
  for (const child of running) signalGroup(child, 'SIGTERM');
}

function start(job: Job, cwd: string): ChildProcess {
  const windows = process.platform === 'win32';
  const [command = '', ...args] = job.command;
  return spawn(command, args, {
    cwd,
    // A group of its own, so that a time limit ends grandchildren too; Windows needs a shell for npm.
    detached: !windows,
    shell: windows && command === 'npm',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Many of the processes load the same modules, which have their types stripped once.
      NODE_COMPILE_CACHE: path.join(cwd, 'node_modules/.cache/compiled'),
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...(job.report && { TEST_REPORT: job.report }),
    },
  });
}

/** Runs a job to its end. Its output is kept, so that jobs may run beside each other. */
export function runJob(job: Job, cwd: string): Promise<Ended> {
  const started = performance.now();
  const child = start(job, cwd);
  running.add(child);
  const said: string[] = [];
  for (const from of [child.stdout, child.stderr]) {
    from?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  let peakMb = 0;
  let work = 0;
  const look = setInterval(() => {
    if (child.pid === undefined) return;
    const usage = usageOf(child.pid);
    peakMb = Math.max(peakMb, Math.round(usage.megabytes));
    work = Math.max(work, usage.seconds);
  }, LOOK);
  return new Promise((resolve) => {
    let late = false;
    const soft = setTimeout(() => {
      late = true;
      signalGroup(child, 'SIGTERM');
    }, job.limit);
    const hard = setTimeout(() => signalGroup(child, 'SIGKILL'), job.limit + GRACE);
    const settle = (how: string, good = false) => {
      clearTimeout(soft);
      clearTimeout(hard);
      clearInterval(look);
      running.delete(child);
      const output = said.join('').trimEnd();
      const last = output.split('\n').slice(-LAST_LINES).join('\n');
      const problem = good ? undefined : `FAIL ${job.name}: ${how}\n${last}`;
      const seconds = (performance.now() - started) / 1000;
      resolve({ output, problem, how, seconds, peakMb, work });
    };
    child.once('error', (error) => settle(error.message));
    child.once('close', (code, signal) => {
      if (late) settle(`stopped after ${job.limit / 1000} s`);
      else settle(`ended with ${signal ?? `code ${code}`}`, code === 0);
    });
  });
}
