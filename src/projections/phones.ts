import type { PhoneCountry, PhoneMask } from '../domain/phone.ts';
import { projection } from './define.ts';

/** Countries and masks of phone numbers, once a form needed them. */
export interface PhonesState {
  status: 'empty' | 'loading' | 'ready' | 'failed';
  countries: PhoneCountry[];
  masks: PhoneMask[];
}

const initial = (): PhonesState => ({ status: 'empty', countries: [], masks: [] });

function loading(slice: PhonesState): void {
  if (slice.status !== 'ready') slice.status = 'loading';
}

function failed(slice: PhonesState): void {
  if (slice.status !== 'ready') slice.status = 'failed';
}

export const phones = projection('phones', 1, initial, {
  requests: { phoneCountries: loading },
  replies: {
    phoneCountries(slice, countries) {
      slice.status = 'ready';
      slice.countries = countries.map(({ id, name, country_code, tel_code }) => ({
        id,
        name,
        code: country_code.toLowerCase(),
        phoneCode: `+${tel_code.replace(/^\+/, '')}`,
      }));
    },
    phoneMasks(slice, masks) {
      slice.masks = masks.map(({ CountryId, Mask, Max, Min }) => ({
        countryId: CountryId,
        mask: Mask,
        min: Min,
        max: Max,
      }));
    },
  },
  refusals: { phoneCountries: failed },
  failures: { phoneCountries: failed },
});
