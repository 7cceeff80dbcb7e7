import * as v from 'valibot';
import { FIRST_OUTSIDE } from '../../../domain/casino/outside-number.ts';
import { minRoundMs } from '../../../domain/casino/pace.ts';
import type { JurisdictionName } from '../../../domain/limits/jurisdiction.ts';
import { isThisMachine } from '../../../server-kernel/this-machine.ts';

const PROFILES = ['default', 'uk', 'de', 'se', 'on'] as const satisfies JurisdictionName[];

const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,31}$/),
  v.notValue('house', 'is the name of the house'),
  v.notValue('bet', 'is what the books call bets'),
);
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));

/** An origin as browsers write it. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}

/** The token that opens a game stands in its address: over plain HTTP, who listens on the way could play. */
function isPrivate(text: string): boolean {
  return !text.startsWith('http:') || !isOrigin(text) || isThisMachine(new URL(text).hostname);
}

const positive = (value: string): boolean => Number(value) > 0;

const game = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  /** What it is known by in addresses and favourites: those of the house are lower. */
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(FIRST_OUTSIDE)),
  name,
  kind: v.picklist(['slots', 'other']),
  /** Addresses of the lists that it stands in, besides the lobby. */
  categories: v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9/-]{0,31}$/))),
  /** What it returns per unit of money staked, "num/den". */
  rtp: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}\/[1-9]\d{0,8}$/)),
  /** Standard deviation of what a round returns per unit of its stake, as decimal text. */
  sigma: v.pipe(v.string(), v.regex(/^\d{1,5}(\.\d{1,4})?$/), v.check(positive, 'is 0')),
  /** Places by whose law it is certified: it is offered nowhere else. */
  profiles: v.array(v.picklist(PROFILES)),
  /** Whether it is played for play money, too: then it opens without a token, and calls no wallet. */
  demo: v.optional(v.boolean()),
  /** The largest multiplier there is, as decimal text: no stake may be higher than what it leaves. */
  top: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}(\.\d{1,4})?$/)),
});

const provider = v.object({
  slug,
  name,
  /** Where its games are served from, scheme and host: never the site's own. */
  origin: v.pipe(
    v.string(),
    v.check(isOrigin, 'is no origin as browsers write it'),
    v.check(isPrivate, 'has to begin with https:// where it is not on this machine'),
  ),
  /** Which of its keys counts: another name is another key, and the one before is worth nothing. */
  keyId: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)),
  games: v.array(game),
});

/** A provider of games that are not the house's own, as the house is configured. */
export type OutsideProvider = v.InferOutput<typeof provider>;
export type OutsideGame = v.InferOutput<typeof game>;

const areApart = (those: readonly unknown[]): boolean => new Set(those).size === those.length;

/** Each under one name, and each game under one number. */
export const outsideProviders = v.pipe(
  v.array(provider),
  v.check((list) => areApart(list.map((one) => one.slug)), 'names a provider twice'),
  v.check(
    (list) => areApart(list.flatMap(({ games }) => games.map((one) => one.number))),
    'gives two games one number',
  ),
);

/** The provider of a name, or null. */
export const providerNamed = (
  list: readonly OutsideProvider[],
  wanted: string,
): OutsideProvider | null => list.find((one) => one.slug === wanted) ?? null;

export const gameOfProvider = ({ games }: OutsideProvider, wanted: string): OutsideGame | null =>
  games.find(({ id }) => id === wanted) ?? null;

/** The providers with those of their games that are offered by the law of a place. */
export const offeredBy = (
  list: readonly OutsideProvider[],
  profile: JurisdictionName,
): readonly OutsideProvider[] =>
  list.map((one) => ({
    ...one,
    games: one.games.filter(
      ({ profiles, kind }) => profiles.includes(profile) && minRoundMs(profile, kind) !== null,
    ),
  }));

/** The game of a number, with its provider; null where nobody offers it. */
export function gameNumbered(
  list: readonly OutsideProvider[],
  number: number,
): { readonly provider: OutsideProvider; readonly game: OutsideGame } | null {
  const found = list.flatMap((provider) => provider.games.map((game) => ({ provider, game })));
  return found.find(({ game }) => game.number === number) ?? null;
}
