import { digitsOf, plainDigits } from '../../kernel/digits.ts';
import { type PhoneCountry, type PhoneMask, phoneCodeOf, type TypedPhone } from './phone.ts';

/** The mask of the country with these letters. */
export function findMask(
  countries: readonly PhoneCountry[],
  masks: readonly PhoneMask[],
  code: string,
): PhoneMask | null {
  const id = countries.find((country) => country.code === code)?.id;
  return masks.find(({ countryId }) => countryId === id) ?? null;
}

/** A number as people of the country write it, as far as it has been typed. */
export function maskedPhone(text: string, mask: string): string {
  const digits = digitsOf(text);
  let written = '';
  let used = 0;
  for (const mark of mask) {
    if (used === digits.length) return written;
    written += mark === '#' ? digits[used] : mark;
    if (mark === '#') used += 1;
  }
  // Some numbers are longer than the usual one.
  return written + digits.slice(used);
}

/**
 * Letters of the country whose dialling code this is; of the preferred one where several share it.
 * Null where nobody has it.
 */
export function countryDialled(
  countries: readonly PhoneCountry[],
  phoneCode: string,
  preferred: string,
): string | null {
  const sharing = countries.filter((country) => country.phoneCode === phoneCode);
  const found = sharing.find(({ code }) => code === preferred) ?? sharing[0];
  return found?.code ?? null;
}

export type PhoneProblem = 'required' | 'too-short' | 'too-long' | 'format' | 'no-country';

/** Whether a number brings its country code along. */
const isWhole = (text: string): boolean => /^(\+|00)/.test(text);

/** The zero that numbers of many countries are dialled with at home is one digit more. */
const TRUNK = 1;

/** What is wrong with a number that was typed for a country; without a mask only its form. */
export function phoneProblem(typed: string, mask: PhoneMask | null): PhoneProblem | null {
  const text = plainDigits(typed.trim());
  if (text === '') return 'required';
  if (!/^\+?[\d\s().-]+$/.test(text)) return 'format';
  const { length } = digitsOf(text);
  const { min, max } = isWhole(text) || mask === null ? { min: 6, max: 17 } : mask;
  if (length < min) return 'too-short';
  return length > max + TRUNK ? 'too-long' : null;
}

/** The same of a number in a form, which is nobody's where no country was chosen. */
export function typedPhoneProblem(
  { countries, masks }: { countries: readonly PhoneCountry[]; masks: readonly PhoneMask[] },
  { country, phone }: TypedPhone,
): PhoneProblem | null {
  const isKnown = isWhole(plainDigits(phone.trim())) || phoneCodeOf(countries, country) !== '';
  return (
    phoneProblem(phone, findMask(countries, masks, country)) ?? (isKnown ? null : 'no-country')
  );
}
