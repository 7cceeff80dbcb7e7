/** One import of a TypeScript file, read from its text alone. */
export interface Import {
  /** The specifier as written. */
  readonly from: string;
  /** 1-based. */
  readonly line: number;
  /** True when the import is erased and leaves nothing to load at run time. */
  readonly typeOnly: boolean;
}

// A statement stands at the start of a line: the formatter sees to that.
const STATEMENT =
  /^(?:import|export)\b(?<clause>[^'"`;=()]*?)\bfrom\s*(?<quote>['"])(?<from>[^'"\n]+)\k<quote>/gm;
const SIDE_EFFECT = /^import\s*(?<quote>['"])(?<from>[^'"\n]+)\k<quote>/gm;
// `typeof import('x')` and `import('x').Name` are types; an expression can only be awaited or chained.
const CALL =
  /(?<query>\btypeof\s+)?\bimport\(\s*(?<quote>['"])(?<from>[^'"\n]+)\k<quote>\s*(?:,\s*\{[^()]*\}\s*)?,?\s*\)(?<member>\s*\.\s*(?!then\b|catch\b|finally\b))?/g;
// `verbatimModuleSyntax` still loads the module of `import { type Name }`, so that one is no match.
const ERASED = /^\s+type\s+[\w${*]/;

/** Blanks comments, keeping every line where it was. */
function withoutComments(text: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
  return text
    .replace(/(?<=^|[\s({,;])\/\*[\s\S]*?\*\//g, blank)
    .replace(/(?<=^|[\s({,;])\/\/[^\n]*/gm, blank);
}

/**
 * Every import of a file in the order of its lines: static, re-exported, for side effects, dynamic,
 * and the `import('x').Name` of types.
 */
export function importsOf(source: string): Import[] {
  const text = withoutComments(source);
  const found: Import[] = [];
  const add = (match: RegExpMatchArray, typeOnly: boolean) => {
    const line = text.slice(0, match.index).split('\n').length;
    found.push({ from: match.groups?.['from'] ?? '', line, typeOnly });
  };
  for (const match of text.matchAll(STATEMENT)) {
    add(match, ERASED.test(match.groups?.['clause'] ?? ''));
  }
  for (const match of text.matchAll(SIDE_EFFECT)) add(match, false);
  for (const match of text.matchAll(CALL)) {
    add(match, Boolean(match.groups?.['query'] ?? match.groups?.['member']));
  }
  return found.sort((a, b) => a.line - b.line);
}
