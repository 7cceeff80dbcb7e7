import * as v from 'valibot';
import { area, event } from './define.ts';

export const phonesEvents = area('phones', {
  wanted: event(1, 'A form asks for a phone number and needs the countries.', v.object({})),
});
