import { type ChildProcess, spawn } from 'node:child_process';

/** One child process of a test run. */
export interface Job {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the child writes its counts; without one the exit code is all there is. */
  readonly report?: string;
  /** Milliseconds after which the child is stopped and counted as failed. */
  readonly limit: number;
  /** Keeps the output for the answer alone. */
  readonly quiet?: boolean;
}

const LAST_LINES = 60;
const GRACE = 5_000;
let running: ChildProcess | undefined;

/** Signals the running job and everything it started. */
export function stopJob(signal: NodeJS.Signals = 'SIGTERM'): void {
  if (running?.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? running.pid : -running.pid, signal);
  } catch {
    // It ended a moment ago.
  }
}

/** Runs a job with its output shown as it comes; answers what went wrong, if anything did. */
export function runJob(job: Job, cwd: string): Promise<string | undefined> {
  const windows = process.platform === 'win32';
  const [command = '', ...args] = job.command;
  const child = spawn(command, args, {
    cwd,
    // A group of its own, so that a time limit ends grandchildren too; Windows needs a shell for npm.
    detached: !windows,
    shell: windows && command === 'npm',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...(job.report && { TEST_REPORT: job.report }),
    },
  });
  running = child;
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (text: string) => {
      if (!job.quiet) to.write(text);
      output = (output + text).split('\n').slice(-LAST_LINES).join('\n');
    });
  }
  return new Promise((resolve) => {
    let late = false;
    const soft = setTimeout(() => {
      late = true;
      stopJob();
    }, job.limit);
    const hard = setTimeout(() => stopJob('SIGKILL'), job.limit + GRACE);
    const settle = (how: string | undefined) => {
      clearTimeout(soft);
      clearTimeout(hard);
      running = undefined;
      resolve(how && `FAIL ${job.name}: ${how}\n${output.trimEnd()}`);
    };
    child.once('error', (error) => settle(error.message));
    child.once('close', (code, signal) => {
      if (late) settle(`stopped after ${job.limit / 1000} s`);
      else settle(code === 0 ? undefined : `ended with ${signal ?? `code ${code}`}`);
    });
  });
}
