/**
 * A collection of entities by id, made for wide read models: a hash table of small arrays.
 *
 * Pages of 32 buckets keep a write cheap under structural sharing (two short copies) whatever the
 * collection holds, and the whole is plain JSON, so a state can be hashed, kept as a snapshot and
 * read back. Versions never share anything mutable: an old version stays what it was.
 */
export interface Entities<T> {
  readonly size: number;
  readonly pages: readonly Page<T>[];
}

type Entry<T> = readonly [id: string, value: T];
type Bucket<T> = readonly Entry<T>[] | null;
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

function bucketOf<T>(entities: Entities<T>, id: string): Bucket<T> {
  const slot = slotOf(entities, id);
  return entities.pages[slot >> PAGE_BITS]?.[slot & PAGE_MASK] ?? null;
}

function indexIn<T>(bucket: Bucket<T>, id: string): number {
  if (bucket === null) return -1;
  for (let i = 0; i < bucket.length; i += 1) if (bucket[i]?.[0] === id) return i;
  return -1;
}

/** An empty collection. */
export function noEntities<T>(): Entities<T> {
  return { size: 0, pages: [emptyPage<T>()] };
}

/** The entity of this id, or undefined. */
export function getEntity<T>(entities: Entities<T>, id: string): T | undefined {
  const bucket = bucketOf(entities, id);
  return bucket?.[indexIn(bucket, id)]?.[1];
}

/** Every entity, in an order that depends on the ids and the history of writes alone. */
export function* eachEntity<T>(entities: Entities<T>): Generator<T> {
  for (const page of entities.pages) {
    for (const bucket of page) if (bucket !== null) for (const entry of bucket) yield entry[1];
  }
}

/** A collection of these entities. */
export function entitiesOf<T extends object>(
  values: Iterable<T>,
  idOf: (value: T) => string,
): Entities<T> {
  let entities = noEntities<T>();
  for (const value of values) entities = inPlace.set(entities, idOf(value), value);
  return entities;
}

/**
 * How a handler writes entities. A handler written against this face runs unchanged live, where
 * versions share structure, and in replay, where the one state is changed in place.
 */
export interface EntityEditor {
  /** Adds or replaces the entity of this id. */
  set<T extends object>(entities: Entities<T>, id: string, value: T): Entities<T>;
  /** Changes fields of the entity of this id; without such an entity nothing happens. */
  patch<T extends object>(entities: Entities<T>, id: string, change: Partial<T>): Entities<T>;
  /** Removes the entity of this id, if there is one. */
  remove<T extends object>(entities: Entities<T>, id: string): Entities<T>;
}

function writeBucket<T>(entities: Entities<T>, slot: number, bucket: Bucket<T>): Page<T>[] {
  const pages = entities.pages.slice();
  const page = (pages[slot >> PAGE_BITS] ?? emptyPage<T>()).slice();
  page[slot & PAGE_MASK] = bucket;
  pages[slot >> PAGE_BITS] = page;
  return pages;
}

/** Twice the pages once there is an entity a bucket; every bucket splits into two. */
function grown<T>(entities: Entities<T>): Entities<T> {
  const count = entities.pages.length * 2;
  const pages = Array.from({ length: count }, () => emptyPage<T>());
  const mask = (count << PAGE_BITS) - 1;
  for (const page of entities.pages) {
    for (const bucket of page) {
      for (const entry of bucket ?? []) {
        const slot = hashOf(entry[0]) & mask;
        const target = pages[slot >> PAGE_BITS];
        if (target) target[slot & PAGE_MASK] = [...(target[slot & PAGE_MASK] ?? []), entry];
      }
    }
  }
  return { size: entities.size, pages };
}

function withRoom<T>(entities: Entities<T>): Entities<T> {
  return entities.size >= entities.pages.length << PAGE_BITS ? grown(entities) : entities;
}

/** Writes that leave every older version as it was. */
export const persistent: EntityEditor = {
  set(entities, id, value) {
    const present = indexIn(bucketOf(entities, id), id);
    const base = present < 0 ? withRoom(entities) : entities;
    const bucket = bucketOf(base, id);
    const entry = [id, value] as const;
    const next = present < 0 ? [...(bucket ?? []), entry] : (bucket ?? []).with(present, entry);
    return {
      size: base.size + (present < 0 ? 1 : 0),
      pages: writeBucket(base, slotOf(base, id), next),
    };
  },
  patch(entities, id, change) {
    const slot = slotOf(entities, id);
    const bucket = entities.pages[slot >> PAGE_BITS]?.[slot & PAGE_MASK] ?? null;
    const index = indexIn(bucket, id);
    const old = bucket?.[index];
    if (!bucket || !old) return entities;
    const next = bucket.slice();
    next[index] = [id, { ...old[1], ...change }];
    return { size: entities.size, pages: writeBucket(entities, slot, next) };
  },
  remove(entities, id) {
    const bucket = bucketOf(entities, id);
    const index = indexIn(bucket, id);
    if (!bucket || index < 0) return entities;
    const next = bucket.length === 1 ? null : bucket.toSpliced(index, 1);
    return { size: entities.size - 1, pages: writeBucket(entities, slotOf(entities, id), next) };
  },
};

/** What `inPlace` sees: the same shape, its own to change. */
interface OwnEntities<T> {
  size: number;
  pages: ([id: string, value: T][] | null)[][];
}

/**
 * Writes into the one version there is: for replay, where nobody holds an older one. It copies a
 * value it is given, because that object belongs to the event and a later patch would change it.
 */
export const inPlace: EntityEditor = {
  set<T extends object>(entities: Entities<T>, id: string, value: T) {
    const present = indexIn(bucketOf(entities, id), id);
    const own = (present < 0 ? withRoom(entities) : entities) as OwnEntities<T>;
    const slot = slotOf(own as Entities<T>, id);
    const page = own.pages[slot >> PAGE_BITS];
    if (!page) return own as Entities<T>;
    const entry: [string, T] = [id, { ...value }];
    const bucket = page[slot & PAGE_MASK];
    if (!bucket) page[slot & PAGE_MASK] = [entry];
    else if (present < 0) bucket.push(entry);
    else bucket[present] = entry;
    if (present < 0) own.size += 1;
    return own as Entities<T>;
  },
  patch(entities, id, change) {
    const bucket = bucketOf(entities, id);
    const value = bucket?.[indexIn(bucket, id)]?.[1];
    if (value) Object.assign(value, change);
    return entities;
  },
  remove<T extends object>(entities: Entities<T>, id: string) {
    const own = entities as OwnEntities<T>;
    const slot = slotOf(entities, id);
    const page = own.pages[slot >> PAGE_BITS];
    const bucket = page?.[slot & PAGE_MASK] ?? null;
    const index = indexIn(bucket, id);
    if (!page || !bucket || index < 0) return entities;
    if (bucket.length === 1) page[slot & PAGE_MASK] = null;
    else bucket.splice(index, 1);
    own.size -= 1;
    return entities;
  },
};
