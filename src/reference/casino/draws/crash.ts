import * as v from 'valibot';
import { multiplierAt, tables } from '../../../domain/casino/games/crash.ts';
import type { GameFields } from '../../../domain/casino/steps.ts';
import type { Facts } from '../../data/facts.ts';
import type { OfferedCurrency } from '../../money/currencies.ts';
import type { Schedule, ScheduledDraw } from './schedule.ts';

const BETTING = 6_000;
/** Draws that are remembered: all that a listener may have missed, and more. */
const REMEMBERED = 200;
/** Draws that are counted in one go: by the clock of the back-end, and by anybody's question. */
const MOST_A_TICK = 2_000;
const MOST_A_QUESTION = 20;
const FACT = 'schedule of crash';
const anchor = v.object({ draw: v.number(), opensAt: v.number() });

/** A multiplier in hundredths. */
export const hundredthsOf = (multiplier: string): number => Number(multiplier.replace('.', ''));

/** Steps of the curve; by the last of them every curve has ended. */
const STEPS = 4_096;
let curve: readonly number[] = [];

/** What the curve shows at each of its steps, worked out with the first draw. */
function shownAt(step: number): number {
  if (curve.length === 0) {
    const { stepMs } = tables.curve;
    curve = Array.from({ length: STEPS }, (_, at) => hundredthsOf(multiplierAt(at * stepMs)));
  }
  return curve[step] ?? tables.most;
}

/** How long a curve takes to its end, in milliseconds: until it first shows it. */
export function flightOf(point: string): number {
  const end = hundredthsOf(point);
  let [low, high] = [0, STEPS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (shownAt(middle) < end) low = middle + 1;
    else high = middle;
  }
  return low * tables.curve.stepMs;
}

/**
 * When curves take off: as each lasts as long as it is drawn to, they are counted from the last that was
 * written down. `pointOf` is what a draw comes to. After a long stop it takes many calls of `keepUp` to
 * reach the present: nobody's question stops the back-end for that. Until then the last draw that is
 * known stands for the present one, and is over.
 */
export function crashSchedule(
  startedAt: number,
  pointOf: (draw: number) => string,
  facts: Facts,
): Schedule {
  let known: ScheduledDraw[] = [];
  const lasting = (draw: number, opensAt: number): ScheduledDraw => {
    const closesAt = opensAt + BETTING;
    return { draw, opensAt, closesAt, endsAt: closesAt + flightOf(pointOf(draw)) };
  };
  const remember = (next: ScheduledDraw) => {
    known.push(next);
    if (known.length < 2 * REMEMBERED) return;
    known = known.slice(-REMEMBERED);
    const [oldest] = known;
    if (oldest) facts.set(FACT, { draw: oldest.draw, opensAt: oldest.opensAt });
  };
  const latest = (): ScheduledDraw => {
    const last = known.at(-1);
    if (last) return last;
    const { draw, opensAt } = facts.get(FACT, anchor) ?? { draw: 1, opensAt: startedAt };
    const first = lasting(draw, opensAt);
    known.push(first);
    return first;
  };
  const count = (now: number, most: number) => {
    let last = latest();
    for (let left = most; left > 0 && last.endsAt <= now; left -= 1) {
      last = lasting(last.draw + 1, last.endsAt);
      remember(last);
    }
  };
  return {
    isOpenEnded: true,
    at(now) {
      count(now, MOST_A_QUESTION);
      return known.findLast(({ opensAt }) => opensAt <= now) ?? latest();
    },
    keepUp: (now) => count(now, MOST_A_TICK),
    first: () => (known[0] ?? latest()).draw,
    of(draw) {
      const found = known.find((one) => one.draw === draw);
      if (!found) throw new RangeError(`draw ${draw} is not remembered`);
      return found;
    },
  };
}

const USUAL = '2.00';
const HIGHEST = 1_000_000;

/** The multiplier of hundredths, as text. */
export function multiplierOf(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/**
 * A bet with its automatic cash-out: 2.00 unless one was chosen, and no higher than may be paid, so that
 * no payout has ever to be cut.
 */
export function withCashOut(bet: GameFields, { maxPayout }: OfferedCurrency): GameFields {
  const { stake, cashOut } = bet;
  const asked = cashOut ?? USUAL;
  if (typeof stake !== 'number' || typeof asked !== 'string' || !(stake > 0)) return bet;
  const most = Math.min(HIGHEST, Math.floor((maxPayout * 100) / stake));
  const wanted = Math.round(Number(asked) * 100);
  return { ...bet, cashOut: wanted > most ? multiplierOf(most) : asked };
}
