import { phoneCountries } from '../content/phone-countries.ts';

/**
 * The login of a phone number: plus, country and number, digits only. The country is its dialling
 * code or its two letters. Null for what is no phone number.
 */
export function phoneLogin(country: string, number: string | null): string | null {
  const listed = phoneCountries.find(({ code }) => code === country.toLowerCase());
  const prefix = listed?.dialling ?? /^\+?([1-9]\d{0,3})$/.exec(country)?.[1];
  const digits = (number ?? '').replace(/[\s().-]/g, '');
  return prefix !== undefined && /^\d{4,14}$/.test(digits) ? `+${prefix}${digits}` : null;
}
