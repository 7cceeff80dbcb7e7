/** A site under attack, and somebody elsewhere who uses it meanwhile. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

interface Started {
  readonly origin: string;
  /** Cookie headers: of a browser that records, of a member of staff and of a player. */
  readonly owner: string;
  readonly support: string;
  readonly player: string;
}

export interface SiteUnderAttack extends Started {
  /** The longest that a visitor of another network waited for an answer meanwhile, in ms. */
  during(attack: () => Promise<void>): Promise<number>;
  stop(): Promise<void>;
}

const ASKED = ['/en', '/healthz', '/sports-api/v1/line?lng=en'];
const PAUSE_MS = 50;
const NEVER_MS = 60_000;
/** The attackers' own network is the one of this machine. */
const ELSEWHERE = { 'x-forwarded-for': '198.51.100.7' };

async function waited(origin: string, address: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(origin + address, {
    headers: { ...ELSEWHERE, accept: 'text/html,*/*' },
    signal: AbortSignal.timeout(NEVER_MS),
  }).catch(() => null);
  if (response === null || response.status !== 200) return NEVER_MS;
  await response.arrayBuffer();
  return performance.now() - start;
}

async function watch(origin: string, over: AbortSignal): Promise<number> {
  let worst = 0;
  while (!over.aborted) {
    for (const address of ASKED) worst = Math.max(worst, await waited(origin, address));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return worst;
}

/** Starts the whole server in a process of its own. */
export async function startSite(): Promise<SiteUnderAttack> {
  const child = fork(path.join(import.meta.dirname, 'server.ts'));
  const [started] = (await once(child, 'message')) as [Started];
  for (const address of ASKED) await waited(started.origin, address);
  return {
    ...started,
    async during(attack) {
      const over = new AbortController();
      const worst = watch(started.origin, over.signal);
      await attack();
      over.abort();
      return worst;
    },
    async stop() {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}
