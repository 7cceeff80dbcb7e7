import * as v from 'valibot';
import { area, input } from './define.ts';

export const phonesEvents = area('phones', {
  wanted: input(1, 'A form asks for a phone number and needs the countries.', v.object({})),
});
