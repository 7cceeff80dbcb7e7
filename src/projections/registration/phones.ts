import type { PhoneCountry, PhoneMask } from '../../domain/auth/phone.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** Countries and masks of phone numbers, once a form needed them. */
export interface PhonesState extends Resource {
  countries: PhoneCountry[];
  masks: PhoneMask[];
  /** How far the masks are: a form does without them. */
  masked: Resource;
}

const initial = (): PhonesState => ({
  ...unloaded(),
  countries: [],
  masks: [],
  masked: unloaded(),
});

export const phones = projection(
  'phones',
  2,
  initial,
  compose<PhonesState>(
    resource({
      call: 'phoneCountries',
      of: (slice) => slice,
      take(slice, countries) {
        slice.countries = countries.map(({ id, name, country_code, tel_code }) => ({
          id,
          name,
          code: country_code.toLowerCase(),
          phoneCode: `+${tel_code.replace(/^\+/, '')}`,
        }));
      },
    }),
    resource({
      call: 'phoneMasks',
      of: ({ masked }) => masked,
      take(slice, masks) {
        slice.masks = masks.map(({ CountryId, Mask, Max, Min }) => ({
          countryId: CountryId,
          mask: Mask,
          min: Min,
          max: Max,
        }));
      },
    }),
  ),
);
