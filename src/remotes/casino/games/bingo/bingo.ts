import * as engine from '../../../../domain/casino/games/bingo.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { listIn } from '../../words/json.ts';
import { ratioOf } from '../../words/ratio.ts';

const { numbers, drawn, side, pays } = engine.tables;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= numbers;

/** The numbers of a ticket, row by row; 0 is the free one in the middle. Empty where it is none. */
export function ticketOf({ bet }: CasinoRound): readonly number[] {
  const ticket = listIn(bet['ticket']).filter(isNumber);
  return ticket.length === side * side ? ticket : [];
}

/** The numbers that were drawn, in order; null where that is not known. */
export function ballsIn(result: unknown): readonly number[] | null {
  const balls = listIn(result).filter(isNumber);
  return balls.length === drawn ? balls : null;
}

/** What so many lines return, with their chance: those that return alike are one row. */
export const prizes = engine.chances().map((chance, lines) => ({
  lines,
  pays: pays[lines] ?? 0,
  chance: ratioOf(chance),
}));

export const MOST_TICKETS = 10;

/** What the numbers of a shuffle lie below: all balls, then one fewer each time. */
export const bounds = (): number[] => Array.from({ length: drawn }, (_, at) => numbers - at);
