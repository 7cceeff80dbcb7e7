import * as v from 'valibot';
import type { StoragePort } from './ports.ts';

/** What holds for a value that a browser keeps, beside its name and its shape. */
interface About {
  /** What takes it away, in words; nothing else does. */
  readonly erasedBy: string;
  /** Whether other tabs are told when it changes, and act on it. */
  readonly isShared?: boolean;
  /** Whether a session begins with it: then it stands in the first event. */
  readonly isReadAtStart?: boolean;
}

/** A value that a browser keeps. What storage holds under its name was written by anybody. */
export interface StoredValue<T> extends About {
  readonly area: keyof StoragePort;
  readonly name: string;
  readonly schema: v.GenericSchema<string, T>;
  readonly textOf: (content: T) => string;
}

/** A value of whatever shape, as far as its place goes. */
export type AnyStored = Omit<StoredValue<unknown>, 'textOf'>;

/** A value in JSON, of this shape. */
export function storedJson<T>(
  area: keyof StoragePort,
  name: string,
  schema: v.GenericSchema<unknown, T>,
  about: About,
): StoredValue<T> {
  const read = v.pipe(v.string(), v.parseJson(), schema);
  return { area, name, schema: read, textOf: (content) => JSON.stringify(content), ...about };
}

/** Text as it is. */
export function storedText(
  area: keyof StoragePort,
  name: string,
  about: About,
): StoredValue<string> {
  return { area, name, schema: v.string(), textOf: (content) => content, ...about };
}

/** Says something by being there. */
export function storedFlag(area: keyof StoragePort, name: string, about: About): StoredValue<true> {
  const schema = v.pipe(
    v.string(),
    v.transform(() => true as const),
  );
  return { area, name, schema, textOf: () => '1', ...about };
}

/** A moment in epoch milliseconds. */
export function storedMoment(
  area: keyof StoragePort,
  name: string,
  about: About,
): StoredValue<number> {
  const schema = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), v.safeInteger());
  return { area, name, schema, textOf: String, ...about };
}

/** What a text under the value's name says; null where there is none, or it does not fit. */
export function readText<T>(value: StoredValue<T>, text: string | null | undefined): T | null {
  if (text === null || text === undefined) return null;
  const parsed = v.safeParse(value.schema, text);
  return parsed.success ? parsed.output : null;
}

/** What one of these texts, by name, says of the value. */
export function readAmong<T>(
  texts: Readonly<Record<string, string | undefined>>,
  value: StoredValue<T>,
): T | null {
  return readText(value, texts[value.name]);
}

/** What a store holds of the value. */
export function readFrom<T>(
  store: { getItem(name: string): string | null },
  value: StoredValue<T>,
): T | null {
  return readText(value, store.getItem(value.name));
}

/** A store by what writing needs of it. */
interface Writable {
  setItem(name: string, text: string, options?: { readonly expires?: number }): void;
}

/** Writes a text that the value's own `textOf` gave. */
export function writeText(
  store: Writable,
  { name }: Pick<StoredValue<unknown>, 'name'>,
  text: string,
  options?: { readonly expires?: number },
): void {
  store.setItem(name, text, options);
}

/** Writes the value; a cookie until `expires`, in epoch milliseconds. */
export function writeTo<T>(
  store: Writable,
  value: StoredValue<T>,
  content: T,
  options?: { readonly expires?: number },
): void {
  writeText(store, value, value.textOf(content), options);
}

/** Takes the value out of a store. */
export function eraseFrom(
  store: { removeItem(name: string): void },
  { name }: Pick<StoredValue<unknown>, 'name'>,
): void {
  store.removeItem(name);
}
