import * as v from 'valibot';
import { COOKIES_TYPES } from '../domain/site/cookie-consent.ts';
import { area, event, input } from './define.ts';

export const consentEvents = area('consent', {
  asked: event(1, 'The player was asked which cookies they allow.', v.object({})),
  customiseOpened: input(1, 'The player wants to choose among the cookies.', v.object({})),
  closed: input(1, 'The player left the choice as it was.', v.object({})),
  given: input(
    1,
    'It was settled which cookies are allowed: by the player, or by a site that does not ask.',
    v.object({ cookiesType: v.picklist(COOKIES_TYPES), by: v.picklist(['player', 'site']) }),
  ),
});
