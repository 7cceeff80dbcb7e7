import { virtualProgram } from '../program/program.ts';
import { type Board, type BoardOptions, createBoard } from './board.ts';

/** How much faster virtual football is played: a match takes about fourteen minutes. */
export const VIRTUAL_PACE = 8;

/** Virtual football, by the terms of the line and a seed of its own. */
export function virtualBoard(terms: Omit<BoardOptions, 'program' | 'fixtures'>): Board {
  const seed = terms.seed + 1;
  const clockRate = terms.clockRate * VIRTUAL_PACE;
  return createBoard({ ...terms, seed, clockRate, program: virtualProgram(seed) });
}
