/** What a test run was made on, and what it cost. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';

const MB = 2 ** 20;
/** Linux counts processor time in ticks of 10 ms, and memory here in pages of 4 KiB. */
const TICKS = 100;
const PAGE = 4096;

/** The fields of `/proc/PID/stat` from the third on; a name in the second may hold spaces. */
function statOf(pid: string): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Bytes that the container may use, where that is less than the machine has. */
function memoryLimit(): number {
  const file = '/sys/fs/cgroup/memory.max';
  const limit = existsSync(file) ? Number(readFileSync(file, 'utf8')) : Number.NaN;
  return Number.isFinite(limit) ? Math.min(limit, totalmem()) : totalmem();
}

/** One line: processors, memory, load, versions, the seed. */
export function machineLine(heapMb: number, seed: number): string {
  return [
    `${availableParallelism()} processors`,
    `${(memoryLimit() / 1e9).toFixed(1)} GB of memory`,
    `${heapMb} MB of heap for each process of suites`,
    `load ${loadavg()
      .map((each) => each.toFixed(1))
      .join(' ')}`,
    `Node ${process.versions.node}`,
    `TEST_SEED ${seed}`,
  ].join(', ');
}

/** What a process and all that came of it hold at this moment, and have used; 0 where nobody says. */
export interface Usage {
  readonly megabytes: number;
  /** Seconds of processor. What a child used counts once it has ended. */
  readonly seconds: number;
}

export function usageOf(root: number): Usage {
  if (!existsSync('/proc/self/stat')) return { megabytes: 0, seconds: 0 };
  const children = new Map<number, number[]>();
  const used = new Map<number, Usage>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const stat = statOf(name);
    if (!stat) continue;
    const parent = Number(stat[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    // utime, stime and what ended children had used, then the pages in memory.
    const ticks = stat.slice(11, 15).reduce((total, each) => total + Number(each), 0);
    used.set(Number(name), { megabytes: (Number(stat[21]) * PAGE) / MB, seconds: ticks / TICKS });
  }
  const sum = (pid: number): Usage =>
    (children.get(pid) ?? []).map(sum).reduce(
      (total, each) => ({
        megabytes: total.megabytes + each.megabytes,
        seconds: total.seconds + each.seconds,
      }),
      used.get(pid) ?? { megabytes: 0, seconds: 0 },
    );
  return sum(root);
}
