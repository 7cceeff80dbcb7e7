/** Draws by a seed: the same seed, the same session. */
import * as fc from 'fast-check';
import type * as v from 'valibot';
import { seededRandom } from '../../src/kernel/random.ts';
import { fitting } from '../fuzz/from-schema.ts';
import { planted, uglier } from './values.ts';

export interface Draw {
  /** From 0 to before `n`. */
  int(n: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A value for a schema, described: mostly a good one, with secrets planted where it has any. */
  value(schema: v.GenericSchema): unknown;
}

const UGLY = 0.2;

export function drawFrom(seed: number): Draw {
  const random = seededRandom(seed);
  const int = (n: number): number => Math.floor(random() * n);
  const draw: Draw = {
    int,
    chance: (probability) => random() < probability,
    pick: (list) => {
      const found = list[int(list.length)];
      if (found === undefined) throw new Error('there is nothing to pick from');
      return found;
    },
    value(schema) {
      const [made] = fc.sample(fitting(schema), { seed: int(2 ** 31), numRuns: 1 });
      const value = planted(schema, made, int(1_000_000));
      return draw.chance(UGLY) ? uglier(value, draw) : value;
    },
  };
  return draw;
}
