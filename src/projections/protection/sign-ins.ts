import type { CallReply } from '../../calls/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { arrived, type Resource, resource, unloaded } from '../answers/resource.ts';
import { clearOutcome, type Submission, submission, unsent } from '../answers/submission.ts';
import { tell } from '../answers/told.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type SignIns = CallReply<'signIns'>['items'];

/** Where the player is signed in. */
export interface SignInsState extends Resource {
  items: SignIns;
  ending: Submission;
}

const initial = (): SignInsState => ({ ...unloaded(), items: [], ending: unsent() });

function take(slice: SignInsState, { items }: CallReply<'signIns'>): void {
  slice.items = items.map((item) => ({ ...item }));
}

export const signIns = projection(
  'signIns',
  2,
  initial,
  compose<SignInsState>(
    ofPlayer(initial),
    resource({ call: 'signIns', of: (slice) => slice, take }),
    submission({
      input: 'protection.signInEndPressed',
      call: 'signInEnd',
      of: (slice) => slice.ending,
      otherwise: 'security_sign_ins_not_ended',
      accepted(slice, answer) {
        take(slice, answer);
        arrived(slice);
        return tell('done', 'security_sign_ins_ended');
      },
    }),
    {
      on: { 'route.changed': ({ ending }) => clearOutcome(ending) },
      replies: {
        // Everybody else is signed out by it.
        passwordChange(slice, { error }) {
          if (error === undefined) slice.items = slice.items.filter(({ isCurrent }) => isCurrent);
        },
      },
    },
  ),
);
