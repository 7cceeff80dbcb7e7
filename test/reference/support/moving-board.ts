import { seededRandom } from '../../../src/kernel/random.ts';
import type { Market, MarketResult } from '../../../src/reference/line/sports-line.ts';
import { chanceOf, type FakeBoard, fakeBoard } from './board.ts';

/** What a market was for a while: its coefficient while it could be bet on, or how it ended. */
export interface Standing {
  readonly coef: string | null;
  readonly result: MarketResult | null;
}

/** A line that moves by chance, and is of every moment asked about what it was then, as the real one is. */
export interface MovingBoard extends FakeBoard {
  /** What can be bet on now, one market a match. */
  open(): readonly Market[];
  /** Prices move, markets are suspended and come back, a match ends and another one takes its place. */
  move(): void;
  /** Every match ends. */
  finish(): void;
  /** All that a market was within one millisecond. */
  at(marketId: string, ms: number): readonly Standing[];
}

const RESULTS = ['won', 'lost', 'lost', 'void'] as const;
/** The part of the markets that a move changes. */
const MOVED = 0.1;

interface Entry {
  readonly since: number;
  readonly market: Market | null;
  readonly standing: Standing;
}

const same = (one: Standing | undefined, other: Standing) =>
  one?.coef === other.coef && one.result === other.result;

export function movingBoard(
  size: number,
  seed: number,
  clock: { readonly now: number },
): MovingBoard {
  const random = seededRandom(seed);
  const board = fakeBoard();
  const running: string[] = [];
  const history = new Map<string, Entry[]>();
  let offered = 0;
  const pick = <T>(items: readonly T[]): T | undefined =>
    items[Math.floor(random() * items.length)];
  const coefNear = (coef: number) =>
    Math.min(20, Math.max(1.05, coef * (0.9 + random() * 0.2))).toFixed(2);

  const standingOf = (id: string): Standing => {
    const market = board.market(id, clock.now);
    return {
      coef: market === null || market.isBlocked ? null : market.coef,
      result: board.resultOf(id, clock.now),
    };
  };
  const note = (id: string): void => {
    const known = history.get(id) ?? [];
    const standing = standingOf(id);
    const market = board.market(id, clock.now);
    if (!same(known.at(-1)?.standing, standing)) {
      known.push({ since: clock.now, market, standing });
    }
    history.set(id, known);
  };
  const offer = (): void => {
    offered += 1;
    const id = `m${offered}`;
    board.offer(id, coefNear(1.2 + random() * 4));
    running.push(id);
    note(id);
  };
  const end = (id: string): void => {
    board.result(id, pick(RESULTS) ?? 'void');
    running.splice(running.indexOf(id), 1);
    note(id);
  };
  const change = (id: string): void => {
    const market = board.market(id, clock.now);
    if (market === null) return;
    const dice = random();
    if (market.isBlocked) board.offer(id, market.coef, market.gameId);
    else if (dice < 0.8) board.price(id, coefNear(Number(market.coef)));
    else if (dice < 0.95) board.suspend(id);
    else {
      end(id);
      offer();
      return;
    }
    note(id);
  };
  const entryAt = (id: string, ms: number) => history.get(id)?.findLast(({ since }) => since <= ms);
  for (let count = 0; count < size; count += 1) offer();

  return {
    ...board,
    market: (id, now) => entryAt(id, now)?.market ?? null,
    chance: (id, now) => chanceOf(entryAt(id, now)?.market),
    resultOf: (id, now) => entryAt(id, now)?.standing.result ?? null,
    open: () =>
      running.flatMap((id) => {
        const market = board.market(id, clock.now);
        return market === null || market.isBlocked ? [] : [market];
      }),
    move() {
      for (let left = Math.ceil(size * MOVED); left > 0; left -= 1) change(pick(running) ?? '');
    },
    finish() {
      for (const id of [...running]) end(id);
    },
    at(id, ms) {
      const known = history.get(id) ?? [];
      const within = known.filter(({ since }) => since === ms);
      const before = known.findLast(({ since }) => since < ms);
      return [...(before === undefined ? [] : [before]), ...within].map(({ standing }) => standing);
    },
  };
}
