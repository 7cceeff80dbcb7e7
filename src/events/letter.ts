import * as v from 'valibot';
import { secret } from '../kernel/privacy.ts';
import { area, event, input } from './define.ts';

/** Pages that links in letters lead to, by route name. The link's token stays in the address. */
const page = v.picklist(['passwordReset', 'accountVerify', 'stopNewsletter']);

export type LetterPage = v.InferOutput<typeof page>;

export const letterEvents = area('letter', {
  opened: event(
    1,
    'A page that a letter leads to was opened, by its link or without what a link carries.',
    v.object({ page, hasToken: v.boolean() }),
  ),
  passwordSubmitted: input(
    1,
    'The player sent a new password, with the link that lets them.',
    v.object({ password: secret(v.string()) }),
  ),
  pressed: input(
    1,
    'The player asked for what the link is there for: to confirm, or to stop the newsletter.',
    v.object({}),
  ),
});
