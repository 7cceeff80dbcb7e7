/**
 * A collection of entities by id, made for wide read models: a hash table in pages.
 *
 * Pages of 32 buckets keep a write cheap under structural sharing (two short copies) whatever the
 * collection holds, and the whole is plain JSON, so a state can be hashed, kept as a snapshot and
 * read back. Versions never share anything mutable: an old version stays what it was.
 */
export interface Entities<T> {
  readonly size: number;
  readonly pages: readonly Page<T>[];
}

/** The entities whose ids fall into one slot, one after the other; mostly there is one. */
interface Entry<T> {
  readonly id: string;
  readonly value: T;
  readonly next: Bucket<T>;
}
type Bucket<T> = Entry<T> | null;
type Page<T> = readonly Bucket<T>[];

const PAGE_BITS = 5;
const PAGE_SIZE = 1 << PAGE_BITS;
const PAGE_MASK = PAGE_SIZE - 1;

function emptyPage<T>(): Bucket<T>[] {
  return new Array<Bucket<T>>(PAGE_SIZE).fill(null);
}

/** FNV-1a with a final mix: ids are often consecutive, and their last characters must spread. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function slotOf<T>(entities: Entities<T>, id: string): number {
  return hashOf(id) & ((entities.pages.length << PAGE_BITS) - 1);
}

function bucketAt<T>(entities: Entities<T>, slot: number): Bucket<T> {
  return entities.pages[slot >> PAGE_BITS]?.[slot & PAGE_MASK] ?? null;
}

function entryIn<T>(bucket: Bucket<T>, id: string): Bucket<T> {
  let entry = bucket;
  while (entry !== null && entry.id !== id) entry = entry.next;
  return entry;
}

/** The bucket with another value in an entry of its own. */
function withValue<T>(bucket: Bucket<T>, at: Entry<T>, value: T): Bucket<T> {
  if (bucket === null) return null;
  const { id, next } = bucket;
  if (bucket === at) return { id, value, next };
  return { id, value: bucket.value, next: withValue(next, at, value) };
}

function without<T>(bucket: Bucket<T>, at: Entry<T>): Bucket<T> {
  if (bucket === null || bucket === at) return at.next;
  return { id: bucket.id, value: bucket.value, next: without(bucket.next, at) };
}

/** Never reached by chance; ids of a foreign log may be chosen to make a chain without an end. */
const LONGEST_BUCKET = 64;

function assertRoom<T>(bucket: Bucket<T>, left = LONGEST_BUCKET): void {
  if (left === 0) throw new RangeError('too many ids');
  if (bucket !== null) assertRoom(bucket.next, left - 1);
}

/** An empty collection. */
export function noEntities<T>(): Entities<T> {
  return { size: 0, pages: [emptyPage<T>()] };
}

/** The entity of this id, or undefined. */
export function getEntity<T>(entities: Entities<T>, id: string): T | undefined {
  return entryIn(bucketAt(entities, slotOf(entities, id)), id)?.value;
}

/** Shows every entity with its id, in an order that depends on the history of writes alone. */
export function visitEntities<T>(
  entities: Entities<T>,
  visit: (id: string, value: T) => void,
): void {
  for (const page of entities.pages) {
    for (const bucket of page) {
      for (let entry = bucket; entry !== null; entry = entry.next) visit(entry.id, entry.value);
    }
  }
}

/**
 * Shows the entities that are not the same object in two versions, with undefined for what one of
 * them lacks. What the versions share is passed over page by page.
 */
export function visitChanges<T>(
  before: Entities<T>,
  after: Entities<T>,
  visit: (id: string, before: T | undefined, after: T | undefined) => void,
): void {
  if (before.pages.length !== after.pages.length) {
    visitEntities(before, (id, value) => visit(id, value, undefined));
    visitEntities(after, (id, value) => visit(id, undefined, value));
    return;
  }
  for (const [number, page] of after.pages.entries()) {
    const old = before.pages[number];
    if (page === old) continue;
    for (let i = 0; i < PAGE_SIZE; i += 1) {
      if (page[i] !== old?.[i]) visitBucket(old?.[i] ?? null, page[i] ?? null, visit);
    }
  }
}

function visitBucket<T>(
  before: Bucket<T>,
  after: Bucket<T>,
  visit: (id: string, before: T | undefined, after: T | undefined) => void,
): void {
  for (let entry = after; entry !== null; entry = entry.next) {
    const old = entryIn(before, entry.id);
    if (old?.value !== entry.value) visit(entry.id, old?.value, entry.value);
  }
  for (let entry = before; entry !== null; entry = entry.next) {
    if (entryIn(after, entry.id) === null) visit(entry.id, entry.value, undefined);
  }
}

/** Whether a value is a collection of entities, as they stand in a state. */
export function isEntities(value: unknown): value is Entities<object> {
  if (typeof value !== 'object' || value === null) return false;
  const { size, pages } = value as Partial<Entities<object>>;
  return typeof size === 'number' && Array.isArray(pages);
}

/**
 * How a handler writes entities. A handler written against this face runs unchanged live, where
 * versions share structure, and in replay, where most of one version becomes the next.
 */
export interface EntityEditor {
  /** Adds or replaces the entity of this id. Throws RangeError for ids chosen to fall together. */
  set<T extends object>(entities: Entities<T>, id: string, value: T): Entities<T>;
  /** The same by what `make` makes of the entity there is, or of undefined. */
  put<T extends object>(
    entities: Entities<T>,
    id: string,
    make: (known: T | undefined) => T,
  ): Entities<T>;
  /**
   * Replaces the entity of this id by what `change` makes of it; where that is the same object, or
   * there is no such entity, nothing happens.
   */
  update<T extends object>(entities: Entities<T>, id: string, change: (value: T) => T): Entities<T>;
  /** Changes fields of the entity of this id; without such an entity nothing happens. */
  patch<T extends object>(entities: Entities<T>, id: string, change: Partial<T>): Entities<T>;
  /** Removes the entity of this id, if there is one. */
  remove<T extends object>(entities: Entities<T>, id: string): Entities<T>;
}

/** Puts a bucket into its slot; everything else an editor does is the same for all. */
type WriteBucket = <T>(
  entities: Entities<T>,
  slot: number,
  bucket: Bucket<T>,
  size: number,
) => Entities<T>;

function editorOf(write: WriteBucket): EntityEditor {
  const update: EntityEditor['update'] = (entities, id, change) => {
    const slot = slotOf(entities, id);
    const bucket = bucketAt(entities, slot);
    const entry = entryIn(bucket, id);
    if (entry === null) return entities;
    const value = change(entry.value);
    if (value === entry.value) return entities;
    return write(entities, slot, withValue(bucket, entry, value), entities.size);
  };
  const put: EntityEditor['put'] = (entities, id, make) => {
    const slot = slotOf(entities, id);
    const bucket = bucketAt(entities, slot);
    const entry = entryIn(bucket, id);
    const value = make(entry?.value);
    if (entry !== null) {
      return write(entities, slot, withValue(bucket, entry, value), entities.size);
    }
    const base = withRoom(entities);
    const place = base === entities ? slot : slotOf(base, id);
    assertRoom(bucketAt(base, place));
    return write(base, place, { id, value, next: bucketAt(base, place) }, base.size + 1);
  };
  return {
    update,
    patch: (entities, id, change) => update(entities, id, (old) => ({ ...old, ...change })),
    put,
    set: (entities, id, value) => put(entities, id, () => value),
    remove(entities, id) {
      const slot = slotOf(entities, id);
      const bucket = bucketAt(entities, slot);
      const entry = entryIn(bucket, id);
      if (entry === null) return entities;
      return write(entities, slot, without(bucket, entry), entities.size - 1);
    },
  };
}

/** Twice the pages once there is an entity a bucket; every bucket splits into two. */
function grown<T>(entities: Entities<T>): Entities<T> {
  const count = entities.pages.length * 2;
  const pages = Array.from({ length: count }, () => emptyPage<T>());
  const mask = (count << PAGE_BITS) - 1;
  for (const page of entities.pages) {
    for (const bucket of page) {
      for (let entry = bucket; entry !== null; entry = entry.next) {
        const { id, value } = entry;
        const slot = hashOf(id) & mask;
        const target = pages[slot >> PAGE_BITS];
        if (target)
          target[slot & PAGE_MASK] = { id, value, next: target[slot & PAGE_MASK] ?? null };
      }
    }
  }
  return { size: entities.size, pages };
}

function withRoom<T>(entities: Entities<T>): Entities<T> {
  return entities.size >= entities.pages.length << PAGE_BITS ? grown(entities) : entities;
}

/** Writes that leave every older version as it was. */
export const persistent: EntityEditor = editorOf((entities, slot, bucket, size) => {
  const pages = entities.pages.slice();
  const page = (pages[slot >> PAGE_BITS] ?? []).slice();
  page[slot & PAGE_MASK] = bucket;
  pages[slot >> PAGE_BITS] = page;
  return { size, pages };
});

/** A collection that a transient made itself, and which of its pages it made. */
interface Own {
  readonly entities: { size: number; readonly pages: Page<unknown>[] };
  readonly pages: Bucket<unknown>[][];
}

/** An editor that copies a page once and from then on changes it, until `share`. */
export interface TransientEditor extends EntityEditor {
  /** From now on somebody else holds what was written so far: it stays as it is. */
  share(): void;
}

/** For replay, where between two snapshots nobody looks at the versions on the way. */
export function createTransient(): TransientEditor {
  let owned: Own[] = [];

  const ownOf = (entities: Entities<unknown>): Own => {
    for (const own of owned) if (own.entities === entities) return own;
    const own = { entities: { size: entities.size, pages: entities.pages.slice() }, pages: [] };
    owned.push(own);
    return own;
  };

  const write: WriteBucket = <T>(
    given: Entities<T>,
    slot: number,
    bucket: Bucket<T>,
    size: number,
  ) => {
    const { entities, pages } = ownOf(given);
    entities.size = size;
    const at = slot >> PAGE_BITS;
    let page = pages[at];
    if (page === undefined) {
      page = (entities.pages[at] ?? []).slice();
      pages[at] = page;
      entities.pages[at] = page;
    }
    page[slot & PAGE_MASK] = bucket;
    return entities as unknown as Entities<T>;
  };

  return {
    ...editorOf(write),
    share() {
      if (owned.length > 0) owned = [];
    },
  };
}

/** A collection of these entities. */
export function entitiesOf<T extends object>(
  values: Iterable<T>,
  idOf: (value: T) => string,
): Entities<T> {
  const edit = createTransient();
  let entities = noEntities<T>();
  for (const value of values) entities = edit.set(entities, idOf(value), value);
  return entities;
}
