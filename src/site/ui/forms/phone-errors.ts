import { type PhoneProblem, typedPhoneProblem } from '../../../domain/auth/phone-forms.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import type { PlainKey } from '../../texts/keys.ts';
import type { FieldErrors, FieldReader } from './form.ts';

const KEYS: Readonly<Record<PhoneProblem, PlainKey>> = {
  required: 'fieldRequired',
  'too-short': 'field_phone_too_short',
  'too-long': 'field_phone_too_long',
  format: 'field_phone_format',
  'no-country': 'field_phone_no_country',
};

const phonesOf = (state: State) => state.phones;

/**
 * What is wrong with the number in a `PhoneField`, as its country writes numbers. Without countries
 * no number is whole: they are asked for again.
 */
export function usePhoneErrors(): (fields: FieldReader) => FieldErrors {
  const host = useHost();
  const phones = useHostState(phonesOf);
  return (fields) => {
    if (phones.countries.length === 0) {
      host.publish('phones.wanted', {});
      return { phone: 'mainNetworkError' };
    }
    const typed = { country: fields.text('country'), phone: fields.text('phone') };
    const problem = typedPhoneProblem(phones, typed);
    return problem === null ? {} : { phone: KEYS[problem] };
  };
}
