import { type ParamRule, paramRules, type RuleName } from './param-rules.ts';

/**
 * A pattern is segments joined by slashes, after the language:
 *   `office`              this text
 *   `:sport`              a parameter: any text that is safe in a path
 *   `:couponId<digits>`   a parameter that keeps a named rule
 *   `:section(live|line)` a parameter of fixed values
 *   `landing-:slug`       a parameter after fixed text
 *   `(slots|keno)`        one of these texts, no parameter; an address is built with the first
 *   `:game?`              a question mark: the segment may be missing
 *   `*`                   the rest, also empty; left in the address, not a parameter
 */
export type Segment =
  | { readonly kind: 'texts'; readonly texts: readonly [string, ...string[]] }
  | { readonly kind: 'tail' }
  | {
      readonly kind: 'value';
      readonly name: string;
      readonly prefix: string;
      readonly choices: readonly string[] | null;
      readonly rule: RuleName;
      readonly optional: boolean;
    };

export type ValueSegment = Extract<Segment, { kind: 'value' }>;

const valueForm =
  /^(?<prefix>[a-z-]*):(?<name>[A-Za-z]+)(?:\((?<choices>[^()]+)\)|<(?<rule>[a-z]+)>)?(?<optional>\?)?$/;

function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(paramRules, name);
}

function parseTexts(source: string): Segment {
  const [first = '', ...others] = source.replace(/^\((.+)\)$/, '$1').split('|');
  return { kind: 'texts', texts: [first, ...others] };
}

function parseSegment(source: string): Segment {
  if (source === '*') return { kind: 'tail' };
  if (!source.includes(':')) return parseTexts(source);
  const {
    name,
    prefix = '',
    choices,
    rule = 'text',
    optional,
  } = valueForm.exec(source)?.groups ?? {};
  if (name === undefined || !isRuleName(rule)) {
    throw new SyntaxError(`"${source}" is no segment`);
  }
  return {
    kind: 'value',
    name,
    prefix,
    choices: choices?.split('|') ?? null,
    rule,
    optional: optional !== undefined,
  };
}

/** Reads a pattern; throws a SyntaxError on one that is not well formed. */
export function parsePattern(pattern: string): readonly Segment[] {
  return pattern === '' ? [] : pattern.split('/').map(parseSegment);
}

/** Whether a text may stand where a value segment is, its fixed prefix taken off. */
export function valueRule(segment: ValueSegment): ParamRule {
  if (segment.choices === null) return paramRules[segment.rule];
  const choices = new Set(segment.choices);
  return (text) => choices.has(text);
}
