import type * as v from 'valibot';

/**
 * An input may come from outside: from whoever sits at the page, from a sub-application, the address
 * bar or the browser. A fact is what the site itself says, and nobody can say it in its place.
 */
export type EventKind = 'input' | 'fact';

/** One event type's declaration: the version of its shape and the shape of its data. */
export interface EventDeclaration<
  S extends v.GenericSchema = v.GenericSchema,
  K extends EventKind = EventKind,
> {
  readonly kind: K;
  /** Goes up when the shape changes; the upcasters of the log lift older data to it. */
  readonly version: number;
  readonly data: S;
  /** What happened, in a sentence, for people reading a log. */
  readonly about: string;
}

/** Declares a fact. From this come its type, validation, privacy and JSON Schema. */
export function event<const S extends v.GenericSchema>(
  version: number,
  about: string,
  data: S,
): EventDeclaration<S, 'fact'> {
  return { kind: 'fact', version, data, about };
}

/** The same for an input: it is this word that lets others publish it. */
export function input<const S extends v.GenericSchema>(
  version: number,
  about: string,
  data: S,
): EventDeclaration<S, 'input'> {
  return { kind: 'input', version, data, about };
}

type Named<Area extends string, Declarations> = {
  readonly [K in keyof Declarations & string as `${Area}.${K}`]: Declarations[K];
};

/** Names the events of one area: `area('coupon', { betAdded })` declares `coupon.betAdded`. */
export function area<
  const Area extends string,
  const Declarations extends Readonly<Record<string, EventDeclaration>>,
>(name: Area, declarations: Declarations): Named<Area, Declarations> {
  return Object.fromEntries(
    Object.entries(declarations).map(([key, declaration]) => [`${name}.${key}`, declaration]),
  ) as Named<Area, Declarations>;
}
