import type { CallReply } from '../../calls/table.ts';
import { isForFun } from '../../domain/casino/for-fun.ts';
import { type PressRefusal, pressRefusal } from '../../domain/casino/press.ts';
import { isBarred } from '../../domain/line/barred-sports.ts';
import type { EventData } from '../../events/catalogue.ts';
import {
  type Seat as AnySeat,
  isUnderWay,
  pressesOf,
} from '../../projections/casino/table-state.ts';
import type { State } from '../../projections/state.ts';
import { area, type DeepReadonly } from './area.ts';
import { sending } from './sending.ts';

export type CasinoGame = DeepReadonly<CallReply<'casinoGames'>['games'][number]>;
export type OutsideRound = DeepReadonly<CallReply<'casinoOutsideRounds'>['items'][number]>;
export type CasinoRound = DeepReadonly<CallReply<'casinoRound'>['round']>;
export type Seat = DeepReadonly<AnySeat>;
export type RoundRefusal = DeepReadonly<
  Pick<EventData<'casino.roundRefused'>, 'rule' | 'bound' | 'until' | 'wait' | 'roundId'>
>;
export type OwnPair = DeepReadonly<CallReply<'casinoSeeds'>>;
export type { PressRefusal };

/** What there is to play, and which of it the player likes best. */
const casino = area(
  ['casinoGames', 'casinoFavourites'],
  ({ casinoGames: { status, failure, items, search }, casinoFavourites: { games } }) => ({
    status,
    failure,
    games: items,
    search,
    favourites: games,
    of: (id: number | null): CasinoGame | null => items.find((one) => one.id === id) ?? null,
  }),
);

/** The table that is open: what was chosen, what is under way, how the rounds stand. */
const table = area(['casinoTable', 'limits'], ({ casinoTable: known, limits: { sitting } }) => {
  const { game, isShared, steps, seats, chosen, nextAt, opened } = known;
  const placings = pressesOf<Pick<typeof known, 'placing'>>(known).map(({ placing }) => placing);
  return {
    game,
    isShared,
    chosen: game === null ? null : (chosen[game] ?? null),
    /** Something was pressed whose outcome is on its way. */
    isBusy: isUnderWay(known),
    /** Its outcome is not known, and is asked about. */
    isUnknown: placings.some(({ status }) => status === 'checking'),
    refusal: placings.find((placing) => placing.status === 'refused') ?? null,
    /** Of a round on a shared draw: something was chosen in it whose outcome is on its way. */
    isStepBusy: (roundId: string): boolean => isUnderWay(steps[roundId]),
    seats,
    /** When the next round may begin, in epoch milliseconds. */
    nextAt,
    /** What was staked and paid since it was opened. */
    opened,
    /** The same of all that was played since the sign-in, as the server says; null where it does not. */
    login: sitting && { ...sitting, since: sitting.beganAt },
  };
});

/** The game of another provider in its frame. Sums are the server's: what it has since the game was opened. */
const frame = area(['casinoFrame', 'limits', 'session', 'page'], (state) => {
  const { sitting } = state.limits;
  const { before, since, requestId, ...told } = state.casinoFrame;
  const sums = before && sitting;
  return {
    ...told,
    /** It was opened for play money. */
    isDemo: told.status !== 'none' && requestId === null,
    /** Where the game can be played so, it is. */
    isForFun: isForFun(state),
    opened: {
      since,
      staked: sums ? sums.staked - before.staked : 0,
      paid: sums ? sums.paid - before.paid : 0,
      ...(sums && { iso: sums.iso }),
    },
  };
});

/** What keeps the player from playing, by what is known here. */
const play = area(['session', 'user', 'limits', 'config', 'accounts'], (state) => ({
  refusal: (stake: number): PressRefusal | null => pressRefusal(state, stake),
  /** Whether the player may not bet on a sport before its matches begin. */
  isBarred: (sportId: number): boolean => isBarred(state.user.config, { sportId, isLive: false }),
}));

/** What personal rounds are drawn from. */
const seeds = area(['casinoSeeds'], ({ casinoSeeds: { status, pair, choosing, rotating } }) => ({
  status,
  pair,
  choosing: sending(choosing),
  rotating: sending(rotating),
}));

type Known = Pick<State['casinoRounds'], 'status' | 'failure' | 'next' | 'older'>;

/** Rounds as far as they are there. */
const shown = <Round>({
  status,
  failure,
  items,
  next,
  older,
}: Known & { readonly items: readonly Round[] }) => ({
  ...{ status, failure, items },
  older: { exist: next !== null, areLoading: older.status === 'busy' },
});

/** The player's rounds of the open table's game, newest first. */
const rounds = area(['casinoRounds'], ({ casinoRounds: known }) => ({
  ...shown(known),
  recalled: known.recalled,
  verified: known.verified,
}));

/**
 * The player's rounds at other providers, newest first: those of the page's game, or all, with when each game was
 * played last.
 */
const outsideRounds = area(
  ['casinoOutsideRounds', 'casinoPlayed'],
  ({ casinoOutsideRounds, casinoPlayed }) => ({
    ...shown(casinoOutsideRounds),
    played: casinoPlayed.games,
  }),
);

/** Draws that are shared by all. */
const draws = area(
  ['casinoDraws', 'casinoCompany'],
  ({
    casinoDraws: { game: _, rules: __, ...told },
    casinoCompany: { askedBy: ___, ...company },
  }) => ({
    ...told,
    company,
  }),
);

/** The one draw that an address names. */
const draw = area(['casinoDraw'], ({ casinoDraw: { status, failure, told } }) => ({
  status,
  failure,
  told,
}));

export function casinoAreas(state: State) {
  return {
    casino: casino(state),
    table: table(state),
    frame: frame(state),
    play: play(state),
    seeds: seeds(state),
    rounds: rounds(state),
    outsideRounds: outsideRounds(state),
    draws: draws(state),
    draw: draw(state),
  };
}
