import { type AnyEvent, catalogue } from '../../events/catalogue.ts';
import {
  EACH,
  ERASED_MARKER,
  type Opened,
  type PrivatePath,
  privatePaths,
  SECRET_MARKER,
} from '../../kernel/privacy.ts';
import type { RawEvent } from './columns.ts';

/** A text as it is told of: itself where nothing is left out. `name` is that of its field. */
type Tell = (text: string, name?: string) => string;

/** What may be told of a personal text that secrets may stand in. */
export interface Opening {
  /** What of it is public. */
  readonly open: Tell;
  /** What of it may be kept apart: all but its secrets. */
  readonly keep: Tell;
}

/** How to tell, by kind of text. */
export type Openings = Readonly<Record<Opened, Opening>>;

/** A private part, and for a personal text what of it may be kept. */
export interface RedactedPath extends PrivatePath, Partial<Opening> {}

/**
 * Which parts of an event's data are private. Gives the same array for the same kind of event.
 * Bodies of calls are declared by the table of calls, and addresses by the table of routes, which
 * this folder does not know.
 */
export type PrivatePathsOf = (event: AnyEvent) => readonly RedactedPath[];

/** A part taken out of an event: whose (seq), where in its data, and what stood there. */
export type PersonalRow = readonly [seq: number, path: readonly string[], value: unknown];

export type Container = Record<string, unknown>;

/** Whether a value has parts. */
export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/**
 * What stands where a personal value was: the public part of a text that has one, the marker for
 * any other text, null for anything else. So the public part alone is what remains of an event
 * after its person was erased.
 */
function placeholder(value: unknown, open?: Tell, name?: string): unknown {
  if (typeof value !== 'string') return null;
  return open ? open(value, name) : ERASED_MARKER;
}

/** Sets a part, whatever it is called. */
export function setOwn(target: Container, key: string, value: unknown): void {
  // A plain assignment to __proto__ would change what the object is, not what it holds.
  Object.defineProperty(target, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

type Replace = (value: unknown, path: readonly string[]) => unknown;

/** The value with its parts at `steps` replaced: a copy along the way, or itself if none is there. */
function replaceAt(
  value: unknown,
  steps: PrivatePath['steps'],
  replace: Replace,
  path: readonly string[] = [],
): unknown {
  const step = steps[path.length];
  if (value === undefined || value === null) return value;
  if (step === undefined) return replace(value, path);
  if (!isContainer(value)) return value;
  const keys = step === EACH ? Object.keys(value) : Object.hasOwn(value, step) ? [step] : [];
  let copy: Container | undefined;
  for (const key of keys) {
    const after = replaceAt(value[key], steps, replace, [...path, key]);
    if (after === value[key]) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Container;
    setOwn(copy, key, after);
  }
  return copy ?? value;
}

const byType = new Map<string, readonly PrivatePath[]>(
  Object.entries(catalogue).map(([type, { data }]) => [type, privatePaths(data)]),
);
const nothing: readonly PrivatePath[] = [];

/**
 * The private parts of every event: those the catalogue declares, and of calls what `ofCall` says.
 * Its steps begin at the event's data, such as `['body', 'password']`. `openings` tell what of an
 * address is public.
 */
export function privatePathsWith(
  ofCall: (
    event: Extract<AnyEvent, { type: 'http.requested' | 'http.replied' }>,
  ) => readonly PrivatePath[],
  openings: Openings,
): PrivatePathsOf {
  const opening = ({ opened, ...path }: PrivatePath): RedactedPath =>
    opened === undefined ? path : { ...path, opened, ...openings[opened] };
  const known = new Map<readonly PrivatePath[], readonly RedactedPath[]>();
  return (event) => {
    const isCall = event.type === 'http.requested' || event.type === 'http.replied';
    const declared = isCall ? ofCall(event) : (byType.get(event.type) ?? nothing);
    const paths = known.get(declared) ?? declared.map(opening);
    known.set(declared, paths);
    return paths;
  };
}

/** What stands for a secret. Of an empty text it may be known that there is none. */
function withoutSecret(value: unknown, { keep }: RedactedPath, name?: string): unknown {
  if (!keep) return value === '' ? '' : SECRET_MARKER;
  return typeof value === 'string' ? keep(value, name) : value;
}

/** The data of an event as it may leave the browser: markers stand for its secrets. */
export function withoutSecrets({ data }: AnyEvent, paths: readonly RedactedPath[]): unknown {
  let left: unknown = data;
  for (const path of paths) {
    if (path.privacy !== 'secret' && !path.keep) continue;
    left = replaceAt(left, path.steps, (value, steps) => withoutSecret(value, path, steps.at(-1)));
  }
  return left;
}

/**
 * The event as it may be recorded: secrets are markers, and personal parts are moved to `rows`.
 * An event with nothing private is given back as it is.
 */
export function redact(
  event: AnyEvent,
  paths: readonly RedactedPath[],
  rows: PersonalRow[],
): RawEvent {
  if (paths.length === 0) return event;
  // Secrets first, so that none leaves inside a personal part.
  let data = withoutSecrets(event, paths);
  for (const { privacy, steps, open } of paths) {
    if (privacy !== 'personal') continue;
    data = replaceAt(data, steps, (value, path) => {
      const left = placeholder(value, open, path.at(-1));
      // All of it is public. A marker that was there before stands for nothing that is kept.
      if (left === value && open) return value;
      rows.push([event.seq, path, value]);
      return left;
    });
  }
  return data === event.data ? event : { ...event, data };
}
