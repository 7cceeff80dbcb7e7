import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import * as v from 'valibot';
import type { SubmittedCoupon } from '../../../src/calls/coupon.ts';
import { type Refusal, refusal } from '../../../src/calls/define.ts';
import { type CallInput, type CallName, type CallReply, calls } from '../../../src/calls/table.ts';
import type {
  SecurityEntry,
  SecurityRecord,
} from '../../../src/domain/protection/security-event.ts';
import type { SiteConfigByName } from '../../../src/domain/site/config.ts';
import { type BackEnd, createBackEnd } from '../../../src/reference/back-end.ts';
import { type ConditionChanges, createClimate } from '../../../src/reference/conditions.ts';
import { createFaultPlan, type FaultPlan } from '../../../src/reference/http/faults.ts';
import type { Board } from '../../../src/reference/line/offer/board.ts';
import { registerBackEnd } from '../../../src/reference/plugin.ts';
import type { Identity, Recordings } from '../../../src/reference/ports.ts';
import { createOutbox, type Outbox } from '../../../src/reference/post/outbox.ts';
import type { PushTransport } from '../../../src/reference/push/push.ts';
import { cookieIn } from '../../../src/server-kernel/cookie-header.ts';
import { firstStart } from './first-start.ts';
import { identityWith, PASSWORD } from './identity.ts';

export const START = Date.parse('2026-03-01T12:00:00Z');
const folders: string[] = [];

/** A folder of its own under the system's temporary one; gone when the process ends. */
export function temporaryFolder(): string {
  if (folders.length === 0) {
    process.once('exit', () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
  folders.push(folder);
  return folder;
}

export interface HarnessOptions {
  /** What happens while the back-end waits. */
  readonly wait?: (ms: number) => Promise<void>;
  readonly board?: Board;
  readonly dataDir?: string;
  readonly identity?: Identity;
  readonly config?: Partial<SiteConfigByName>;
  readonly clock?: { now: number };
  readonly clockRate?: number;
  readonly fixtures?: string;
  readonly recordings?: Recordings;
  readonly conditions?: ConditionChanges;
  /** Takes what the back-end warns of. */
  readonly warnings?: string[];
  /** Takes what is sent to browsers. */
  readonly pushTransport?: PushTransport;
  /** What matches and rounds are drawn from, where they are to be the same each time. */
  readonly chainLength?: number;
  readonly drawSecret?: Uint8Array;
  /** Hears of each call that is done, by its address, before anything of its answer is sent. */
  readonly beforeAnswer?: (address: string) => void;
}

export interface Answer<C extends CallName> {
  readonly status: number;
  readonly headers: Headers;
  /** The reply; only to be read where the status says that there is one. */
  readonly body: CallReply<C>;
  /** Codes and pointers of a refusal. */
  readonly errors: Refusal['errors'];
}

/** Who calls: cookies and token as a browser would send them. */
export interface Caller {
  cookie?: string;
  token?: string;
}

export interface Harness {
  readonly url: string;
  readonly backEnd: BackEnd;
  /** Everything that was sent to people. */
  readonly outbox: Outbox;
  readonly faults: FaultPlan;
  readonly clock: { now: number };
  readonly dataDir: string;
  readonly identity: Identity;
  /** What went on record as a security event. */
  readonly happenings: readonly SecurityEntry[];
  readonly security: SecurityRecord;
  call<C extends CallName>(name: C, input: CallInput<C>, caller?: Caller): Promise<Answer<C>>;
  /** A raw request to the path of a call. */
  raw(name: CallName, init: RequestInit, path?: string): Promise<Response>;
  signIn(login?: string): Promise<Required<Caller>>;
  close(): Promise<void>;
}

/** What an input may hold, as far as sending it goes. */
export interface AnyInput {
  readonly path?: Record<string, string>;
  readonly query?: Record<string, string | undefined>;
  readonly headers?: Record<string, string | undefined>;
  readonly body?: unknown;
}

/** The path and query of a call. */
export function addressOf(name: CallName, { path: values = {}, query = {} }: AnyInput): string {
  const filled = calls[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(values[key] ?? ''),
  );
  const asked = Object.entries(query).filter((pair): pair is [string, string] => pair[1] != null);
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked)}`;
}

function headersOf({ headers = {}, body }: AnyInput, { cookie, token }: Caller): Headers {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value != null) sent.set(name, value);
  if (body !== undefined) sent.set('content-type', 'application/json');
  if (cookie !== undefined) sent.set('cookie', cookie);
  if (token !== undefined) sent.set('authorization', `Bearer ${token}`);
  return sent;
}

export const encoded = (text: string) => Buffer.from(text, 'utf8').toString('base64url');

export const LOGIN = 'player@example.test';

/** What calls a back-end at an address. */
export function clientOn(url: string): Pick<Harness, 'raw' | 'call' | 'signIn'> {
  const raw: Harness['raw'] = (name, init, where = addressOf(name, {})) =>
    fetch(url + where, { method: calls[name].method, ...init });
  const call: Harness['call'] = async (name, input, caller = {}) => {
    const { body: sent } = input as AnyInput;
    const response = await raw(
      name,
      {
        headers: headersOf(input as AnyInput, caller),
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      },
      addressOf(name, input as AnyInput),
    );
    const text = await response.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const { status, headers } = response;
    const { errors = [] } = v.is(refusal, body) ? body : {};
    return { status, headers, body, errors } as Awaited<ReturnType<Harness['call']>>;
  };
  const signIn: Harness['signIn'] = async (login = LOGIN) => {
    const body = { login: encoded(login), password: encoded(PASSWORD) };
    const { headers } = await call('loginByEmail', { body });
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    const { body: reply } = await call('token', { query: { force_refresh: 'true' } }, { cookie });
    return { cookie, token: reply.token };
  };
  return { raw, call, signIn };
}

/** The back-end behind a real server on a free port, at a time that stands still. */
export async function startBackEnd(options: HarnessOptions = {}): Promise<Harness> {
  const clock = options.clock ?? { now: START };
  const dataDir = options.dataDir ?? firstStart(temporaryFolder(), clock.now, options.clockRate);
  const identity = options.identity ?? (await identityWith(LOGIN, 'other@example.test'));
  const outbox = createOutbox();
  const backEnd = createBackEnd({
    identity,
    dataDir,
    courier: outbox,
    climate: createClimate(options.conditions),
    config: options.config ?? {},
    clockRate: options.clockRate ?? 1,
    now: () => clock.now,
    version: 'test-1',
    browserOf: ({ cookie }) => cookieIn(cookie, 'rb_owner'),
    warn: (text) => options.warnings?.push(text),
    pushTransport: options.pushTransport,
    wait: options.wait,
    // Hashing what nobody draws would take a while.
    chainLength: options.chainLength ?? 5_000,
    drawSecret: options.drawSecret,
    ...(options.board ? { board: options.board } : {}),
    ...(options.fixtures ? { fixtures: options.fixtures } : {}),
    ...(options.recordings ? { recordings: options.recordings } : {}),
  });
  const faults = createFaultPlan();
  // Callers say with `x-forwarded-for` where they are.
  const app = fastify({ trustProxy: 'loopback' });
  const happenings: SecurityEntry[] = [];
  const security = { record: (one: SecurityEntry) => void happenings.push(one) };
  const { beforeAnswer } = options;
  if (beforeAnswer) app.addHook('onSend', async ({ url: address }) => beforeAnswer(address));
  await registerBackEnd(app, backEnd, { faults, checkReplies: true, security, trial: outbox });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const close = async () => {
    backEnd.feed.close();
    app.server.closeAllConnections();
    await app.close();
    backEnd.close();
  };
  const made = { url, backEnd, outbox, faults, clock, dataDir, identity, happenings, security };
  return { ...made, ...clientOn(url), close };
}

/** A coupon of these markets, paid from the main account. */
export function couponOf(
  accountId: string,
  markets: readonly { id: string; gameId: number; coef: string }[],
  part: Partial<SubmittedCoupon> = {},
): SubmittedCoupon {
  return {
    accountId,
    amount: 1000,
    bets: markets.map(({ id, gameId, coef }) => ({ marketId: id, gameId, coef })),
    changeCoefAction: 2,
    coef: '1.5',
    coefViewId: 0,
    typeId: markets.length === 1 ? 0 : 1,
    evidence: { sessionId: 'session-of-a-test-00000', seq: 1 },
    ...part,
  };
}

export interface Player extends Required<Caller> {
  accountId: string;
  place(coupon: SubmittedCoupon, key: string): Promise<Answer<'couponPlace'>>;
  money(): Promise<number>;
  /** Signs in anew, as when the token ran out. */
  renew(): Promise<void>;
}

/** A signed-in player with their main account. */
export async function playerOn(
  harness: Pick<Harness, 'call' | 'signIn'>,
  login = LOGIN,
): Promise<Player> {
  const accounts = async () => (await harness.call('balance', {}, player)).body.all_accounts;
  const player: Player = {
    ...(await harness.signIn(login)),
    accountId: '',
    place: (body, key) =>
      harness.call('couponPlace', { headers: { 'idempotency-key': key }, body }, player),
    money: async () => (await accounts()).find(({ id }) => id === player.accountId)?.money ?? -1,
    renew: async () => void Object.assign(player, await harness.signIn(login)),
  };
  player.accountId = (await accounts()).find(({ type }) => type === 0)?.id ?? '';
  return player;
}
