/** Bets on a draw for all of which it is known what it comes to, and what becomes of them. */
import type { GameName } from '../../../src/domain/casino/rows.ts';
import type { CasinoDrawsState } from '../../../src/projections/casino/draws.ts';
import { drawsAhead } from './planted-rounds.ts';
import {
  assertEnd,
  type End,
  inMoney,
  openGame,
  type Press,
  pressAll,
  typeStake,
  until,
} from './played-ends.ts';
import type { WholeSite } from './whole-site.tsx';

export type OpenDraw = NonNullable<CasinoDrawsState['current']>;

export interface DrawEnding {
  readonly what: string;
  /** As it is typed; one of the currency without it. */
  readonly stake?: string;
  /** What is done before the draw opens. */
  readonly first?: readonly Press[];
  /** Of a draw that cannot come to this end whatever is bet on it. */
  readonly suits?: (result: unknown) => boolean;
  /** What is pressed, by what the draw will come to, and the end that has then. */
  readonly on: (
    result: unknown,
    draw: OpenDraw,
    site: WholeSite,
  ) => { readonly presses: readonly Press[]; readonly end: () => End };
}

/** What is pressed takes so long at most, in milliseconds. */
const PRESSING = 15_000;
/** Bets on a curve are open for little more than that. */
const AT_ONCE = 3_000;
/** So many seconds a draw is waited for that suits; most suit any end. */
const WAITING = 600;

/** What was bet on a draw, and what comes of it. */
export interface DrawBet {
  readonly draw: OpenDraw;
  /** What the player had before. */
  readonly before: number;
  readonly end: () => End;
}

/** Bets on the next draw that can come to an end. */
export async function betOnDraw(
  site: WholeSite,
  name: GameName,
  { stake, first = [], suits = () => true, on }: DrawEnding,
): Promise<DrawBet> {
  await openGame(site, name);
  const before = inMoney.held(site);
  await site.doing(() => typeStake(site, stake));
  await pressAll(site, first);
  const { resultOf } = drawsAhead(site);
  const least = name === 'crash' ? AT_ONCE : PRESSING;
  const suiting = (): OpenDraw | null => {
    const { current, isClosed } = site.session.runtime.state.casinoDraws;
    if (current === null || isClosed) return null;
    if (current.closesAt - site.clock.now() < least) return null;
    return suits(resultOf(name, current.draw)) ? current : null;
  };
  const draw = await until(site, suiting, 'a draw', WAITING);
  const { presses, end } = on(resultOf(name, draw.draw), draw, site);
  await pressAll(site, presses);
  return { draw, before, end };
}

/** Bets on a draw, waits for it, and holds what comes of it against page and books. */
export async function playDraw(site: WholeSite, name: GameName, ending: DrawEnding): Promise<void> {
  const { draw, before, end } = await betOnDraw(site, name, ending);
  await drawEnds(site, draw);
  await assertEnd(site, name, end(), { before });
}

/** Of a draw that ends at a time of its own the next moments show it. */
export async function drawEnds(site: WholeSite, { endsAt }: OpenDraw): Promise<void> {
  if (endsAt !== null) await site.sleep(Math.max(0, endsAt - site.clock.now()));
}
