import * as v from 'valibot';

const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,31}$/),
  v.notValue('house', 'is the name of the house'),
);
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));

const game = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  name,
  kind: v.picklist(['slots', 'other']),
  /** The largest multiplier there is, as decimal text: no stake may be higher than what it leaves. */
  top: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}(\.\d{1,4})?$/)),
});

const provider = v.object({
  slug,
  name,
  /** Where its games are served from, scheme and host: never the site's own. */
  origin: v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:[\]-]+$/)),
  /** Which of its keys counts: another name is another key, and the one before is worth nothing. */
  keyId: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)),
  games: v.array(game),
});

/** A provider of games that are not the house's own, as the house is configured. */
export type OutsideProvider = v.InferOutput<typeof provider>;
export type OutsideGame = v.InferOutput<typeof game>;

/** Each under one name. */
export const outsideProviders = v.pipe(
  v.array(provider),
  v.check(
    (list) => new Set(list.map((one) => one.slug)).size === list.length,
    'names a provider twice',
  ),
);

/** The provider of a name, or null. */
export const providerNamed = (
  list: readonly OutsideProvider[],
  wanted: string,
): OutsideProvider | null => list.find((one) => one.slug === wanted) ?? null;

export const gameOfProvider = ({ games }: OutsideProvider, wanted: string): OutsideGame | null =>
  games.find(({ id }) => id === wanted) ?? null;
