import * as v from 'valibot';
import { MOST_SEATS } from '../domain/casino/company.ts';
import { CASINO_REFUSALS } from '../domain/casino/refusals.ts';
import { finite, money } from '../kernel/numbers.ts';
import { personal } from '../kernel/privacy.ts';
import { amountText } from './coupon-settings.ts';
import { area, event, input } from './define.ts';

/** Characters of JSON: no bet, and no draw, is larger. */
const LARGEST = 8_000;

const TOO_LARGE = 'it is too large';
const isSmall = (value: unknown): boolean => (JSON.stringify(value) ?? '').length <= LARGEST;

/** What an engine draws. */
export const drawn = v.pipe(
  v.unknown(),
  v.check((value) => isSmall(value), TOO_LARGE),
);

/** A bet, or a choice within a round, as the game's engine takes it. */
export const gameJson = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((value) => isSmall(value), TOO_LARGE),
);

export const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
export const clientSeed = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** It becomes a key of objects. */
export const roundId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.:-]{0,79}$/));

/** Why nothing was staked, or not chosen: the house's reasons, and what the site knew by itself. */
const refusal = v.picklist([
  ...CASINO_REFUSALS,
  'guest',
  'limits-unreachable',
  'waiting',
  'no-account',
  'signed-out',
]);

/** What a refusal says besides its rule, as far as it is known. */
const refusalDetails = {
  /** Milliseconds, from the refusal on. */
  wait: v.optional(finite),
  /** Minor units. */
  bound: v.optional(money),
  limitType: v.optional(finite),
  /** Epoch seconds. */
  until: v.optional(finite),
  /** The round that is open. */
  roundId: v.optional(roundId),
  step: v.optional(finite),
};

/** Of a shared draw, told of as it goes by; times in epoch milliseconds. */
const news = { game: finite, draw: finite, at: finite };

export const openedNews = v.object({
  ...news,
  closesAt: finite,
  /** Null where only the draw says. */
  endsAt: v.nullable(finite),
  /** What is known of it before, such as who runs. */
  setup: drawn,
});
export const closedNews = v.object(news);
export const revealedNews = v.object({ ...news, hash, result: drawn });

/** Who is on a curve, by names that are made up for it; `out`: how many of the bets were cashed out by then. */
export const company = v.object({
  draw: finite,
  at: finite,
  bets: finite,
  out: finite,
  /** As many as are told of, and where they were cashed out; null: they were not, so far. */
  seats: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.regex(/^[A-Z\d]{1,8}$/)),
        cashOut: v.nullable(v.pipe(v.string(), v.regex(/^\d{1,5}\.\d{2}$/))),
      }),
    ),
    v.maxLength(MOST_SEATS),
  ),
});
export const companyNews = v.object({ game: finite, ...company.entries });

const fromFeed = { requestId: finite };

/** The calls by which rounds begin and go on. */
export const ROUND_CALLS = [
  'casinoRoundStart',
  'casinoDrawBet',
  'casinoDemoStart',
  'casinoRoundAct',
  'casinoDemoAct',
] as const;

/** Games of the house: what is chosen and pressed at a table, and what came of it. */
export const casinoEvents = area('casino', {
  gameOpened: event(
    1,
    'A table was opened; what it plays for, is settled by who sits there.',
    v.object({
      game: finite,
      isShared: v.boolean(),
      /** Tables of this build say what they have shown; those of earlier ones do not. */
      tells: v.optional(v.boolean()),
    }),
  ),
  gameLeft: event(1, 'A table was left.', v.object({ game: finite })),
  betChosen: input(
    1,
    'The player chose what to bet, on what, or both. The stake is as typed.',
    v.object({ game: finite, stake: v.optional(amountText), choice: v.optional(gameJson) }),
  ),
  roundPressed: input(
    1,
    'The player asked for a round: the bet, all that it stakes in minor units, and what stood beside the button. Of a shared draw its number; a guest, who has no seeds, brings one along.',
    v.object({
      game: finite,
      bet: gameJson,
      stake: money,
      draw: v.optional(finite),
      clientSeed: v.optional(clientSeed),
      shown: v.object({ stake: v.string(), most: v.string(), balance: v.string() }),
    }),
  ),
  actionPressed: input(
    1,
    'The player chose within a round, after so many steps.',
    v.object({ roundId, step: finite, action: gameJson }),
  ),
  roundChecked: event(
    1,
    'A round, or a choice within it, with unknown outcome is asked about again, with its own key.',
    v.object({ key: v.string(), attempt: finite }),
  ),
  roundRefused: event(
    1,
    'A round did not begin, or a choice was not taken: nothing was staked by it.',
    v.object({
      key: v.string(),
      game: finite,
      by: v.picklist(['site', 'server']),
      rule: refusal,
      ...refusalDetails,
    }),
  ),
  roundSettled: event(
    1,
    'A round is over. Amounts are integers of minor units; told by the feed where nobody here ended it.',
    v.object({
      roundId,
      game: finite,
      by: v.picklist(['answer', 'feed']),
      /** Of the feed that told of it. */
      requestId: v.optional(finite),
      mode: v.picklist(['real', 'demo']),
      staked: money,
      payout: money,
      currency: v.string(),
    }),
  ),
  roundTold: input(
    1,
    'The table has shown what a round came to, with the others on its draw, or failed and cannot: from now on all else may tell it.',
    v.object({ roundId }),
  ),
  clientSeedChosen: input(
    1,
    'The client seed of the rounds from now on: by the player, or at first by the browser.',
    v.object({ clientSeed }),
  ),
  rotationPressed: input(
    1,
    'The player asked to reveal the server seed of this commitment, and to go on with the next.',
    v.object({ reveal: hash }),
  ),
  roundRecalled: input(
    1,
    'The player looked at a round of before, or put it away.',
    v.object({ roundId: v.nullable(roundId) }),
  ),
  roundVerified: input(
    1,
    'The page computed a round once more from its seeds. `first` is what differed first.',
    v.object({
      roundId,
      result: v.picklist(['agrees', 'differs', 'not-revealed']),
      first: v.optional(v.string()),
    }),
  ),
  olderRoundsAsked: input(1, 'The player asked for older rounds.', v.object({})),
  olderOutsideRoundsAsked: input(
    1,
    'The player asked for older rounds at other providers.',
    v.object({}),
  ),
  favouriteToggled: input(
    1,
    'A game became, or is no longer, a favourite.',
    v.object({ game: finite, on: v.boolean() }),
  ),
  searchTyped: input(
    1,
    'What the player looks for among the games.',
    v.object({ text: personal(v.pipe(v.string(), v.maxLength(60))) }),
  ),
  frameOpened: event(
    1,
    'A game of another provider was opened: its frame is shown.',
    v.object({
      game: finite,
      /** For play money: no wallet knows of it. */
      isDemo: v.optional(v.boolean()),
    }),
  ),
  frameMessaged: input(
    1,
    'The game in the frame said something to the page, or the page to the game. What the game says is believed about nothing.',
    v.object({
      game: finite,
      by: v.picklist(['game', 'page']),
      type: v.string(),
      data: v.record(v.string(), v.union([v.string(), finite, v.boolean()])),
    }),
  ),
  frameRefused: input(
    1,
    'A message to the page was not taken, or the address of a game: told once a second for each reason.',
    v.object({ game: finite, why: v.string() }),
  ),
  frameCovered: event(
    1,
    'The game did not answer a pause within a second: the page covers its frame.',
    v.object({ game: finite }),
  ),
  frameClosed: event(
    1,
    'The frame of a game of another provider was closed: it was left, it never came, or it failed.',
    v.object({ game: finite, why: v.picklist(['left', 'silent', 'failed']) }),
  ),
  drawOpened: event(
    1,
    'The feed told that a shared draw takes bets. Times in epoch milliseconds.',
    v.object({ ...fromFeed, ...openedNews.entries }),
  ),
  drawClosed: event(
    1,
    'The feed told that a shared draw takes no more bets.',
    v.object({ ...fromFeed, ...closedNews.entries }),
  ),
  drawRevealed: event(
    1,
    'The feed told what a shared draw came to, and its hash.',
    v.object({ ...fromFeed, ...revealedNews.entries }),
  ),
  crashTookOff: event(
    1,
    'The feed told that a curve began to rise: it takes no more bets.',
    v.object({ ...fromFeed, ...closedNews.entries }),
  ),
  crashEnded: event(
    1,
    'The feed told where a curve ended, and its hash.',
    v.object({ ...fromFeed, ...revealedNews.entries }),
  ),
  crashCompanyTold: event(
    1,
    'The feed told who is on a curve, by names that are made up for it, and where they cashed out.',
    v.object({ ...fromFeed, ...companyNews.entries }),
  ),
});

/** A round that was paid for and whose outcome is not known, as it was sent and as storage keeps it over a reload. */
export const pendingRound = v.object({
  key: v.string(),
  /** Whose it is: only this player may ask about it. */
  userId: v.string(),
  game: finite,
  call: v.picklist(['casinoRoundStart', 'casinoDrawBet']),
  path: v.optional(v.record(v.string(), v.string())),
  body: gameJson,
});

export type PendingRound = v.InferOutput<typeof pendingRound>;
