import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '../../../src/server/identity/identity.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../../src/server/main.ts';
import type { Caller } from '../../../src/server-kernel/caller.ts';

export const PASSWORD = 'demo password 7';

/** A browser that comes for the first time, over a plain connection. */
export const NEW_BROWSER: Caller = { cookie: undefined, isSecure: false, userAgent: undefined };

/** A server on a free port with a data folder of its own, and what tests do with it. */
export interface TestServer {
  readonly folder: string;
  readonly dataDir: string;
  server(): RunningServer;
  origin(): string;
  /** Stops the server and starts it again on the same data. */
  restart(more?: Partial<ServerOptions>): Promise<void>;
  /** Cookie header of a new sign-in with a demo account. */
  signIn(role: Role): Promise<string>;
  userId(role: Role): Promise<string>;
  /** Sends a request with a Cookie header. */
  get(address: string, cookie?: string, init?: RequestInit): Promise<Response>;
  dispose(): Promise<void>;
}

/** The files of a small build, by name. */
export const SITE: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>site</title>',
  'console-frame.html': '<!doctype html><title>frame</title>',
  'console.html': '<!doctype html><title>console</title>',
  'oldbrowser/en.html': '<!doctype html><title>old</title>',
  'oldbrowser/ar.html': '<!doctype html><title lang="ar">old</title>',
  'oldbrowser/page.css': 'body { margin: 0; }',
  'robots.txt': 'User-agent: *',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sitemap.xml': '<urlset/>',
  'site.webmanifest': '{}',
  'assets/site-ABCDEF12.js': 'console.log("plain")',
  'assets/site-ABCDEF12.js.br': 'as brotli',
  'assets/site-ABCDEF12.js.gz': 'as gzip',
  'asset-manifest.json': JSON.stringify({
    build: 'build-1',
    contentSecurityPolicy: { script: ["'sha256-scripthash='"], style: ["'sha256-stylehash='"] },
  }),
};

export async function writeSite(folder: string, files = SITE): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

function startIn(folder: string, more: Partial<ServerOptions>): Promise<RunningServer> {
  return startServer({
    port: 0,
    dataDir: path.join(folder, 'data'),
    dist: path.join(folder, 'dist'),
    demo: { password: PASSWORD },
    // A hash that takes no time: what is tested here is everything around it.
    passwordWork: { memoryCost: 64, timeCost: 1 },
    // SERVER_LOG=1 shows what goes wrong inside.
    logLevel: process.env['SERVER_LOG'] ? 'warn' : 'silent',
    ...more,
  });
}

export async function testServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'replaybook-server-'));
  await writeSite(path.join(folder, 'dist'));
  let running = await startIn(folder, options);
  const userOf = async (role: Role) => {
    const user = await running.identity.userByLogin(`${role}@example.test`);
    if (user === null) throw new Error(`no ${role}`);
    return user;
  };
  return {
    folder,
    dataDir: path.join(folder, 'data'),
    server: () => running,
    origin: () => running.origin,
    async restart(more = {}) {
      await running.close();
      running = await startIn(folder, { ...options, ...more });
    },
    async signIn(role) {
      const opened = await running.identity.openSession(await userOf(role), NEW_BROWSER);
      return opened?.setCookie.split(';')[0] ?? '';
    },
    userId: async (role) => (await userOf(role)).id,
    get: (address, cookie, init = {}) =>
      fetch(`${running.origin}${address}`, {
        redirect: 'manual',
        ...init,
        headers: { ...(cookie ? { cookie } : {}), ...init.headers },
      }),
    async dispose() {
      await running.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Costs those who wait in vain alone: a busy machine takes many times what a quiet one does. */
const TIMEOUT_MS = 60_000;
const PAUSE_MS = 20;

/** Asks again until the answer fits, and says what it was at last where it never does. */
export async function eventually<T>(
  ask: () => Promise<T>,
  fits: (answer: T) => boolean,
): Promise<T> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await ask();
    if (fits(answer)) return answer;
    if (performance.now() > end) {
      throw new Error(`after ${TIMEOUT_MS / 1000} s still ${JSON.stringify(answer)}`);
    }
    await pause(PAUSE_MS);
  }
}
