import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import { type Chain, type ChainOptions, createChain } from './chain.ts';
import { gameOf, type HouseGame, houseGames } from './games.ts';
import { type Schedule, type ScheduledDraw, scheduleOf } from './schedule.ts';
import type { ToldSeeds } from './told.ts';

type Told = CallReply<'casinoDraws'>;
export type DrawNews = NonNullable<CallReply<'sportsFeed'>['draws']>[number];

/** Kept with the first start: what was published is never another. */
const terms = v.object({ startedAt: v.number(), salt: v.string(), length: v.number() });

/** As many as a game of one a minute has in nearly two years. */
const USUAL_LENGTH = 1_000_000;
/** Says of itself what it is: no beacon has a part in a demonstration. */
const USUAL_SALT = 'replaybook-demonstration';
/** How many draws are told of that are over. */
const LAST = 20;

export interface SharedDrawsOptions extends ChainOptions {
  /** In production a public value that is younger than the terminals. */
  readonly salt?: string | undefined;
  readonly chainLength?: number | undefined;
  readonly now: () => number;
}

/** Draws for all at once, by the site's clock. They go on whether anybody bets or not. */
export interface SharedDraws {
  /** The draw that takes bets now; null where there is none. */
  open(game: HouseGame, now: number): ScheduledDraw | null;
  /** The last draw that is over; 0 where none is. */
  lastOver(game: HouseGame, now: number): number;
  /** What a draw over came to. */
  result(game: HouseGame, draw: number): unknown;
  /** What the draw comes from: its hash only once it is over, and what it came to then. */
  told(game: HouseGame, draw: number, isOver: boolean): { seeds: ToldSeeds; draw: unknown };
  /** What anybody may know of a game's draws now; null for a game that has none. */
  list(gameId: number, now: number): Told | null;
  /** What happened to the draws of these games after one second and up to another, in order. */
  news(gameIds: readonly number[], from: number, to: number): DrawNews[];
}

interface Drawn {
  readonly game: HouseGame;
  readonly schedule: Schedule;
  readonly chain: Chain;
}

interface Revealed {
  readonly hash: string;
  readonly result: unknown;
}

function keptTerms({ facts, salt, chainLength, now }: SharedDrawsOptions) {
  const kept = facts.get('draws of games', terms);
  if (kept) return kept;
  const made = {
    // Of whole seconds, as the feed tells.
    startedAt: Math.floor(now() / 1000) * 1000,
    salt: salt ?? USUAL_SALT,
    length: chainLength ?? USUAL_LENGTH,
  };
  facts.set('draws of games', made);
  return made;
}

function newsOf(found: Drawn, salt: string, after: number, upTo: number): DrawNews[] {
  const { game, schedule, chain } = found;
  const first = schedule.at(after).draw;
  const last = Math.min(schedule.at(upTo).draw, chain.length);
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, index): DrawNews[] => {
    const { draw, opensAt, closesAt, endsAt } = schedule.of(first + index);
    const common = { game: game.gameId, draw };
    return [
      { kind: 'drawOpened', ...common, at: opensAt, closesAt, endsAt, setup: null },
      { kind: 'drawClosed', ...common, at: closesAt },
      ...(endsAt > upTo
        ? []
        : [
            {
              kind: 'drawRevealed' as const,
              ...common,
              at: endsAt,
              ...revealedOf(found, salt, draw),
            },
          ]),
    ];
  });
  return all
    .flat()
    .filter(({ at }) => at > after && at <= upTo)
    .sort((a, b) => a.at - b.at);
}

/** What a draw that is over came from, and came to. */
const revealedOf = ({ game, chain }: Drawn, salt: string, draw: number): Revealed => {
  const hash = chain.link(draw);
  const seeds = { serverSeed: hash, clientSeed: salt, nonce: draw };
  return { hash, result: game.engine.draw(seeds, {}) ?? null };
};

const lastOverOf = ({ schedule, chain }: Drawn, now: number): number =>
  Math.min(schedule.at(now).draw - 1, chain.length);

/** What anybody may know of a game's draws now. */
function listed(found: Drawn, salt: string, now: number): Told {
  const { game, schedule, chain } = found;
  const last = lastOverOf(found, now);
  const shown = Array.from({ length: Math.min(LAST, last) }, (_, index) => last - index);
  return {
    ...{ game: game.gameId, rules: game.rulesVersion, terminal: chain.terminal(), salt, now },
    current: { ...schedule.at(now), setup: null },
    last: shown.map((draw) => ({
      ...{ draw, at: schedule.of(draw).endsAt },
      ...revealedOf(found, salt, draw),
    })),
  };
}

/** The games that are drawn for all, by name. */
function drawnGames(options: SharedDrawsOptions, startedAt: number, length: number) {
  const drawn = new Map<string, Drawn>();
  for (const game of houseGames) {
    const schedule = game.shared ? scheduleOf(game.name, startedAt) : null;
    if (!schedule) continue;
    drawn.set(game.name, { game, schedule, chain: createChain(game.name, length, options) });
  }
  return drawn;
}

/** Shared draws from chains of hashes. */
export function createSharedDraws(options: SharedDrawsOptions): SharedDraws {
  const { startedAt, salt, length } = keptTerms(options);
  const drawn = drawnGames(options, startedAt, length);
  const of = (name: string): Drawn => {
    const found = drawn.get(name);
    if (!found) throw new Error(`there are no draws of ${name}`);
    return found;
  };
  const numbered = (gameId: number): Drawn | null => drawn.get(gameOf(gameId)?.name ?? '') ?? null;
  return {
    open({ name }, now) {
      const found = drawn.get(name);
      if (!found) return null;
      const current = found.schedule.at(now);
      return current.draw <= found.chain.length && now < current.closesAt ? current : null;
    },
    lastOver({ name }, now) {
      const found = drawn.get(name);
      return found ? lastOverOf(found, now) : 0;
    },
    result: ({ name }, draw) => revealedOf(of(name), salt, draw).result,
    told({ name }, draw, isOver) {
      const found = of(name);
      const known = isOver ? revealedOf(found, salt, draw) : null;
      const commitment = found.chain.terminal();
      const seeds = { commitment, serverSeed: known?.hash ?? null, clientSeed: salt, nonce: draw };
      return { seeds, draw: known?.result ?? null };
    },
    list(gameId, now) {
      const found = numbered(gameId);
      return found && listed(found, salt, now);
    },
    news: (gameIds, from, to) =>
      gameIds.flatMap((gameId) => {
        const found = numbered(gameId);
        return found ? newsOf(found, salt, from * 1000, to * 1000) : [];
      }),
  };
}
