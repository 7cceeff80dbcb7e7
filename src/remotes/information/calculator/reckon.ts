import { evaluateCoupon } from '../../domain/coupon.ts';

/** What the calculator was asked, as its address says. */
export interface Question {
  /** Decimal odds, as typed. */
  readonly odds: readonly string[];
  readonly stake: string;
  /** Size of a system's combinations; 0 for an accumulator. */
  readonly k: number;
}

export interface Reckoned {
  readonly combos: number;
  readonly coef: string;
  readonly possibleWin: string;
}

const DECIMAL = /^\d{1,6}(\.\d{1,4})?$/;
/** More selections than a slip takes. */
const MOST = 30;

/** Reads the question out of an address; null where it asks nothing. */
export function questionOf(url: string): Question | null {
  const query = new URLSearchParams(url.split('#', 1)[0]?.split('?')[1] ?? '');
  const odds = (query.get('odds') ?? '').split(/[\s;]+/).filter((text) => text !== '');
  if (odds.length === 0) return null;
  return { odds, stake: query.get('stake') ?? '', k: Number(query.get('k') ?? 0) };
}

/** The address of a question, with the language and path of the page. */
export function addressOf(url: string, { odds, stake, k }: Question): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return `${path}?${new URLSearchParams({ odds: odds.join(' '), stake, k: String(k) })}`;
}

/** The answer, or null for what is no bet. */
export function reckon({ odds, stake, k }: Question): Reckoned | null {
  const n = odds.length;
  const isSystem = k >= 2 && k < n;
  const sound = n >= 2 && n <= MOST && Number(stake) > 0 && DECIMAL.test(stake);
  if (!sound || !odds.every((coef) => DECIMAL.test(coef) && Number(coef) > 1)) return null;
  try {
    const { combos, coef, possibleWin } = evaluateCoupon({
      typeId: isSystem ? 2 : 1,
      stake,
      minorUnits: 2,
      legs: odds.map((one, index) => ({ coef: one, eventId: String(index) })),
      ...(isSystem ? { systemValue: k } : {}),
    });
    return { combos, coef, possibleWin };
  } catch {
    // More combinations than anybody reckons with.
    return null;
  }
}
