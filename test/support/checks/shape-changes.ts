/** What changed between two JSON Schemas, for data that was recorded under the first. */
import { isDeepStrictEqual } from 'node:util';

export type JsonSchema = Readonly<Record<string, unknown>>;

type Judge = (before: unknown, now: unknown, path: string) => string[];

const at = (path: string, step: string): string => (path === '' ? step : `${path}.${step}`);

const say = (path: string, what: string): string => `${path === '' ? 'its data' : path} ${what}`;

const asSchema = (value: unknown): JsonSchema => (value ?? {}) as JsonSchema;

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A field that is there now may be absent from what was recorded: `required` tells. */
function judgeFields(before: unknown, now: unknown, path: string): string[] {
  const fields = asSchema(now);
  return Object.entries(asSchema(before)).flatMap(([name, schema]) =>
    Object.hasOwn(fields, name)
      ? shapeChanges(asSchema(schema), asSchema(fields[name]), at(path, name))
      : say(at(path, name), 'is no more'),
  );
}

function judgeRequired(before: unknown, now: unknown, path: string): string[] {
  const demanded = asList(now).filter((name) => !asList(before).includes(name));
  return demanded.map((name) => say(at(path, String(name)), 'is required'));
}

function judgePicklist(before: unknown, now: unknown, path: string): string[] {
  if (!Array.isArray(before) || !Array.isArray(now)) return judgeOther('enum')(before, now, path);
  const gone = before.filter((value) => !now.includes(value));
  return gone.map((value) => say(path, `takes ${JSON.stringify(value)} no more`));
}

/** Each shape there was has to be there still, in whichever place. */
function judgeOptions(before: unknown, now: unknown, path: string): string[] {
  const options = asList(now).map(asSchema);
  return asList(before).flatMap((option, place) => {
    const changes = options.map((other) => shapeChanges(asSchema(option), other, path));
    if (changes.some(({ length }) => length === 0)) return [];
    return changes[place] ?? [say(path, 'takes one of its shapes no more')];
  });
}

function judgeItems(before: unknown, now: unknown, path: string): string[] {
  const [items, others] = [asList(before), asList(now)];
  if (items.length !== others.length) return [say(path, 'has another length')];
  return items.flatMap((item, i) =>
    shapeChanges(asSchema(item), asSchema(others[i]), at(path, String(i))),
  );
}

const judgeOther =
  (keyword: string): Judge =>
  (before, now, path) => {
    const [was, is] = [before, now].map((value) => JSON.stringify(value) ?? 'none');
    return [say(path, `has ${keyword} ${is}, and had ${was}`)];
  };

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null;

const judgeEach =
  (keyword: string): Judge =>
  (before, now, path) =>
    isSchema(before) && isSchema(now)
      ? shapeChanges(before, now, at(path, '[]'))
      : judgeOther(keyword)(before, now, path);

const judges: Readonly<Record<string, Judge>> = {
  properties: judgeFields,
  required: judgeRequired,
  enum: judgePicklist,
  anyOf: judgeOptions,
  oneOf: judgeOptions,
  prefixItems: judgeItems,
  items: judgeEach('items'),
  additionalProperties: judgeEach('additionalProperties'),
};

/**
 * Every way in which the second schema is another than the first, in words, but for additions: a
 * field that may be absent, a field that need no longer be there, one more value or shape to choose
 * from. Whatever fitted the first then fits the second, and is as private as it was.
 */
export function shapeChanges(before: JsonSchema, now: JsonSchema, path = ''): string[] {
  const keywords = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...keywords].flatMap((keyword) => {
    if (isDeepStrictEqual(before[keyword], now[keyword])) return [];
    return (judges[keyword] ?? judgeOther(keyword))(before[keyword], now[keyword], path);
  });
}
