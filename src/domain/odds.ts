import {
  compare,
  decimalPlaces,
  ONE,
  parseDecimal,
  type Rational,
  roundScaled,
  toFixed,
} from '../kernel/rational.ts';
import { COEF_VIEWS, DECIMAL_VIEW } from './odds/odds-views.ts';

/** Decimals a coefficient carries on the wire; prices are compared at this precision. */
export const WIRE_PLACES = 4;

/** Coefficient views each page view offers: appViewType 0 European, 1 Asian. */
const ALLOWED_VIEWS: Readonly<Record<number, readonly number[]>> = {
  0: [0, 1, 2, 14, 15, 16],
  1: [0, 4, 5, 6],
};

/** Ids of the coefficient views a page view (0 European, 1 Asian) offers; none for an unknown one. */
export function allowedCoefViews(appViewType: number): readonly number[] {
  return ALLOWED_VIEWS[appViewType] ?? [];
}

/** The wanted view where the page view allows it, else decimal. */
export function constrainCoefView(viewId: number, appViewType: number): number {
  return allowedCoefViews(appViewType).includes(viewId) ? viewId : DECIMAL_VIEW;
}

/**
 * Shows a decimal coefficient in a view. An unknown view falls back to decimal.
 * The text is empty for what is no coefficient (not plain decimal text, or below 1) and where a
 * view has no number for it: 1 exactly, which wins nothing, in American and Indonesian.
 */
export function formatCoef(decimal: string, viewId: number): string {
  const value = parseDecimal(decimal);
  if (value === null || compare(value, ONE) < 0) return '';
  const view = COEF_VIEWS.get(viewId) ?? COEF_VIEWS.get(DECIMAL_VIEW);
  return view?.format(value) ?? '';
}

/** Coefficient as decimal text: exact up to `maxExact` decimals, else rounded; two decimals at least. */
export function coefText(value: Rational, maxExact: number, rounded: number): string {
  const places = decimalPlaces(value);
  if (places !== null && places <= maxExact) return toFixed(value, Math.max(places, 2));
  return toFixed(value, rounded);
}

/** Coefficient as the integer of ten-thousandths it has on the wire, or null for what is none. */
export function wireCoef(decimal: string): bigint | null {
  const value = parseDecimal(decimal);
  return value === null || compare(value, ONE) < 0 ? null : roundScaled(value, WIRE_PLACES);
}
