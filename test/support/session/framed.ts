/** A game of another provider on the page of a session, and what its provider does. */
import type { CallReply } from '../../../src/calls/table.ts';
import { balance, bettingSession } from './betting.ts';
import { offered } from './house.ts';
import { reply, type SessionOptions, type TestSession } from './session.ts';

export const TOSS = 1001;
export const COIN_ORIGIN = 'https://coin.test';
export const LAUNCH = `${COIN_ORIGIN}/launch?token=planted-token&lang=en&mode=real`;

const toss = offered('dice', {
  ...{ id: TOSS, name: 'Toss', englishName: 'Toss', engine: 'coin/toss', provider: 'coin' },
  ...{ kind: 'other', categories: ['fast-games'], rtp: '49/50', isShared: false, hasDemo: false },
  outside: { name: 'The coin', origin: COIN_ORIGIN },
});

/** The game is offered for play money, too. */
export const playMoney: NonNullable<SessionOptions['answers']> = {
  casinoGames: () => reply({ games: [{ ...toss, hasDemo: true }] }),
};

type Limits = CallReply<'limits'>;
export type OutsideRounds = CallReply<'casinoOutsideRounds'>['items'];

/** A round of the game as the house tells it: over, and paid, unless `more` says otherwise. */
export const tossed = (round: string, more: Partial<OutsideRounds[number]> = {}) => ({
  ...{ round, provider: 'coin', providerName: 'The coin', game: TOSS, name: 'Toss' },
  ...{ currency: 'EUR', staked: 100, paid: 196, status: 'completed' as const, openedAt: 5_000 },
  transactions: [
    { tx: `${round}-d`, kind: 'staked' as const, amount: 100, at: 5_000, balanceAfter: 99_900 },
    { tx: `${round}-c`, kind: 'paid' as const, amount: 196, at: 6_000, balanceAfter: 100_096 },
  ],
  ...more,
});

/** What the books of the house have; a round at the provider changes it. */
export interface Books {
  money: number;
  staked: number;
  paid: number;
  readonly rounds: OutsideRounds;
}

/** The page of the game, for a player; `answers` say what else the house answers. */
export function framed(options: SessionOptions & { player?: boolean } = {}) {
  const books: Books = { money: 100_000, staked: 500, paid: 200, rounds: [] };
  const limits = (): Limits => ({
    limits: [],
    sitting: { beganAt: 0, staked: books.staked, paid: books.paid, iso: 'EUR' },
  });
  const session = bettingSession({
    ...{ player: true, url: `/en/casino/game/${TOSS}/toss` },
    ...options,
    answers: {
      casinoGames: () => reply({ games: [offered('dice'), toss] }),
      casinoFavourites: () => reply({ games: [] }),
      casinoRounds: () => reply({ items: [], next: null }),
      casinoOutsideRounds: () => reply({ items: [...books.rounds], next: null }),
      casinoLaunch: () => reply({ url: LAUNCH }),
      limits: () => reply(limits()),
      balance: () => reply(balance(books.money)),
      ...options.answers,
    },
  });
  return { session, books };
}

export const frameOf = (session: TestSession) => session.runtime.state.casinoFrame;

/** What the page said to the game, in its order. */
export const saidTo = (session: TestSession): string[] =>
  session.events.flatMap(({ type, data }) =>
    type === 'casino.frameMessaged' && data.by === 'page' ? [data.type] : [],
  );

/** The game says this, as the view took it. */
export function says(
  session: TestSession,
  type: string,
  data: Readonly<Record<string, string>> = {},
): void {
  session.runtime.publish('casino.frameMessaged', { game: TOSS, by: 'game', type, data });
}
