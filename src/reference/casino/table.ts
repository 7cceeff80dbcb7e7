import { CasinoInputError } from '../../domain/casino/input.ts';
import { choicesBetween, type GameFields, withChoices } from '../../domain/casino/steps.ts';
import type { HouseGame } from './games.ts';

/** What is seen of a round, and whether it is over. */
export interface Seen {
  /** Of the draw what may be shown; all of it once the round is over, null where nothing may. */
  readonly draw: unknown;
  /** Null where the engine cannot settle before something is chosen. */
  readonly outcome: Record<string, unknown> | null;
  /** Null while the round is open. */
  readonly payout: number | null;
  /** What is staked by now, where the engine says that it may become more. */
  readonly staked: number | null;
}

const numberIn = (outcome: GameFields | null, field: string): number | null => {
  const value = outcome?.[field];
  return typeof value === 'number' ? value : null;
};

/** Settles with what was chosen so far; null where something has to be chosen first. */
function settled({ engine }: HouseGame, draw: unknown, bet: GameFields, isOpen: boolean) {
  try {
    return { ...engine.settle(draw, bet) } as Record<string, unknown>;
  } catch (error) {
    if (isOpen && error instanceof CasinoInputError && error.code === 'action') return null;
    throw error;
  }
}

const joinedIn = ({ name, engine }: HouseGame, bet: GameFields, choices: readonly GameFields[]) =>
  withChoices(name, bet, engine.begun, choices);

/**
 * How a round stands: a function of its draw, its bet and what was chosen. Throws CasinoInputError for a
 * choice that the game does not have, or does not allow now.
 */
export function seenOf(
  game: HouseGame,
  draw: unknown,
  bet: GameFields,
  choices: readonly GameFields[],
): Seen {
  const joined = joinedIn(game, bet, choices);
  // It throws for what is not allowed, so that an open round only lacks what is chosen next.
  const isOpen = game.engine.isOpen?.(draw, joined) ?? false;
  const outcome = settled(game, draw, joined, isOpen);
  const payout = numberIn(outcome, 'payout');
  const shown = payout === null ? game.engine.shown?.(draw, joined) : draw;
  return { draw: shown ?? null, outcome, payout, staked: numberIn(outcome, 'staked') };
}

/** What the game's rule chooses for a player who did not come back; null: the stake goes back. */
export function choicesByRule(
  game: HouseGame,
  draw: unknown,
  bet: GameFields,
  choices: readonly GameFields[],
): GameFields[] | null {
  const joined = joinedIn(game, bet, choices);
  const ending = game.engine.byRule?.(draw, joined);
  if (ending?.by !== 'settling') return null;
  return choicesBetween(game.name, joined, { ...(ending.bet as GameFields) });
}
