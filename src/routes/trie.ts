import { type ParamRule, paramRules } from './param-rules.ts';
import { parsePattern, type Segment, type ValueSegment, valueRule } from './pattern.ts';

/** What a pattern was registered with, and the parameters an address gave it. */
export interface Match<T> {
  readonly target: T;
  readonly params: Readonly<Record<string, string>>;
}

interface Edge<T> {
  readonly segment: ValueSegment;
  readonly accepts: ParamRule;
  readonly rank: number;
  readonly node: Trie<T>;
}

/** Patterns compiled to steps of one segment each. */
export interface Trie<T> {
  readonly texts: Map<string, Trie<T>>;
  /** Sorted: the narrower test first. */
  readonly edges: Edge<T>[];
  end: { readonly target: T } | null;
  tail: { readonly target: T } | null;
}

function emptyTrie<T>(): Trie<T> {
  return { texts: new Map(), edges: [], end: null, tail: null };
}

/** Fixed values before a fixed prefix, before a rule, before any text. */
function rankOf(segment: ValueSegment): number {
  if (segment.choices !== null) return 0;
  if (segment.prefix !== '') return 1;
  return segment.rule === 'text' ? 3 : 2;
}

function sameSegment(a: ValueSegment, b: ValueSegment): boolean {
  return (
    a.name === b.name &&
    a.prefix === b.prefix &&
    a.rule === b.rule &&
    a.choices?.join('|') === b.choices?.join('|')
  );
}

function edgeTo<T>(node: Trie<T>, segment: ValueSegment): Trie<T> {
  const present = node.edges.find((edge) => sameSegment(edge.segment, segment));
  if (present !== undefined) return present.node;
  const edge = {
    segment,
    accepts: valueRule(segment),
    rank: rankOf(segment),
    node: emptyTrie<T>(),
  };
  node.edges.push(edge);
  node.edges.sort((a, b) => a.rank - b.rank);
  return edge.node;
}

function textTo<T>(node: Trie<T>, text: string): Trie<T> {
  const present = node.texts.get(text);
  if (present !== undefined) return present;
  const next = emptyTrie<T>();
  node.texts.set(text, next);
  return next;
}

function insert<T>(node: Trie<T>, segments: readonly Segment[], target: T, pattern: string): void {
  const [first, ...rest] = segments;
  if (first === undefined) {
    if (node.end !== null) throw new Error(`two answer "${pattern}"`);
    node.end = { target };
  } else if (first.kind === 'tail') {
    if (node.tail !== null) throw new Error(`two answer "${pattern}"`);
    node.tail = { target };
  } else if (first.kind === 'texts') {
    for (const text of first.texts) insert(textTo(node, text), rest, target, pattern);
  } else {
    // With the segment before without it: of two free segments the first is the one given.
    insert(edgeTo(node, first), rest, target, pattern);
    if (first.optional) insert(node, rest, target, pattern);
  }
}

/** Compiles patterns once; throws where two of them are the same. */
export function compile<T>(entries: Iterable<readonly [pattern: string, target: T]>): Trie<T> {
  const root = emptyTrie<T>();
  for (const [pattern, target] of entries) insert(root, parsePattern(pattern), target, pattern);
  return root;
}

type Taken = readonly { readonly name: string; readonly value: string }[];

/** A walk over one address: its segments, and the parameters taken on the way. */
interface Walk {
  readonly segments: readonly string[];
  readonly at: number;
  readonly taken: Taken;
}

function reached<T>(end: { readonly target: T } | null, taken: Taken): Match<T> | null {
  if (end === null) return null;
  const params = Object.fromEntries(taken.map(({ name, value }) => [name, value]));
  return { target: end.target, params };
}

function walkEdge<T>(edge: Edge<T>, segment: string, walk: Walk): Match<T> | null {
  const { prefix, name } = edge.segment;
  if (!segment.startsWith(prefix)) return null;
  const value = segment.slice(prefix.length);
  if (!edge.accepts(value)) return null;
  return walkNode(edge.node, { ...walk, at: walk.at + 1, taken: [...walk.taken, { name, value }] });
}

function walkTail<T>(node: Trie<T>, { segments, at, taken }: Walk): Match<T> | null {
  const rest = segments.slice(at);
  return rest.every(paramRules.text) ? reached(node.tail, taken) : null;
}

function walkNode<T>(node: Trie<T>, walk: Walk): Match<T> | null {
  const segment = walk.segments[walk.at];
  if (segment === undefined) return reached(node.end ?? node.tail, walk.taken);
  const next = node.texts.get(segment);
  const found = next === undefined ? null : walkNode(next, { ...walk, at: walk.at + 1 });
  if (found !== null) return found;
  for (const edge of node.edges) {
    const match = walkEdge(edge, segment, walk);
    if (match !== null) return match;
  }
  return node.tail === null ? null : walkTail(node, walk);
}

/** The entry that answers decoded segments; the narrower one where several could. */
export function find<T>(trie: Trie<T>, segments: readonly string[]): Match<T> | null {
  return walkNode(trie, { segments, at: 0, taken: [] });
}
