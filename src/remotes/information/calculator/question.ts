import { LEG_RESULTS, type LegResult } from '../../../domain/coupon/settlement.ts';

/** How the selections are played; a number is the size of a system's combinations. */
export type Kind = 'express' | 'cover' | 'lucky' | 'anti' | number;

export interface Leg {
  /** Decimal odds, as typed. */
  readonly coef: string;
  /** Null while it is open. */
  readonly result: LegResult | null;
}

/** What the calculator was asked, as its address says. */
export interface Question {
  readonly legs: readonly Leg[];
  /** Decimal text, without a currency. */
  readonly stake: string;
  readonly kind: Kind;
  /** The house's price of the opposite; nobody else can say it. */
  readonly price: string;
}

/** As many selections as a slip takes. */
export const MOST_LEGS = 30;

/** Results by their number in an address; 0 is open. */
const results: readonly (LegResult | null)[] = [null, ...LEG_RESULTS];

const wordsOf = (text: string | null): string[] =>
  (text ?? '').split(/[\s;]+/).filter((word) => word !== '');

function kindOf(query: URLSearchParams): Kind {
  const named = query.get('kind');
  if (named === 'cover' || named === 'lucky' || named === 'anti') return named;
  const size = Number(query.get('k') ?? 0);
  return Number.isInteger(size) && size >= 2 ? size : 'express';
}

/** Reads the question out of an address, with no more of it than can be reckoned; null where it asks nothing. */
export function questionOf(url: string): Question | null {
  const query = new URLSearchParams(url.split('#', 1)[0]?.split('?')[1] ?? '');
  const coefs = wordsOf(query.get('odds')).slice(0, MOST_LEGS);
  if (coefs.length === 0) return null;
  const ended = wordsOf(query.get('results'));
  return {
    legs: coefs.map((coef, index) => ({ coef, result: results[Number(ended[index])] ?? null })),
    stake: query.get('stake') ?? '',
    kind: kindOf(query),
    price: query.get('price') ?? '',
  };
}

/** The address of a question, with the language and path of the page. */
export function addressOf(url: string, { legs, stake, kind, price }: Question): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const query = new URLSearchParams({ odds: legs.map(({ coef }) => coef).join(' '), stake });
  if (typeof kind === 'number') query.set('k', String(kind));
  else if (kind !== 'express') query.set('kind', kind);
  if (kind === 'anti') query.set('price', price);
  if (legs.some(({ result }) => result !== null)) {
    query.set('results', legs.map(({ result }) => results.indexOf(result)).join(' '));
  }
  return `${path}?${query}`;
}
