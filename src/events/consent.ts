import * as v from 'valibot';
import { COOKIES_TYPES } from '../domain/cookie-consent.ts';
import { area, event } from './define.ts';

export const consentEvents = area('consent', {
  asked: event(1, 'The player was asked which cookies they allow.', v.object({})),
  customiseOpened: event(1, 'The player wants to choose among the cookies.', v.object({})),
  closed: event(1, 'The player left the choice as it was.', v.object({})),
  given: event(
    1,
    'It was settled which cookies are allowed: by the player, or by a site that does not ask.',
    v.object({ cookiesType: v.picklist(COOKIES_TYPES), by: v.picklist(['player', 'site']) }),
  ),
});
