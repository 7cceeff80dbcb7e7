import { coverLists } from '../../domain/casino/cover-lists.ts';
import { POINTS_STAKE } from '../../domain/casino/points-games.ts';
import type { GameFields } from '../../domain/casino/steps.ts';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import type { HouseGame } from './games.ts';

/** Whether a bet is one of a game: of its own list, where games share an engine that has several. */
export const isBetOf = ({ name }: HouseGame, { preset }: GameFields): boolean =>
  !isKeyOf(name, coverLists) || preset === coverLists[name];

/** What a round of a game costs whatever is bet on; null where its player says. */
export const fixedStake = ({ inPoints }: HouseGame): number | null =>
  inPoints ? POINTS_STAKE : null;
