import * as v from 'valibot';
import { CASINO_REFUSALS } from '../domain/casino/refusals.ts';
import {
  closedNews,
  companyNews,
  drawn,
  gameJson,
  hash,
  openedNews,
  revealedNews,
  roundId,
} from '../events/casino.ts';
import { finite, money } from '../kernel/numbers.ts';

/** What is seen of a round. */
const state = v.object({
  /** Of the draw as much as may be shown by now: all of it once the round is over; null is nothing. */
  draw: drawn,
  /** What the engine settles it to with what was chosen so far; null where that takes a choice first. */
  outcome: v.nullable(gameJson),
});

/**
 * What a draw comes from. Of a shared one the commitment is the chain's terminal, the client seed its
 * salt and the nonce the draw's number. `serverSeed` is null until it is revealed.
 */
const seeds = v.object({
  commitment: hash,
  serverSeed: v.nullable(hash),
  clientSeed: v.string(),
  nonce: finite,
});

/** A round as it is kept. Money in minor units, times in epoch milliseconds of the site's clock. */
export const round = v.object({
  id: roundId,
  game: finite,
  mode: v.picklist(['real', 'demo']),
  /** Hash of the tables that it was played by. */
  rules: v.string(),
  seeds,
  /** Of a shared draw: its number. */
  draw: v.nullable(finite),
  /** Where the bet on a shared draw comes of the player's own seeds, as a ticket does. */
  ownSeeds: v.optional(seeds),
  /** Null where it is play money. */
  accountId: v.nullable(v.string()),
  currency: v.string(),
  bet: gameJson,
  /** What was chosen within it, by the player, or by the game's rule where they did not come back. */
  steps: v.array(v.object({ at: finite, by: v.picklist(['player', 'rule']), action: gameJson })),
  state,
  status: v.picklist(['open', 'completed', 'cancelled']),
  staked: money,
  /** Null while it is open. */
  payout: v.nullable(money),
  startedAt: finite,
  endedAt: v.nullable(finite),
  /** Of the wallet: debits, credits, undone debits. */
  transactions: v.array(v.string()),
  profile: v.string(),
  /** Of the account, after what came last. */
  balanceAfter: v.nullable(money),
});

/** A round at another provider, as the books of the house have it. */
export const outsideRound = v.object({
  /** Its provider's name for it, and for its game; a number is what the game is listed under, if it is. */
  round: v.string(),
  provider: v.string(),
  game: v.nullable(finite),
  /** Whose game it is, in words. */
  name: v.string(),
  providerName: v.string(),
  currency: v.string(),
  /** Less what was given back. */
  staked: money,
  paid: money,
  status: round.entries.status,
  openedAt: finite,
  /** What moved for it, oldest first: of very many the last. */
  transactions: v.array(
    v.object({
      tx: v.string(),
      kind: v.picklist(['staked', 'undone', 'paid']),
      amount: money,
      at: finite,
      balanceAfter: v.nullable(money),
    }),
  ),
});

/** What became of a bet or a choice. The same key, or the same step, is answered the same. */
export const answer = v.variant('status', [
  v.object({
    status: v.literal('accepted'),
    round,
    balance: money,
    /** When the next round may begin. */
    nextStartAt: finite,
  }),
  v.object({
    status: v.literal('refused'),
    rule: v.picklist(CASINO_REFUSALS),
    /** Milliseconds from now on. */
    wait: v.optional(finite),
    bound: v.optional(money),
    /** As of a refused bet: the limit, and until when in epoch seconds. */
    limitType: v.optional(finite),
    until: v.optional(finite),
    /** The round that is open. */
    roundId: v.optional(roundId),
    /** The step that comes next. */
    step: v.optional(finite),
  }),
]);

/** A game as it is offered. Stakes are in minor units of the currency that was asked about. */
export const game = v.object({
  id: finite,
  name: v.string(),
  /** In English, by which it is found too. */
  englishName: v.string(),
  /** What its engine is called. */
  engine: v.string(),
  provider: v.string(),
  kind: v.picklist(['slots', 'other']),
  isShared: v.boolean(),
  /** Addresses that list it. */
  categories: v.array(v.string()),
  /** Exact, as `num/den`: the least of its bets. */
  rtp: v.string(),
  /** 1 to 5. */
  volatility: finite,
  minStake: money,
  maxStake: money,
  /** The most that a round pays: where a bet may return more, less can be staked on it. */
  maxWin: v.optional(money),
  hasDemo: v.boolean(),
  /**
   * Of a game that is played for loyalty points, which its stakes are in then: what has to be staked, and
   * settled, for one of them.
   */
  perPoint: v.optional(money),
  /** Of another provider's: whose it is in words, and where it is served from. */
  outside: v.optional(v.object({ name: v.string(), origin: v.string() })),
});

const revealed = { hash, result: drawn };
export const revealedDraw = v.object({ draw: finite, at: finite, ...revealed });

/** What is known of one draw. `ahead`: its time has not come, and that of another is now. */
export const oneDraw = v.variant('status', [
  v.object({ status: v.literal('over'), ...revealedDraw.entries }),
  v.object({ status: v.literal('open'), draw: finite, endsAt: finite }),
  v.object({ status: v.literal('ahead'), current: finite }),
  v.object({ status: v.literal('none') }),
]);

/** A shared draw, told of as it goes by. */
export const drawNews = v.variant('kind', [
  v.object({ kind: v.literal('drawOpened'), ...openedNews.entries }),
  v.object({ kind: v.picklist(['drawClosed', 'crashTookOff']), ...closedNews.entries }),
  v.object({ kind: v.picklist(['drawRevealed', 'crashEnded']), ...revealedNews.entries }),
  v.object({ kind: v.literal('crashCompanyTold'), ...companyNews.entries }),
]);

/** A round that ended without the player. */
export const roundNews = v.object({
  roundId,
  game: finite,
  staked: money,
  payout: money,
  currency: v.string(),
});

export const openDraw = v.object({
  draw: finite,
  opensAt: finite,
  closesAt: finite,
  /** Null where only the draw says. */
  endsAt: v.nullable(finite),
  setup: drawn,
});

export const ownSeeds = v.object({
  commitment: hash,
  /** Null until one is chosen, which the browser does by itself at first. */
  clientSeed: v.nullable(v.string()),
  /** How many rounds were drawn from it. */
  nonce: finite,
  /** The commitment of the pair that comes next. */
  next: hash,
  /** The pair before. */
  revealed: v.nullable(seeds),
});
