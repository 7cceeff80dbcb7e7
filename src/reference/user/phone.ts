import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max.json';
import { type PhoneCountry, phoneCountries } from '../content/phone-countries.ts';

/** Dialling codes with the longest first, so that +1 does not stand for +1868. */
const byLength = [...phoneCountries].sort((a, b) => b.dialling.length - a.dialling.length);

const digitsOf = (text: string) => text.replace(/[\s().-]/g, '');

/**
 * The login of a phone number: plus, country and number, digits only. The country is its dialling
 * code or its two letters. Null for what is no phone number.
 */
export function phoneLogin(country: string, number: string | null): string | null {
  const listed = phoneCountries.find(({ code }) => code === country.toLowerCase());
  const prefix = listed?.dialling ?? /^\+?([1-9]\d{0,3})$/.exec(country)?.[1];
  const digits = digitsOf(number ?? '');
  if (prefix === undefined || !/^\d{4,14}$/.test(digits)) return null;
  // People write a national number with the zero it is dialled with at home.
  const whole = listed ? wholeNumber(digits, listed.code) : wholeNumber(`+${prefix}${digits}`);
  return whole ?? `+${prefix}${digits}`;
}

/** A number with its country, whose dialling code it begins with; null for an unlisted country. */
export function phoneParts(phone: string): { country: PhoneCountry; number: string } | null {
  const digits = phone.slice(1);
  const country = byLength.find(({ dialling }) => digits.startsWith(dialling));
  return country ? { country, number: digits.slice(country.dialling.length) } : null;
}

/** Plus and digits of a number, read as libphonenumber reads it. */
function wholeNumber(digits: string, country?: string): string | null {
  const letters = country?.toUpperCase();
  const home = getCountries(metadata).find((code) => code === letters);
  const reading = home === undefined ? {} : { defaultCountry: home };
  const parsed = parsePhoneNumberFromString(digits, { ...reading, extract: false }, metadata);
  return parsed?.number ?? null;
}

/**
 * Plus and digits of a whole number as people write it, or of a national one with its country.
 * Null where the country is not listed or the number is not as long as mobile numbers there are.
 */
export function phoneOf(text: string, country: string | undefined): string | null {
  const digits = digitsOf(text);
  if (!/^\+?\d{4,15}$/.test(digits)) return null;
  const phone = wholeNumber(digits, country);
  const parts = phone === null ? null : phoneParts(phone);
  if (!parts) return null;
  const { length } = parts.number;
  return length >= parts.country.min && length <= parts.country.max ? phone : null;
}
