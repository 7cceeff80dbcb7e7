import * as v from 'valibot';
import { DOCUMENT_TYPES } from '../domain/verification/verification.ts';
import { finite } from '../kernel/numbers.ts';
import { personal, secret } from '../kernel/privacy.ts';
import { area, event, input } from './define.ts';

const MOST = 4000;
const id = v.pipe(v.string(), v.maxLength(40));
/** People write what they want: it may be anything about them. The view refuses numbers of cards. */
const message = personal(v.pipe(v.string(), v.maxLength(MOST)));

/** What a request is about: of both the other is null. */
const about = { topicId: id, subTopicId: v.nullable(id), paymentId: v.nullable(id) };

/**
 * Words of who has no account: nobody could have them erased from a recording, as that is asked for by a
 * player. So they are in none; support reads them where they are kept and deleted.
 */
const guestWords = (most: number) => secret(v.pipe(v.string(), v.maxLength(most)));
const line = guestWords(300);

export const requestsEvents = area('requests', {
  submitted: input(1, 'The player wrote to support.', v.object({ ...about, message })),
  answerSubmitted: input(1, 'The player wrote more about a request.', v.object({ id, message })),
  fileSubmitted: input(
    1,
    'The player sent a file with a request.',
    // Names a file that the page holds; of the file itself nothing is here, nor what it is called.
    v.object({ id, file: v.string(), size: finite, type: v.picklist(DOCUMENT_TYPES) }),
  ),
  closePressed: input(1, 'The player has no need of a request any more.', v.object({ id })),
  olderAsked: input(1, 'The player asked for requests that are over for longer.', v.object({})),
  guestSubmitted: input(
    1,
    'Who is not signed in wrote to support.',
    v.object({ email: line, name: line, subject: line, message: guestWords(MOST) }),
  ),
  opened: event(
    1,
    'The server took a request down; support is to answer it.',
    v.object({ ...about, id }),
  ),
  answered: event(1, 'Support answered a request that waited.', v.object({ id })),
  closed: event(
    1,
    'A request that was under way is over.',
    v.object({ id, by: v.picklist(['player', 'support']) }),
  ),
});
