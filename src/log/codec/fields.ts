/*
 * Ids are often put together from others: a game, a kind and an outcome. Taken apart, each part is
 * a column of its own, and hardly changes from one row to the next.
 */
const SEPARATORS = ['-', '/', ':'] as const;
/** What follows is one more field, with whatever it holds. */
const MOST_SEPARATORS = 3;

function occurrences(text: string, separator: string): number {
  let found = 0;
  for (let at = text.indexOf(separator); at >= 0 && found < MOST_SEPARATORS; found += 1) {
    at = text.indexOf(separator, at + 1);
  }
  return found;
}

/** The separator that every text has, and how often each has it at least. */
function separatorOf(texts: readonly string[]): { separator: string; least: number } | undefined {
  for (const separator of SEPARATORS) {
    let least = MOST_SEPARATORS;
    for (let i = 0; i < texts.length && least > 0; i += 1) {
      least = Math.min(least, occurrences(texts[i] as string, separator));
    }
    if (least > 0) return { separator, least };
  }
  return undefined;
}

/** Texts by field, or undefined where they have no separator in common. */
export function splitFields(
  texts: readonly string[],
): { separator: string; columns: string[][] } | undefined {
  const found = separatorOf(texts);
  if (!found) return undefined;
  const { separator, least } = found;
  const columns: string[][] = Array.from({ length: least + 1 }, () => []);
  for (const text of texts) {
    let from = 0;
    for (let field = 0; field < least; field += 1) {
      const to = text.indexOf(separator, from);
      columns[field]?.push(text.slice(from, to));
      from = to + 1;
    }
    columns[least]?.push(text.slice(from));
  }
  return { separator, columns };
}
