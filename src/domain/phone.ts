import { digitsOf, plainDigits } from './digits.ts';

/** A country phone numbers are taken from. */
export interface PhoneCountry {
  readonly id: number;
  readonly name: string;
  /** ISO 3166 letters, lowercase. */
  readonly code: string;
  /** With its plus. */
  readonly phoneCode: string;
}

/** How numbers of a country are written after its code: one `#` a digit. */
export interface PhoneMask {
  readonly countryId: number;
  readonly mask: string;
  /** Digits, at least and at most. */
  readonly min: number;
  readonly max: number;
}

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

/** Plus and digits of a whole number: what was typed may bring a country code of its own. */
export function wholePhone(phoneCode: string, typed: string): string {
  const text = plainDigits(typed.trim());
  if (text.startsWith('+')) return `+${digitsOf(text)}`;
  if (text.startsWith('00')) return `+${digitsOf(text).slice(2)}`;
  return `${phoneCode}${digitsOf(text)}`;
}

/** A login as servers know it: a whole number loses what people put between its digits. */
export function plainLogin(typed: string): string {
  const text = typed.trim();
  return /^(\+|00)[\d\s().-]+$/.test(plainDigits(text)) ? wholePhone('', text) : text;
}

/** A number as a form holds it: letters of the country that is chosen, and what was typed. */
export interface TypedPhone {
  readonly country: string;
  readonly phone: string;
}

const phoneCodeOf = (countries: readonly PhoneCountry[], letters: string): string =>
  countries.find(({ code }) => code === letters)?.phoneCode ?? '';

/** Plus and digits of a number in a form. */
export function dialledPhone(
  countries: readonly PhoneCountry[],
  { country, phone }: TypedPhone,
): string {
  return wholePhone(phoneCodeOf(countries, country), phone);
}

/**
 * Country code and national number. The country is named by its letters; by its dialling code where
 * what was typed brings one of its own.
 */
export function splitPhone(
  countries: readonly PhoneCountry[],
  { country, phone }: TypedPhone,
): { readonly countryCode: string; readonly number: string } {
  const whole = wholePhone('', phone);
  if (!whole.startsWith('+')) return { countryCode: country, number: whole };
  const own = phoneCodeOf(countries, country);
  if (own !== '' && whole.startsWith(own)) {
    return { countryCode: country, number: whole.slice(own.length) };
  }
  const codes = countries
    .map(({ phoneCode }) => phoneCode)
    .filter((code) => whole.startsWith(code))
    // With the longest first, so that +1 does not stand for +1868.
    .sort((a, b) => b.length - a.length);
  const [countryCode = country] = codes;
  return { countryCode, number: whole.replace(countryCode, '').replace('+', '') };
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
