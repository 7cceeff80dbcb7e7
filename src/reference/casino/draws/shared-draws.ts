import * as v from 'valibot';
import type { CallReply } from '../../../calls/table.ts';
import type { GameFields } from '../../../domain/casino/steps.ts';
import { gameOf, type HouseGame, houseGames } from '../games.ts';
import type { ToldSeeds } from '../told.ts';
import { type ChainOptions, type Chains, createChains } from './chain.ts';
import { crashSchedule } from './crash.ts';
import { type Schedule, type ScheduledDraw, scheduleOf } from './schedule.ts';
import { setupOf } from './shared-games.ts';

type Told = CallReply<'casinoDraws'>;
type OneDraw = CallReply<'casinoDraw'>;
export type DrawNews = NonNullable<CallReply<'sportsFeed'>['draws']>[number];

/** Kept with the first start: what was published is never another. */
const terms = v.object({ startedAt: v.number(), salt: v.string(), length: v.number() });

type Terms = v.InferOutput<typeof terms>;

/** As many as a game of one a minute has in a month. */
const USUAL_LENGTH = 50_000;
/** A curve follows another within half a minute: so many times as many draws last longer. */
const CRASH_TIMES = 4;
/** Says of itself what it is: no beacon has a part in a demonstration. */
const USUAL_SALT = 'replaybook-demonstration';
/** The longest chain of which the next one's terminal is told. */
const LONGEST_TOLD = CRASH_TIMES * USUAL_LENGTH;
/** How many draws are told of that are over. */
const LAST = 20;

export interface SharedDrawsOptions extends ChainOptions {
  /** In production a public value that is younger than the terminals. */
  readonly salt?: string | undefined;
  /** How many draws each chain has, of a game that is drawn once a minute. */
  readonly chainLength?: number | undefined;
  readonly now: () => number;
}

/** Draws for all at once, by the site's clock. They go on whether anybody bets or not. */
export interface SharedDraws {
  /** The draw that takes bets now; null where there is none. */
  open(game: HouseGame, now: number): ScheduledDraw | null;
  /** The draw that bets are closed on, and that is not over; null where there is none. */
  flying(game: HouseGame, now: number): ScheduledDraw | null;
  /** The draw of a moment and the one before it: when they end is not to be told before. */
  around(game: HouseGame, now: number): readonly ScheduledDraw[];
  /** To be told the time now and then. */
  keepUp(now: number): void;
  /** The last draw that is over; 0 where none is. */
  lastOver(game: HouseGame, now: number): number;
  /** What a draw over came to. */
  result(game: HouseGame, draw: number): unknown;
  /** What is known of a draw before it takes bets; null where that is nothing. */
  setup(game: HouseGame, draw: number): GameFields | null;
  /** What the draw comes from: its hash only once it is over, and what it came to then. */
  told(game: HouseGame, draw: number, now: number): { seeds: ToldSeeds; draw: unknown };
  /** What anybody may know of a game's draws now; null for a game that has none. */
  list(gameId: number, now: number): Told | null;
  /** What anybody may know of one draw now; null where there was none of this number. */
  one(game: HouseGame, draw: number, now: number): OneDraw | null;
  /** What happened to the draws of these games after one second and up to another, in order. */
  news(gameIds: readonly number[], from: number, to: number): DrawNews[];
}

interface Drawn {
  readonly game: HouseGame;
  readonly schedule: Schedule;
  readonly chains: Chains;
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

/** What happened to one draw, up to a moment, in order. */
function newsOfDraw(found: Drawn, salt: string, draw: number, upTo: number): DrawNews[] {
  const { game, schedule } = found;
  const { isOpenEnded } = schedule;
  const { opensAt, closesAt, endsAt } = schedule.of(draw);
  const common = { game: game.gameId, draw };
  const told = { closesAt, endsAt: isOpenEnded ? null : endsAt, setup: setupIn(found, salt, draw) };
  const news: DrawNews[] = [
    { kind: 'drawOpened', ...common, at: opensAt, ...told },
    { kind: isOpenEnded ? 'crashTookOff' : 'drawClosed', ...common, at: closesAt },
  ];
  if (endsAt > upTo) return news;
  const kind = isOpenEnded ? 'crashEnded' : 'drawRevealed';
  return [...news, { kind, ...common, at: endsAt, ...revealedOf(found, salt, draw) }];
}

function newsOf(found: Drawn, salt: string, after: number, upTo: number): DrawNews[] {
  const { schedule } = found;
  const first = schedule.at(after).draw;
  const last = schedule.at(upTo).draw;
  const draws = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return draws
    .flatMap((draw) => newsOfDraw(found, salt, draw, upTo))
    .filter(({ at }) => at > after && at <= upTo)
    .sort((a, b) => a.at - b.at);
}

const setupIn = ({ game, chains }: Drawn, salt: string, draw: number): GameFields | null => {
  const serverSeed = chains.linkBefore(draw);
  return setupOf(game.name, { serverSeed, clientSeed: salt, nonce: chains.number(draw) - 1 });
};

/** What engines draw a shared draw from; that of crash has names of its own for them. */
function seedsOf(chains: Chains, salt: string, draw: number) {
  const hash = chains.link(draw);
  return { serverSeed: hash, clientSeed: salt, nonce: chains.number(draw), hash, salt };
}

/** What a draw that is over came from, and came to. */
function revealedOf(found: Drawn, salt: string, draw: number): Revealed {
  const { game, chains } = found;
  const seeds = seedsOf(chains, salt, draw);
  return {
    hash: seeds.hash,
    result: game.engine.draw(seeds, setupIn(found, salt, draw) ?? {}) ?? null,
  };
}

const lastOverOf = ({ schedule }: Drawn, now: number): number => schedule.at(now).draw - 1;

function aroundOf({ schedule }: Drawn, now: number): ScheduledDraw[] {
  const current = schedule.at(now);
  const before = current.draw - 1;
  return before < schedule.first() ? [current] : [schedule.of(before), current];
}

/** What anybody may know of a game's draws now. */
function listed(found: Drawn, salt: string, now: number): Told {
  const { game, schedule, chains } = found;
  const last = lastOverOf(found, now);
  const { endsAt, ...timed } = schedule.at(now);
  const known = Math.max(0, last - schedule.first() + 1);
  const shown = Array.from({ length: Math.min(LAST, known) }, (_, index) => last - index);
  return {
    ...{ game: game.gameId, rules: game.rulesVersion, salt, now },
    terminal: chains.terminal(timed.draw),
    // A chain of a folder of before is too long to be worked out while somebody waits.
    ...(chains.length <= LONGEST_TOLD ? { nextTerminal: chains.nextTerminal(timed.draw) } : {}),
    chainLength: chains.length,
    current: {
      ...timed,
      endsAt: schedule.isOpenEnded ? null : endsAt,
      setup: setupIn(found, salt, timed.draw),
    },
    last: shown.map((draw) => ({
      ...{ draw, at: schedule.of(draw).endsAt },
      ...revealedOf(found, salt, draw),
    })),
  };
}

function oneOf(found: Drawn, salt: string, draw: number, now: number): OneDraw | null {
  const { schedule } = found;
  const current = schedule.at(now);
  if (draw < schedule.first()) return null;
  if (draw > current.draw) return { status: 'ahead', current: current.draw };
  if (draw === current.draw) return { status: 'open', draw, endsAt: current.endsAt };
  return { status: 'over', draw, at: schedule.of(draw).endsAt, ...revealedOf(found, salt, draw) };
}

/** The games that are drawn for all, by name. */
function drawnGames(options: SharedDrawsOptions, { startedAt, salt, length }: Terms) {
  const drawn = new Map<string, Drawn>();
  for (const game of houseGames.filter(({ shared }) => shared)) {
    const links = game.name === 'crash' ? length * CRASH_TIMES : length;
    const chains = createChains(game.name, links, options);
    const pointOf = (draw: number): string =>
      String(game.engine.draw(seedsOf(chains, salt, draw), {}));
    const schedule =
      scheduleOf(game.name, startedAt) ?? crashSchedule(startedAt, pointOf, options.facts);
    drawn.set(game.name, { game, schedule, chains });
  }
  return drawn;
}

const isFlying = ({ closesAt, endsAt }: ScheduledDraw, now: number): boolean =>
  now >= closesAt && now < endsAt;

/** What is told of the draws of a game that is known to be drawn for all. */
function telling(of: (name: string) => Drawn, salt: string) {
  return {
    one: ({ name }, draw, now) => oneOf(of(name), salt, draw, now),
    result: ({ name }, draw) => revealedOf(of(name), salt, draw).result,
    setup: ({ name }, draw) => setupIn(of(name), salt, draw),
    told({ name }, draw, now) {
      const found = of(name);
      const known = draw <= lastOverOf(found, now) ? revealedOf(found, salt, draw) : null;
      const seeds = {
        ...{ commitment: found.chains.terminal(draw), serverSeed: known?.hash ?? null },
        ...{ clientSeed: salt, nonce: found.chains.number(draw) },
      };
      return { seeds, draw: known?.result ?? null };
    },
  } satisfies Partial<SharedDraws>;
}

/** Shared draws from chains of hashes. */
export function createSharedDraws(options: SharedDrawsOptions): SharedDraws {
  const kept = keptTerms(options);
  const { salt } = kept;
  const drawn = drawnGames(options, kept);
  const of = (name: string): Drawn => {
    const found = drawn.get(name);
    if (!found) throw new Error(`there are no draws of ${name}`);
    return found;
  };
  const current = (name: string, now: number, isSo: (draw: ScheduledDraw) => boolean) => {
    const draw = drawn.get(name)?.schedule.at(now);
    return draw && isSo(draw) ? draw : null;
  };
  const numbered = (gameId: number): Drawn | null => drawn.get(gameOf(gameId)?.name ?? '') ?? null;
  return {
    open: ({ name }, now) => current(name, now, ({ closesAt }) => now < closesAt),
    flying: ({ name }, now) => current(name, now, (draw) => isFlying(draw, now)),
    around: ({ name }, now) => aroundOf(of(name), now),
    keepUp(now) {
      for (const { schedule } of drawn.values()) schedule.keepUp?.(now);
    },
    lastOver({ name }, now) {
      const found = drawn.get(name);
      return found ? lastOverOf(found, now) : 0;
    },
    ...telling(of, salt),
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
