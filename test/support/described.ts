/** Values that JSON cannot hold, described by JSON: so that an input made of them can be kept. */

const LONG = 10_000;

/** What a text stands for. */
const SPECIAL: ReadonlyMap<string, () => unknown> = new Map(
  Object.entries({
    '@undefined': () => undefined,
    '@symbol': () => Symbol('planted'),
    '@bigint': () => 10n,
    '@function': () => () => 'planted',
    '@nan': () => Number.NaN,
    '@infinity': () => Number.POSITIVE_INFINITY,
    '@-infinity': () => Number.NEGATIVE_INFINITY,
    '@-0': () => -0,
    '@long': () => 'x'.repeat(LONG),
    '@date': () => new Date(Number.NaN),
    '@map': () => new Map([['market', 1]]),
    '@proxy': () =>
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('planted');
          },
        },
      ),
    '@revoked': () => {
      const { proxy, revoke } = Proxy.revocable({}, {});
      revoke();
      return proxy;
    },
    '@endless': () => new Proxy({}, { get: (_, key, self) => (key === 'length' ? 1e9 : self) }),
    '@cycle': () => {
      const cycle: Record<string, unknown> = {};
      cycle['market'] = cycle;
      cycle['game'] = [cycle];
      return cycle;
    },
    '@thrown': () => {
      const error = {
        toString: () => {
          throw new Error('it was made a text');
        },
      };
      return new Proxy({}, { get: () => Promise.reject(error).catch(() => undefined) });
    },
  }),
);

/** Every text that stands for something else. */
export const specials: readonly string[] = [...SPECIAL.keys()];

function throwing(target: object, key: string): void {
  Object.defineProperty(target, key, {
    enumerable: true,
    get() {
      throw new Error('planted');
    },
  });
}

/** A field that is another each time it is read. */
function changing(target: object, key: string, first: unknown): void {
  let reads = 0;
  Object.defineProperty(target, key, {
    enumerable: true,
    get() {
      reads += 1;
      return reads === 1 ? first : { planted: reads };
    },
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The value that a description stands for. Of an object `@throwing` is a field that throws, a field
 * that holds `changing` is another each time, and `nobody` among its fields takes its prototype.
 */
export function built(value: unknown): unknown {
  if (typeof value === 'string') {
    const special = SPECIAL.get(value);
    return special ? special() : value;
  }
  if (Array.isArray(value)) return value.map(built);
  if (!isRecord(value)) return value;
  const made: Record<string, unknown> = 'nobody' in value ? Object.create(null) : {};
  for (const [key, inner] of Object.entries(value)) {
    if (inner === '@throwing') throwing(made, key);
    else if (isRecord(inner) && 'changing' in inner) changing(made, key, built(inner['changing']));
    else {
      const configurable = { configurable: true, enumerable: true, writable: true };
      Object.defineProperty(made, key, { value: built(inner), ...configurable });
    }
  }
  return made;
}
