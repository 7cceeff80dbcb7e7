import { map, merge, mergeMap } from 'rxjs';
import { friendsCollectRefusal } from '../../domain/accounts/friends.ts';
import { friendsFacts } from '../../domain/accounts/friends-facts.ts';
import { callErrors, caused, effect, replies, request } from '../define.ts';
import { accepted, type PendingOf, submitting } from '../submitting.ts';

const pending: PendingOf = ({ friends }) => friends.collecting.pending;

/** What friends brought is collected where the policy lets it through; that money came is a fact of its own. */
export const friends = effect('friends', (context) => {
  const refusal = () => friendsCollectRefusal(friendsFacts(context.state()));
  return merge(
    submitting(
      ...([context, pending, 'friends.collectPressed', 'friendsCollect'] as const),
      (body, _, headers) => ({ headers, body }),
      () => refusal() !== null,
    ),
    accepted(context, pending, 'friends.collectPressed').pipe(
      mergeMap((event) => {
        const reason = refusal();
        return reason === null ? [] : [caused('friends.heldBack', { reason }, event)];
      }),
    ),
    // It may have been collected elsewhere.
    callErrors(context, 'friendsCollect').pipe(
      map((event) => request(context, 'friends', {}, event)),
    ),
    replies(context, 'friendsCollect').pipe(
      map(({ body: { friends: count, amount, currency }, event }) =>
        caused('friends.collected', { friends: count, amount, currency }, event),
      ),
    ),
  );
});
