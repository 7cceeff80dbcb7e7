import type { CountryCode } from 'libphonenumber-js/core';
import { getCountryCallingCode, getExampleNumber, Metadata } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/examples.mobile.json';
import metadata from 'libphonenumber-js/metadata.max.json';

/** A country phone numbers are taken from. `id` is its number in ISO 3166. */
export interface PhoneCountry {
  readonly id: number;
  /** ISO 3166 letters, lowercase. */
  readonly code: string;
  readonly name: string;
  /** Digits after the plus. */
  readonly dialling: string;
  /** How a mobile number is grouped after the dialling code, one mark a digit. */
  readonly mask: string;
  /** Digits a mobile number has after the dialling code, at least and at most. */
  readonly min: number;
  readonly max: number;
}

/** The countries players are taken from: letters and number of ISO 3166. */
const SERVED = `
  ar:032 au:036 at:040 az:031 be:056 br:076 bg:100 ca:124 cl:152 cn:156 co:170 hr:191 cz:203 dk:208
  eg:818 ee:233 fi:246 fr:250 ge:268 de:276 gh:288 gr:300 hu:348 in:356 id:360 ie:372 il:376 it:380
  jp:392 kz:398 ke:404 kr:410 kw:414 lv:428 lt:440 mt:470 mx:484 nl:528 nz:554 ng:566 no:578 pe:604
  pl:616 pt:620 ro:642 ru:643 rs:688 sk:703 si:705 za:710 es:724 se:752 ch:756 th:764 tr:792 ua:804
  gb:826 us:840 uy:858 uz:860`;

const names = new Intl.DisplayNames('en', { type: 'region' });

/** What the library has and its types leave out. */
interface PlanWithTypes {
  type(name: 'MOBILE'): { possibleLengths(): readonly number[] } | undefined;
}

const hasTypes = (plan: object): plan is PlanWithTypes => 'type' in plan;

function mobileLengths(country: CountryCode): readonly number[] {
  const numbers = new Metadata(metadata);
  numbers.selectNumberingPlan(country);
  const plan = numbers.numberingPlan;
  return (plan && hasTypes(plan) && plan.type('MOBILE')?.possibleLengths()) || [];
}

/** What libphonenumber knows of mobile numbers in a country. */
function mobileNumbers(country: CountryCode): Omit<PhoneCountry, 'id' | 'code' | 'name'> {
  const lengths = mobileLengths(country);
  const dialling: string = getCountryCallingCode(country, metadata);
  const example = getExampleNumber(country, examples, metadata)?.formatInternational() ?? '';
  const mask = example.slice(`+${dialling} `.length).replace(/\d/g, '#');
  return { dialling, mask, min: Math.min(...lengths), max: Math.max(...lengths) };
}

/** Countries of the lists of calls, by name. */
export const phoneCountries: readonly PhoneCountry[] = SERVED.trim()
  .split(/\s+/)
  .map((entry) => {
    const [code = '', id = ''] = entry.split(':');
    const letters = code.toUpperCase() as CountryCode;
    return { id: Number(id), code, name: names.of(letters) ?? letters, ...mobileNumbers(letters) };
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
