import type { CallInput, CallReply } from '../../../calls/table.ts';
import { minRoundMs, stakeCap } from '../../../domain/casino/pace.ts';
import type { JurisdictionName } from '../../../domain/limits/jurisdiction.ts';
import { minorUnitsOf } from '../../../domain/money/currency.ts';
import type { Climate } from '../../conditions.ts';
import type { Database } from '../../data/database.ts';
import type { Accounts } from '../../money/accounts.ts';
import { offeredCurrency } from '../../money/currencies.ts';
import type { Ledger } from '../../money/ledger.ts';
import type { Points } from '../../money/points.ts';
import type { Identity } from '../../ports.ts';
import type { Keys } from '../../secrets/keys.ts';
import type { Tickets } from '../../secrets/tickets.ts';
import type { Paces } from '../paces.ts';
import type { Refusal } from '../refusal.ts';
import type { GameReturns } from '../returns.ts';
import { greatestStake, leastStake } from '../stakes.ts';
import { createWallet } from '../wallet/keeping-wallet.ts';
import type { Debit, Wallet, WalletSession } from '../wallet/wallet.ts';
import { answerOf } from './answers.ts';
import {
  gameNumbered,
  gameOfProvider,
  type OutsideGame,
  type OutsideProvider,
  offeredBy,
  providerNamed,
} from './config.ts';
import {
  type OutsideBetween,
  type OutsideSearch,
  outsideBetween,
  outsideHistory,
} from './history.ts';
import { outsideReturns } from './returns.ts';
import { createGameSessions, type GameSession, type GameSessions } from './sessions.ts';
import type { OutsideCall } from './wire.ts';

export interface OutsideOptions {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly points: Pick<Points, 'settled'>;
  readonly accounts: Pick<Accounts, 'find'>;
  readonly keys: Keys;
  readonly tickets: Tickets;
  readonly climate: Pick<Climate, 'now'>;
  readonly identity: Pick<Identity, 'userBySession'>;
  readonly paces: Pick<Paces, 'note'>;
  readonly profile: JurisdictionName;
  /** In years; of whom that is not known, the least there is. */
  readonly ageOf: (userId: string, now: number) => number;
  /** What keeps a player from any stake. */
  readonly refusalOf: (debit: Debit, isFirst: boolean, now: number) => Refusal | null;
}

export interface LaunchRequest {
  readonly userId: string;
  readonly signIn: string;
  /** The number of a game. */
  readonly game: number;
  readonly accountId: string;
  readonly language: string;
  /** Where the site is: a game that were served from there could do all that the site can. */
  readonly origin: string;
}

/** Games of others: opened for players, and paid by the same wallet as the house's own. */
export interface Outside {
  /** All providers, with those games of theirs that are offered here. */
  offered(): readonly OutsideProvider[];
  /** What their games returned. */
  returns(): GameReturns[];
  /** What a player played there. */
  rounds(
    userId: string,
    query: CallInput<'casinoOutsideRounds'>['query'],
    now: number,
  ): CallReply<'casinoOutsideRounds'>;
  /** The same of a time, for a file. */
  between(userId: string, search: OutsideSearch): OutsideBetween;
  provider(slug: string): OutsideProvider | null;
  /** Where a game opens, with a token that is good once; null where the player cannot open it. */
  launch(request: LaunchRequest, now: number): string | null;
  /** Does what a provider asks for, which is known to be its own. */
  answer(provider: OutsideProvider, call: OutsideCall, now: number): Promise<object>;
}

type Place = Pick<OutsideOptions, 'profile' | 'ageOf'>;
type Played = Pick<WalletSession, 'userId' | 'iso'>;

/** What a stake of a player on a game may be, capped by the law of the place; null where they may stake nothing. */
function boundsOf(
  { profile, ageOf }: Place,
  found: OutsideGame | null,
  { userId, iso }: Played,
  now: number,
) {
  if (!found) return null;
  const cap = stakeCap({ profile, kind: found.kind, age: ageOf(userId, now), currency: iso });
  if (cap === null) return null;
  const currency = offeredCurrency(iso);
  return { least: leastStake(currency), most: Math.min(greatestStake(found.top, currency), cap) };
}

/** What a provider is told when a game opens: who plays only as a name of its own for them. */
function toldSession(
  { profile, ageOf, keys }: Place & Pick<OutsideOptions, 'keys'>,
  provider: OutsideProvider,
  session: GameSession,
  now: number,
) {
  const { userId, iso, language } = session;
  const found = gameOfProvider(provider, session.game);
  const bounds = boundsOf({ profile, ageOf }, found, session, now);
  return {
    player: keys.mac('player of a provider', provider.slug, userId),
    currency: iso,
    minorUnits: minorUnitsOf(iso),
    language,
    profile: { name: profile, minRoundMs: minRoundMs(profile, found?.kind ?? 'other') },
    minStake: bounds?.least ?? null,
    maxStake: bounds?.most ?? null,
  };
}

/** Whether the game is on offer, and what may be staked on it; both before what protects the player. */
function ownRefusal(
  place: Place,
  found: OutsideGame | null,
  debit: Debit,
  now: number,
): Refusal | null {
  const bounds = boundsOf(place, found, debit.session, now);
  if (!bounds) return { rule: 'game-off' };
  if (debit.amount < bounds.least) return { rule: 'stake', bound: bounds.least };
  return debit.amount > bounds.most ? { rule: 'stake', bound: bounds.most } : null;
}

type Body<Name extends OutsideCall['name']> = Extract<OutsideCall, { name: Name }>['body'];

/** Takes a stake. That the sign-in is over is asked before, as the books answer at once. */
function debited(
  options: OutsideOptions,
  provider: OutsideProvider,
  session: GameSession,
  { tx, round, game, amount, startedAt }: Body<'debit'>,
  { isOver, now }: { readonly isOver: boolean; readonly now: number },
) {
  let isNewRound = false;
  const found = gameOfProvider(provider, game);
  const wallet = createWallet({
    ...options,
    provider: provider.slug,
    refusalOf(debit, isFirst, at) {
      isNewRound = isFirst;
      if (isOver) return { rule: 'session-ended' };
      if (game !== session.game) return { rule: 'game-off' };
      return ownRefusal(options, found, debit, at) ?? options.refusalOf(debit, isFirst, at);
    },
  });
  const { userId, accountId, iso } = session;
  const kind = found?.kind ?? 'other';
  const played: WalletSession = { userId, accountId, iso };
  const of = { name: `${provider.slug}/${game}`, kind, isShared: false } as const;
  return options.database.transaction(() => {
    const reply = wallet.debit({ session: played, tx, round, game: of, amount, startedAt }, now);
    if (isNewRound && reply.status === 'ok') options.paces.note(userId, now);
    return answerOf(reply);
  });
}

const UNKNOWN = { status: 'session-unknown', balance: null } as const;

/** Calls about a game that a player has open. */
function aboutSessions(options: OutsideOptions, sessions: GameSessions) {
  const isOver = async ({ signIn, userId }: GameSession): Promise<boolean> =>
    (await options.identity.userBySession(signIn))?.id !== userId;
  return {
    open(of: OutsideProvider, wallet: Wallet, { token }: Body<'session'>, now: number) {
      const opened = sessions.open(of.slug, token, now);
      if (!opened) return UNKNOWN;
      const { id, session } = opened;
      const balance = wallet.balance(session);
      return { status: 'ok', session: id, balance, ...toldSession(options, of, session, now) };
    },
    async balance(of: OutsideProvider, wallet: Wallet, body: Body<'balance'>) {
      const session = sessions.find(of.slug, body.session);
      if (!session) return UNKNOWN;
      if (await isOver(session)) return { ...UNKNOWN, status: 'session-ended' };
      return { status: 'ok', balance: wallet.balance(session) };
    },
    async debit(of: OutsideProvider, body: Body<'debit'>, now: number) {
      const session = sessions.find(of.slug, body.session);
      if (!session) return UNKNOWN;
      return debited(options, of, session, body, { isOver: await isOver(session), now });
    },
  };
}

/** Where a game opens for a session of the wallet. */
function addressOf(
  sessions: GameSessions,
  { provider: { slug, origin }, game }: NonNullable<ReturnType<typeof gameNumbered>>,
  {
    signIn,
    language,
    userId,
    accountId,
    iso,
  }: Pick<LaunchRequest, 'signIn' | 'language'> & WalletSession,
  now: number,
): string {
  const opened = { provider: slug, game: game.id, signIn, language, userId, accountId, iso };
  const token = sessions.launch(opened, now);
  const query = new URLSearchParams({ token, lang: language, mode: 'real' });
  return `${origin}/launch?${query}`;
}

/** Games of others, put together. */
export function createOutside(options: OutsideOptions): Outside {
  const sessions = createGameSessions(options.database, options);
  const about = aboutSessions(options, sessions);
  const kept = () => ({ ...options, providers: options.climate.now().providers });
  const offered = () => offeredBy(kept().providers, options.profile);
  const provider = (slug: string) => providerNamed(offered(), slug);
  const walletOf = (slug: string) =>
    createWallet({ ...options, provider: slug, refusalOf: () => ({ rule: 'session-ended' }) });
  return {
    offered,
    provider,
    returns: () => outsideReturns(options.database, offered()),
    rounds: (userId, query, now) => outsideHistory({ ...kept(), offered }, userId, query, now),
    between: (userId, search) => outsideBetween(kept(), userId, search),
    launch(request, now) {
      const found = gameNumbered(offered(), request.game);
      if (!found || found.provider.origin === request.origin) return null;
      const session = walletOf(found.provider.slug).session(request.userId, request.accountId);
      return session && addressOf(sessions, found, { ...request, ...session }, now);
    },
    async answer(of, { name, body }, now) {
      const wallet = walletOf(of.slug);
      switch (name) {
        case 'session':
          return about.open(of, wallet, body, now);
        case 'balance':
          return about.balance(of, wallet, body);
        case 'debit':
          return about.debit(of, body, now);
        case 'credit':
          return answerOf(wallet.credit(moved(body, { amount: body.amount }), now));
        case 'rollback':
          return answerOf(wallet.rollback(moved(body, { of: body.of }), now));
        case 'end':
          return answerOf(wallet.end(moved(body, {}), now));
      }
    },
  };
}

/** What of a call is kept: its nonce is of one sending alone. */
const moved = <More extends object>(
  { tx, round }: { readonly tx: string; readonly round: string },
  more: More,
) => ({ tx, round, ...more });
