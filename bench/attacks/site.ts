/** A site under attack, and somebody elsewhere who uses it meanwhile. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';

interface Started {
  readonly origin: string;
  /** Cookie headers: of a browser that records, of a member of staff and of a player. */
  readonly owner: string;
  readonly support: string;
  readonly player: string;
  /** Of each of them. */
  readonly password: string;
}

export interface SiteUnderAttack extends Started {
  /** The longest that a visitor of another network waited for an answer meanwhile, in ms. */
  during(attack: () => Promise<void>): Promise<number>;
  stop(): Promise<void>;
}

const ASKED = ['/en', '/healthz', '/sports-api/v1/line?lng=en'];
const PAUSE_MS = 50;
const NEVER_MS = 60_000;
/** Another network than the attackers', who come from 127.0.0.1. */
const ELSEWHERE = '127.0.0.2';

function waited(origin: string, address: string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    const options = { localAddress: ELSEWHERE, headers: { accept: 'text/html,*/*' } };
    const request = http.get(origin + address, options, (response) => {
      response.resume();
      response.on('end', () => {
        resolve(response.statusCode === 200 ? performance.now() - start : NEVER_MS);
      });
    });
    request.setTimeout(NEVER_MS, () => request.destroy());
    request.on('error', () => resolve(NEVER_MS));
  });
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
