/** Sessions shared among processes: each takes every nth. */
import { type ChildProcess, fork } from 'node:child_process';
import { proveSessions } from './sessions.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

const EVERY = 25;

/** What a process is to do, as the text it is started with. */
interface Share {
  readonly first: number;
  readonly count: number;
  readonly step: number;
}

function resultOf(child: ChildProcess, onProgress: (sessions: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    let tally: Tally | null = null;
    child.on('message', (message: Tally | number) => {
      if (typeof message === 'number') onProgress(message);
      else tally = message;
    });
    child.on('exit', (code) => {
      if (tally) resolve(tally);
      else reject(new Error(`a process ended with ${code} before it told of its sessions`));
    });
  });
}

/** Runs sessions in so many processes and adds up what they tell. */
export async function proveInJobs(
  { first, count }: { readonly first: number; readonly count: number },
  jobs: number,
  onProgress: (sessions: number) => void,
): Promise<Tally> {
  const done: number[] = [];
  const results = Array.from({ length: jobs }, (_, nth) => {
    const share: Share = { first: first + nth, count: count - nth, step: jobs };
    const child = fork(import.meta.filename, [JSON.stringify(share)], {
      execArgv: ['--import', './test/support/hooks.ts'],
    });
    return resultOf(child, (sessions) => {
      done[nth] = sessions;
      onProgress(done.reduce((sum, one) => sum + (one ?? 0), 0));
    });
  });
  const total = emptyTally();
  for (const tally of await Promise.all(results)) addTally(total, tally);
  return total;
}

const [, script, share] = process.argv;
if (script === import.meta.filename && share !== undefined && process.send) {
  const onSession = ({ sessions }: Tally): void => {
    if (sessions % EVERY === 0) process.send?.(sessions);
  };
  const tally = await proveSessions({ ...(JSON.parse(share) as Share), onSession });
  process.send(tally, () => process.exit());
}
