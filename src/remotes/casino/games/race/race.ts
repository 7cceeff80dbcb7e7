import * as engine from '../../../../domain/casino/games/race.ts';
import { divide, parseDecimal, type Rational, rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { fieldsIn, listIn, numberIn } from '../../words/json.ts';
import { ratioOf } from '../../words/ratio.ts';

export type Kind = engine.RaceSelection['kind'];
export const KINDS = ['win', 'place', 'forecast'] as const satisfies readonly Kind[];
export const RUNNERS = [1, 2, 3, 4, 5, 6] as const;

const { weights, total } = engine.tables;

/** The weights of the runners, out of JSON that somebody wrote; null where it is no field. */
export function fieldIn(setup: unknown): readonly number[] | null {
  const field = listIn(fieldsIn(setup)['field']).filter((one): one is number =>
    weights.some((weight) => weight === one),
  );
  return new Set(field).size === weights.length && field.length === weights.length ? field : null;
}

/** The runners as they came in; null where that is not known. */
export function orderIn(result: unknown): readonly number[] | null {
  const order = listIn(result).filter((one): one is number =>
    RUNNERS.some((runner) => runner === one),
  );
  return new Set(order).size === RUNNERS.length && order.length === RUNNERS.length ? order : null;
}

/** What a selection returns, and its chance. */
export function offerOf(field: readonly number[], selection: engine.RaceSelection) {
  const odds: Rational = parseDecimal(engine.odds(field, selection)) ?? rational(0n);
  const expected = ratioOf(engine.rtp({ field, ...selection }));
  return { odds, chance: divide(expected, odds) };
}

export interface Part extends engine.RaceSelection {
  readonly stake: number;
}

/** What was bet on, part by part. */
export function partsOf({ bet }: Pick<CasinoRound, 'bet'>): Part[] {
  return listIn(bet['bets']).flatMap((part) => {
    const { kind, runners, stake } = fieldsIn(part);
    const found = KINDS.find((one) => one === kind);
    const those = listIn(runners).filter((one): one is number => typeof one === 'number');
    return found === undefined
      ? []
      : [{ kind: found, runners: those, stake: numberIn(stake) ?? 0 }];
  });
}

export interface Choice {
  readonly kind: Kind;
  readonly first: number;
  readonly second: number;
}

const PLAIN: Choice = { kind: 'win', first: 1, second: 2 };

const runnerIn = (value: unknown): number | undefined => RUNNERS.find((runner) => runner === value);

/** Which kind of bet is chosen, and the two of a forecast. */
export function choiceOf(chosen: Readonly<Record<string, unknown>> | null | undefined): Choice {
  const { kind, first, second } = fieldsIn(chosen);
  return {
    kind: KINDS.find((one) => one === kind) ?? PLAIN.kind,
    first: runnerIn(first) ?? PLAIN.first,
    second: runnerIn(second) ?? PLAIN.second,
  };
}

/** Below which numbers the order was drawn: the weights of those who were still to come in. */
export function boundsOf(bet: CasinoRound['bet'], draw: unknown): number[] {
  const field = fieldIn(bet);
  const order = orderIn(draw);
  if (field === null || order === null) return [];
  let left = total;
  return order.map((runner) => {
    const bound = left;
    left -= field[runner - 1] ?? 0;
    return bound;
  });
}

/** By how much of the way each who came in stands behind the one before, as the first is at the finish. */
const BEHIND = 0.04;

/** How far a runner is when so much of the race has passed, from 0 to 1: they end in the drawn order. */
export function wayOf(runner: number, place: number, passed: number): number {
  const finish = 0.84 + 0.03 * place;
  const own = Math.min(1, passed / finish);
  // They pass each other on the way; at both ends of it that is nothing.
  const sway = 0.06 * Math.sin(5 * own + 2.1 * runner) * own * (1 - own) * 4;
  return Math.min(1, Math.max(0, own + sway)) * (1 - BEHIND * place);
}
