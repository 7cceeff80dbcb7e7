/** The whole thing, started as `npm start` does, in a process and a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnyEvent } from '../../src/events/catalogue.ts';

const home = path.join(import.meta.dirname, '../..');

export const DEMO_PASSWORD = 'a-demo-password-for-tests';

export interface Site {
  readonly origin: string;
  readonly dataDir: string;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Starts it again where it was, running or not: the same port, the same data. */
  restart(change?: Pick<SiteOptions, 'clockRate'>): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** The folder of a project that was built from a copy; this one without. */
  readonly root?: string;
  readonly clockRate?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Configuration by name. */
  readonly siteConfig?: Readonly<Record<string, unknown>>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Resolves once the process says where it listens; rejects with its last words. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('console ')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}: ${said}`)));
  });
}

export async function startSite({
  root = home,
  clockRate = 1,
  env = {},
  siteConfig = {},
}: SiteOptions = {}): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  const port = await freePort();
  const configFile = path.join(dataDir, 'site-config.json');
  // Nobody is asked about cookies where a test is about something else.
  await writeFile(configFile, JSON.stringify({ cookieAgreementPopup: false, ...siteConfig }));
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_PASSWORD,
    SITE_CONFIG: configFile,
    ...env,
  };
  let child: ChildProcess;
  const start = async (rate = clockRate): Promise<void> => {
    child = spawn(process.execPath, ['src/start.ts', '--demo'], {
      cwd: root,
      env: { ...process.env, CLOCK_RATE: String(rate), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await listening(child);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    kill: () => end('SIGKILL'),
    async restart({ clockRate: rate } = {}) {
      await end('SIGTERM');
      await start(rate);
    },
    async stop() {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Staff, as the console's calls see the log service. */
export interface Staff {
  /** `lastEventId` resumes a stream after this place. */
  get(address: string, lastEventId?: string | null): Promise<Response>;
  post(address: string, body: object): Promise<Response>;
  /** Ids of recorded sessions, the newest first. */
  sessionIds(query?: string): Promise<string[]>;
  /** A recording as it is downloaded: header line, then an event a line. */
  ndjson(id: string): Promise<string>;
  /** Several of them, one after the other: only so many may be downloaded at the same time. */
  ndjsonOf(ids: readonly string[]): Promise<string[]>;
  events(id: string): Promise<AnyEvent[]>;
}

export async function signInStaff(origin: string, name = 'support'): Promise<Staff> {
  const reply = await fetch(`${origin}/console-api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ login: `${name}@example.test`, password: DEMO_PASSWORD }),
  });
  if (!reply.ok) throw new Error(`${name} could not sign in: ${reply.status}`);
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const get = (address: string, lastEventId: string | null = null) => {
    const resumed = lastEventId === null ? {} : { 'last-event-id': lastEventId };
    return fetch(`${origin}${address}`, { headers: { cookie, ...resumed } });
  };
  const post = (address: string, body: object) =>
    fetch(`${origin}${address}`, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const ndjson = async (id: string) => {
    const response = await get(`/log-api/v1/sessions/${id}/events`);
    if (!response.ok) throw new Error(`no download of ${id}: ${response.status}`);
    return response.text();
  };
  return {
    get,
    post,
    ndjson,
    async ndjsonOf(ids) {
      const texts: string[] = [];
      for (const id of ids) texts.push(await ndjson(id));
      return texts;
    },
    async sessionIds(query = '') {
      const page = (await (await get(`/log-api/v1/sessions${query}`)).json()) as {
        items: { id: string }[];
      };
      return page.items.map(({ id }) => id);
    },
    async events(id) {
      const lines = (await ndjson(id)).trim().split('\n').slice(1);
      return lines.map((line) => JSON.parse(line) as AnyEvent);
    },
  };
}

/** Asks again until it is so; the test fails with what was hoped for when it never is. */
export async function eventually<T>(
  hoped: string,
  look: () => Promise<T | null | false>,
  patience = 20_000,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found !== null && found !== false) return found;
    if (Date.now() > end) throw new Error(`it never came to be: ${hoped}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
