/** The whole thing, started as `npm start` does, in a process and a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect, isDeepStrictEqual } from 'node:util';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { repositoryRoot } from '../repository.ts';
import { WAIT_LIMIT } from '../wait-limit.ts';

export const DEMO_PASSWORD = 'a-demo-password-for-tests';

export interface Site {
  readonly origin: string;
  readonly dataDir: string;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Starts it again where it was, running or not: the same port, the same data. */
  restart(): Promise<void>;
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

/** How the program says where it listens. */
const GREETING = /^site +(http:\S+)\/\nconsole /m;

/** Resolves with the origin once the process says it; rejects with its last words. */
function greeted(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const origin = GREETING.exec(said)?.[1];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', (code) => reject(new Error(`the site ended with ${code}: ${said}`)));
  });
}

/** Milliseconds for which a port is tried again: while nobody listened, a connection may have got it. */
const PORT_PATIENCE = 10_000;

/** Spawns a site until one has the port that it is to have; gives back that, and where it listens. */
async function whenFree(start: () => ChildProcess): Promise<[ChildProcess, string]> {
  for (const end = Date.now() + PORT_PATIENCE; ; ) {
    const child = start();
    try {
      return [child, await greeted(child)];
    } catch (error) {
      if (!String(error).includes(' is in use') || Date.now() > end) throw error;
    }
    await pause(250);
  }
}

export async function startSite({
  root = repositoryRoot,
  clockRate = 1,
  env = {},
  siteConfig = {},
}: SiteOptions = {}): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  const configFile = path.join(dataDir, 'site-config.json');
  // Nobody is asked about cookies where a test is about something else.
  await writeFile(configFile, JSON.stringify({ cookieAgreementPopup: false, ...siteConfig }));
  const settings = {
    DATA_DIR: dataDir,
    DEMO_PASSWORD,
    SITE_CONFIG: configFile,
    ...env,
  };
  const startOn = (port: string) =>
    whenFree(() =>
      spawn(process.execPath, ['src/start.ts', '--demo'], {
        cwd: root,
        env: { ...process.env, PORT: port, CLOCK_RATE: String(clockRate), ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  // Any free one, and the same again at every further start.
  let [child, origin] = await startOn('0');
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    origin,
    dataDir,
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGTERM');
      [child] = await startOn(new URL(origin).port);
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

/** Milliseconds between two looks. */
const BETWEEN = 150;

/**
 * Asks again until it is so; the test fails with what was hoped for, and with what the look has said
 * that it saw last, when it never is.
 */
export async function eventually<T>(
  hoped: string,
  look: (see: (what: unknown) => void) => Promise<T | null | false>,
): Promise<T> {
  let seen = '';
  const see = (what: unknown): void => {
    seen = `, but ${inspect(what)}`;
  };
  for (const end = Date.now() + WAIT_LIMIT; ; ) {
    const found = await look(see);
    if (found !== null && found !== false) return found;
    if (Date.now() > end) throw new Error(`it never came to be: ${hoped}${seen}`);
    await pause(BETWEEN);
  }
}

/** Looks again until it sees this; the test fails with what was seen last when it never does. */
export async function eventuallyIs<T>(look: () => Promise<T>, wanted: T): Promise<void> {
  for (const end = Date.now() + WAIT_LIMIT; ; ) {
    const seen = await look();
    if (isDeepStrictEqual(seen, wanted) || Date.now() > end) return assert.equal(seen, wanted);
    await pause(BETWEEN);
  }
}
