import type { GameName } from '../../../domain/casino/rows.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How often a shared game is drawn, in whole seconds of milliseconds. */
interface Rhythm {
  readonly period: number;
  /** Bets end so long before the draw. */
  readonly closing: number;
}

const EVERY_MINUTE: Rhythm = { period: MINUTE, closing: 5 * SECOND };

const RHYTHMS: Readonly<Partial<Record<GameName, Rhythm>>> = {
  wheel: EVERY_MINUTE,
  bingo: EVERY_MINUTE,
  race: { period: 90 * SECOND, closing: 5 * SECOND },
  'keno-5': { period: 5 * MINUTE, closing: 10 * SECOND },
  lotto: { period: 60 * MINUTE, closing: MINUTE },
};

/** A draw in time, in epoch milliseconds. */
export interface ScheduledDraw {
  /** From 1 on. */
  readonly draw: number;
  readonly opensAt: number;
  readonly closesAt: number;
  /** It is revealed, and the next one opens. */
  readonly endsAt: number;
}

/** When a game is drawn. */
export interface Schedule {
  /** Only the draw says when it ends: that is not to be told before. */
  readonly isOpenEnded: boolean;
  /** Throws a RangeError for a draw before `first`. */
  of(draw: number): ScheduledDraw;
  /** The earliest draw whose times are still known. */
  first(): number;
  /**
   * The draw that is open, or closed and not revealed, at a moment; where `keepUp` is behind, the last
   * that is known, which is over.
   */
  at(now: number): ScheduledDraw;
  /** Goes on counting, some draws at a time, where they are counted one after another. */
  keepUp?(now: number): void;
}

/** Of a game whose first draw opens at `startedAt`, with nothing to keep of it; null without a rhythm. */
export function scheduleOf(game: GameName, startedAt: number): Schedule | null {
  const rhythm = RHYTHMS[game];
  if (rhythm === undefined) return null;
  const of = (draw: number): ScheduledDraw => {
    const opensAt = startedAt + (draw - 1) * rhythm.period;
    const endsAt = opensAt + rhythm.period;
    return { draw, opensAt, closesAt: endsAt - rhythm.closing, endsAt };
  };
  return {
    isOpenEnded: false,
    of,
    first: () => 1,
    at: (now) => of(Math.max(1, Math.floor((now - startedAt) / rhythm.period) + 1)),
  };
}
