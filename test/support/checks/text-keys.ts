/** Which keys of texts the sources ask for. */
export interface Asking {
  /** What stands there as a whole. */
  readonly whole: ReadonlySet<string>;
  /** What is put together, from its first word on. */
  readonly patterns: readonly RegExp[];
  /** What is put behind a whole one. */
  readonly ends: ReadonlySet<string>;
}

const FORM = /_(zero|one|two|few|many|other)$/;

/** A key without the form of a counted text. */
export const baseOf = (key: string): string => key.replace(FORM, '');

/** Of words with underscores, or of one in camel case, as the texts of codes have them. */
const WHOLE = /['"`]([a-z][a-z0-9]*(?:(?:_[a-z0-9]+)+|[A-Z][A-Za-z0-9]*))['"`]/g;

/** The template that begins behind a place, as the texts between its holes; a hole may hold others. */
function partsAt(source: string, begin: number): string[] {
  const parts = [''];
  let depth = 0;
  for (let place = begin; place < source.length; place += 1) {
    const letter = source[place] ?? '';
    if (depth === 0 && letter === '`') break;
    if (source.startsWith('${', place)) {
      if (depth === 0) parts.push('');
      depth += 1;
      place += 1;
    } else if (depth > 0 && letter === '{') depth += 1;
    else if (depth > 0 && letter === '}') depth -= 1;
    else if (depth === 0) parts.push(`${parts.pop()}${letter}`);
  }
  return parts;
}

/** What the sources ask for; `more` are keys that stand in none of them as they are. */
export function asking(sources: readonly string[], more: readonly string[] = []): Asking {
  const whole = new Set(more);
  const patterns: RegExp[] = [];
  const ends = new Set<string>();
  for (const source of sources) {
    for (const [, key = ''] of source.matchAll(WHOLE)) whole.add(baseOf(key)).add(key);
    for (const { index } of source.matchAll(/`(?=[a-z0-9_]*\$\{)/g)) {
      const parts = partsAt(source, index + 1);
      const [first = '', second = ''] = parts;
      if (!parts.every((part) => /^[a-z0-9_]*$/.test(part))) continue;
      if (/^[a-z][a-z0-9]*_/.test(first))
        patterns.push(new RegExp(`^${parts.join('[a-z0-9_]+')}$`));
      else if (first === '' && parts.length === 2 && second.startsWith('_')) ends.add(second);
    }
  }
  return { whole, patterns, ends };
}

/** Whether a key, without its form, is asked for. */
export function isAskedFor(key: string, { whole, patterns, ends }: Asking): boolean {
  const isWhole = (one: string) => whole.has(one) || patterns.some((pattern) => pattern.test(one));
  if (isWhole(key)) return true;
  return [...ends].some((end) => key.endsWith(end) && isWhole(key.slice(0, -end.length)));
}
