import { compare, ONE } from '../../kernel/rational.ts';
import { coefText, WIRE_PLACES } from '../odds.ts';
import { COEF_VIEWS } from './odds-views.ts';

/** Odds texts are short; a longer one typed by hand is hostile. */
const MAX_TYPED_LENGTH = 24;
/** Longest fraction kept exactly when the typed odds convert to decimal text that ends. */
const MAX_EXACT_PLACES = 8;

/**
 * Reads odds typed in a view into decimal text with at least two decimals: exact where decimal
 * text can be (up to eight decimals), else rounded to the four decimals of the wire.
 * Null for what is no coefficient above 1, an unknown view, and the UK ladder, which only displays.
 */
export function parseCoef(text: string, viewId: number): string | null {
  const typed = text.trim();
  if (typed.length === 0 || typed.length > MAX_TYPED_LENGTH) return null;
  const value = COEF_VIEWS.get(viewId)?.parse(typed) ?? null;
  if (value === null || compare(value, ONE) <= 0) return null;
  const written = coefText(value, MAX_EXACT_PLACES, WIRE_PLACES);
  // A price so short that rounding makes it 1 would win nothing.
  return /^1\.0+$/.test(written) ? null : written;
}
