/** Values with secrets planted where a schema says there are any, and such as are hard to keep. */
import type * as v from 'valibot';
import { EACH, privatePaths, type Step } from '../../src/kernel/privacy.ts';
import type { Draw } from './draw.ts';

type Container = Record<string, unknown>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function setOwn(target: Container, key: string, value: unknown): void {
  Object.defineProperty(target, key, {
    ...{ configurable: true, enumerable: true, writable: true },
    value,
  });
}

/** The value with what stands at a path replaced, wherever a text stands there. */
function replaced(value: unknown, steps: readonly Step[], text: string): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return typeof value === 'string' ? text : value;
  if (!isContainer(value)) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Container;
  const keys = step === EACH ? Object.keys(value) : Object.hasOwn(value, step) ? [step] : [];
  for (const key of keys) setOwn(copy, key, replaced(value[key], rest, text));
  return copy;
}

const secretSteps = new WeakMap<v.GenericSchema, (readonly Step[])[]>();

function secretsOf(schema: v.GenericSchema): readonly (readonly Step[])[] {
  const known =
    secretSteps.get(schema) ??
    privatePaths(schema).flatMap(({ privacy, steps }) => (privacy === 'secret' ? [steps] : []));
  secretSteps.set(schema, known);
  return known;
}

/** The value with a text in each secret field by which it would be known anywhere. */
export function planted(schema: v.GenericSchema, value: unknown, mark: number): unknown {
  return secretsOf(schema).reduce(
    (so, steps, nth) => replaced(so, steps, `planted-secret-${mark}${nth}`),
    value,
  );
}

const UGLY_NUMBERS = ['@infinity', '@-infinity', '@-0', 1e308, 5e-324, 2 ** 53, 0.1 + 0.2, 1.5, -1];
const UGLY_TEXTS = [
  ...['@long', '\ud800', 'x\udfff', '👩‍👩‍👧', 'مرحبا \u202e', '__proto__', 'constructor', '', '\0'],
  ...['[secret]', '[erased]', '%5Bsecret%5D', '1e999', '\u2028'],
];

/** Something in its place that is hard to keep. */
function hostile(value: unknown, draw: Draw): unknown {
  if (draw.chance(0.15)) return '@undefined';
  if (typeof value === 'number') return draw.pick(UGLY_NUMBERS);
  if (typeof value === 'string') {
    return value.startsWith('planted-') ? value : draw.pick(UGLY_TEXTS);
  }
  return draw.chance(0.5) ? null : value;
}

/** The value with one part of it made hard to keep. */
export function uglier(value: unknown, draw: Draw): unknown {
  if (!isContainer(value)) return hostile(value, draw);
  const keys = Object.keys(value);
  if (keys.length === 0) return hostile(value, draw);
  const key = draw.pick(keys);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Container;
  setOwn(copy, key, uglier(value[key], draw));
  return copy;
}
