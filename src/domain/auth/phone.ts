import { digitsOf, plainDigits } from '../../kernel/digits.ts';

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

/** The dialling code of a country, with its plus; empty where it is not known. */
export const phoneCodeOf = (countries: readonly PhoneCountry[], letters: string): string =>
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
