/*
 * Texts that are decimals, as whole numbers of their last place: "1.85" and "2" are 185 and 200
 * at scale 2. Either every text has as many places as the scale says, or none ends in a zero.
 */
export interface Decimals {
  readonly scale: number;
  readonly trimmed: boolean;
  readonly values: readonly number[];
}

const MOST_DIGITS = 15;
export const MOST_PLACES = 8;
const DIGIT_0 = 48;
const DIGIT_9 = 57;
const POINT = 46;
const MINUS = 45;

/** Places after the point, or -1 where the text is not a decimal in its only spelling. */
function placesOf(text: string): number {
  const start = text.charCodeAt(0) === MINUS ? 1 : 0;
  let point = -1;
  for (let i = start; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === POINT && point < 0) point = i;
    else if (code < DIGIT_0 || code > DIGIT_9) return -1;
  }
  const whole = (point < 0 ? text.length : point) - start;
  const places = point < 0 ? 0 : text.length - point - 1;
  const leadingZero = whole > 1 && text.charCodeAt(start) === DIGIT_0;
  if (whole === 0 || leadingZero || (places === 0) !== point < 0) return -1;
  return places > MOST_PLACES || whole + places > MOST_DIGITS ? -1 : places;
}

function scaledValue(text: string, scale: number): number {
  let value = 0;
  let places = 0;
  const negative = text.charCodeAt(0) === MINUS;
  for (let i = negative ? 1 : 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === POINT) places = text.length - i - 1;
    else value = value * 10 + code - DIGIT_0;
  }
  const scaled = places === scale ? value : value * 10 ** (scale - places);
  return negative ? -scaled : scaled;
}

/** The texts as whole numbers, or undefined where they are not all decimals of one kind. */
export function toDecimals(texts: readonly string[]): Decimals | undefined {
  let scale = 0;
  let uniform = true;
  let trimmed = true;
  for (let i = 0; i < texts.length; i += 1) {
    const text = texts[i] as string;
    const places = placesOf(text);
    if (places < 0) return undefined;
    if (places > 0 && text.charCodeAt(text.length - 1) === DIGIT_0) trimmed = false;
    if (i > 0 && places !== scale) uniform = false;
    if (places > scale) scale = places;
    if (!trimmed && !uniform) return undefined;
  }
  const values = new Array<number>(texts.length);
  for (let i = 0; i < texts.length; i += 1) {
    const text = texts[i] as string;
    const value = scaledValue(text, scale);
    // A negative zero would lose its sign, a long one its last digits.
    if ((value === 0 && text.charCodeAt(0) === MINUS) || !Number.isSafeInteger(value))
      return undefined;
    values[i] = value;
  }
  return { scale, trimmed, values };
}
