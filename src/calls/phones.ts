import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { call } from './define.ts';

export const phoneCalls = {
  phoneCountries: call({
    path: '/web-api/reference/v1/phone-countries',
    reply: v.array(
      v.object({
        id: finite,
        name: v.string(),
        country_code: v.string(),
        tel_code: v.string(),
      }),
    ),
  }),
  phoneMasks: call({
    path: '/web-api/reference/v1/phone-masks',
    reply: v.array(v.object({ CountryId: finite, Mask: v.string(), Max: finite, Min: finite })),
  }),
};
