import { chainHash, commitment, fairBytes } from '../../../domain/casino/fair.ts';
import type { CasinoRound } from '../../../site/contract/casino.ts';
import type { TableGame } from '../table/table-game.ts';

/** What is computed once more, in this order. */
export type CheckName = 'commitment' | 'draw' | 'settlement' | 'credited';

export interface Check {
  readonly name: CheckName;
  readonly said: string;
  readonly computed: string;
  readonly agrees: boolean;
}

/** Four bytes of the stream: the number that they gave, or that they were passed over. */
export interface Word {
  readonly hex: string;
  readonly bound: number;
  /** Null: it lies above the last full turn, where smaller numbers would be likelier. */
  readonly value: number | null;
}

export interface Verified {
  readonly words: readonly Word[];
  readonly checks: readonly Check[];
  /** What differed first; null: all agrees. */
  readonly first: CheckName | null;
}

const WORD = 8;
const WORDS = 2 ** 32;
/** So many words are passed over in a row less than once in 2³² draws. */
const SPARE = 32;

interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** The words that a draw used, those among them that were passed over. */
function wordsOf(seeds: Seeds, bounds: readonly number[]): Word[] {
  const bytes = fairBytes(seeds, (bounds.length + SPARE) * 4);
  const words: Word[] = [];
  let at = 0;
  for (const bound of bounds) {
    let value: number | null = null;
    while (value === null && at < bytes.length) {
      const hex = bytes.slice(at, at + WORD);
      const word = Number.parseInt(hex, 16);
      value = word < WORDS - (WORDS % bound) ? word % bound : null;
      words.push({ hex, bound, value });
      at += WORD;
    }
  }
  return words;
}

function checkOf(name: CheckName, said: unknown, computed: unknown): Check {
  const [before, now] = [said, computed].map((one) =>
    typeof one === 'string' ? one : JSON.stringify(one),
  );
  return { name, said: before ?? '', computed: now ?? '', agrees: before === now };
}

/** What a throw of an engine says in place of a result: it differs from whatever was told. */
function tried<T>(work: () => T): T | string {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Computes a round once more from its seeds, with the same engine as the house: what was promised before,
 * the bytes, the draw, what it was worth, and what was paid. Nothing is asked of the server.
 */
export function verified(
  game: Pick<TableGame, 'engine' | 'bounds' | 'joined'>,
  round: CasinoRound,
  serverSeed: string,
): Verified {
  const { clientSeed, nonce, commitment: promised } = round.seeds;
  const seeds = { serverSeed, clientSeed, nonce };
  const isShared = round.draw !== null;
  const draw = tried(() => game.engine.draw(seeds, round.bet));
  const settled = tried(() => game.engine.settle(draw, game.joined(round)));
  const payout = typeof settled === 'string' ? settled : settled.payout;
  const outcome = typeof settled === 'string' ? settled : { ...settled };
  const worth = round.status === 'cancelled' ? round.staked : payout;
  const checks = [
    checkOf(
      'commitment',
      promised,
      tried(() => (isShared ? chainHash(serverSeed, nonce) : commitment(serverSeed))),
    ),
    checkOf('draw', round.state.draw, draw),
    checkOf('settlement', round.state.outcome ?? outcome, outcome),
    checkOf('credited', round.payout, worth),
  ];
  const words = tried(() => wordsOf(seeds, game.bounds(round.bet, draw)));
  return {
    words: typeof words === 'string' ? [] : words,
    checks,
    first: checks.find(({ agrees }) => !agrees)?.name ?? null,
  };
}
