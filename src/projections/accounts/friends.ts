import type { CallReply } from '../../calls/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { end, type Submission, submission, unsent } from '../answers/submission.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** Friends whom the player brought: the link, how many they are, and what they bring. */
export interface FriendsState extends Resource {
  known: CallReply<'friends'> | null;
  collecting: Submission;
  /** Whether the link got onto the clipboard; null until that was asked for. */
  isCopied: boolean | null;
}

const initial = (): FriendsState => ({
  ...unloaded(),
  known: null,
  collecting: unsent(),
  isCopied: null,
});

export const friends = projection(
  'friends',
  1,
  initial,
  compose<FriendsState>(
    ofPlayer(initial),
    resource({
      call: 'friends',
      of: (slice) => slice,
      take(slice, answer) {
        slice.known = { ...answer, rewards: answer.rewards.map((reward) => ({ ...reward })) };
      },
    }),
    submission({
      input: 'friends.collectPressed',
      call: 'friendsCollect',
      of: ({ collecting }) => collecting,
      isKeyed: true,
      accepted({ known }, reward) {
        if (known) {
          known.due -= reward.friends;
          known.rewards.unshift({ ...reward });
        }
        return undefined;
      },
    }),
    {
      on: {
        'friends.linkCopied'(slice, { succeeded }) {
          slice.isCopied = succeeded;
        },
        'friends.heldBack'({ collecting }) {
          end(collecting);
        },
      },
    },
  ),
);
