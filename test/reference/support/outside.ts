import { createHmac } from 'node:crypto';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import type { CallInput } from '../../../src/calls/table.ts';
import { providerKey } from '../../../src/reference/casino/outside/signing.ts';
import { WALLET_PATH } from '../../../src/reference/casino/outside/wallet-routes.ts';
import type { OutsideCallName } from '../../../src/reference/casino/outside/wire.ts';
import { fakeBoard } from './board.ts';
import { DRAW_SECRET } from './casino.ts';
import {
  type Caller,
  type Harness,
  type HarnessOptions,
  type Player,
  playerOn,
  startBackEnd,
} from './harness.ts';

export const COIN = {
  slug: 'coin',
  name: 'The coin',
  origin: 'https://coin.test',
  keyId: 'k1',
  games: [
    {
      ...{ id: 'toss', number: 1001, name: 'Toss', kind: 'other' as const, top: '1.96' },
      ...{ categories: ['fast-games'], rtp: '49/50', sigma: '0.98' },
      profiles: ['default' as const],
    },
  ],
};

export const startWithProvider = (options: HarnessOptions = {}): Promise<Harness> =>
  startBackEnd({
    ...{ board: fakeBoard(), drawSecret: DRAW_SECRET, conditions: { providers: [COIN] } },
    ...options,
  });

/** Opens the game for a player, as its page does; gives back where it is. */
export async function launched(
  { call }: Harness,
  player: Caller & Pick<Player, 'accountId'>,
  wish: Partial<CallInput<'casinoLaunch'>['body']> = {},
): Promise<{ readonly status: number; readonly url: string; readonly token: string }> {
  const body = { game: 1001, accountId: player.accountId, language: 'de', ...wish };
  const { status, body: answer } = await call('casinoLaunch', { body }, player);
  const url = status < 400 ? answer.url : '';
  const token = url === '' ? '' : (new URL(url).searchParams.get('token') ?? '');
  return { status, url, token };
}

const answered = v.object({
  problem: v.optional(v.string()),
  status: v.optional(v.string()),
  balance: v.optional(v.nullable(v.number())),
  session: v.optional(v.string()),
  maxStake: v.optional(v.nullable(v.number())),
});

/** What is wrong with how a call is sent, if anything is to be. */
export interface Sending {
  readonly slug?: string;
  readonly key?: string;
  readonly nonce?: string;
  readonly timestamp?: number;
  /** What a proxy says of where it comes from. */
  readonly forwarded?: Readonly<Record<string, string>>;
}

/** A provider that says whatever it is told to. */
export function providerOn(harness: Harness, of: Pick<typeof COIN, 'slug' | 'keyId'> = COIN) {
  let sent = 0;
  const key = providerKey(harness.backEnd.beside.keys, of);
  const raw = async (name: string, body: string, sending: Sending = {}) => {
    const timestamp = String(sending.timestamp ?? harness.backEnd.clock.now());
    const mac = createHmac('sha256', sending.key ?? key).update(`${timestamp}.${body}`);
    const signed = { 'x-timestamp': timestamp, 'x-signature': mac.digest('hex') };
    const headers = { ...signed, ...sending.forwarded };
    const path = `${WALLET_PATH}/${sending.slug ?? of.slug}/${name}`;
    const answer = await fetch(harness.url + path, { method: 'POST', body, headers });
    return { http: answer.status, ...v.parse(answered, await answer.json()) };
  };
  const call = (name: OutsideCallName, fields: object, sending: Sending = {}) => {
    sent += 1;
    return raw(
      name,
      JSON.stringify({ nonce: sending.nonce ?? `${of.keyId}-${sent}`, ...fields }),
      sending,
    );
  };
  return {
    raw,
    call,
    /** A game that a player opened, ready to be played. */
    async opened(player: Player, game = 1001): Promise<string> {
      const { token } = await launched(harness, player, { game });
      return (await call('session', { token })).session ?? '';
    },
    debit: (session: string, tx: string, round: string, amount: number, game = 'toss') =>
      call('debit', { session, tx, round, amount, game, startedAt: 0 }),
    credit: (tx: string, round: string, amount: number) => call('credit', { tx, round, amount }),
    rollback: (tx: string, round: string, of: string) =>
      call('rollback', { tx, round, of, reason: 'no answer' }),
    end: (tx: string, round: string) => call('end', { tx, round }),
  };
}

const sumsRow = v.object({ stakes: v.number(), open: v.number() });

/** The books add up, and stakes lie apart for the rounds that are open, and for nothing else. */
export function areExact({ backEnd }: Harness): void {
  assert.equal(backEnd.audit(), { unbalanced: [], drifted: [] });
  const sql = `
    SELECT (SELECT COALESCE(SUM(balance), 0) FROM accounts WHERE purpose = 'stakes') AS stakes,
      (SELECT COALESCE(SUM(staked), 0) FROM wallet_rounds WHERE closed_at IS NULL) AS open`;
  const sums = backEnd.database.first(sumsRow, sql);
  assert.is(sums?.stakes, sums?.open);
}

/** A player who has opened the game of a provider. */
export async function atProvider() {
  const harness = await startWithProvider();
  const player = await playerOn(harness);
  const provider = providerOn(harness);
  return { harness, player, provider, session: await provider.opened(player) };
}

export type AtProvider = Awaited<ReturnType<typeof atProvider>>;
