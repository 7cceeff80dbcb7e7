import type { EventData } from '../../events/catalogue.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { type Submission, submission, unsent } from '../answers/submission.ts';
import { tell } from '../answers/told.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** Messages to this browser while the site is not open in it. */
export interface PushState {
  /** What the browser allows; null as long as it was not asked. */
  permission: EventData<'push.found'>['permission'] | null;
  /** Whether it takes them. */
  isOn: boolean;
  /** The player pressed, and the browser has not answered. */
  isWanted: boolean;
  key: Resource & { value: string | null };
  sending: Submission;
  ending: Submission;
  /** Whether a bet was placed since the page was opened: there is something to be told of. */
  hasNews: boolean;
}

const blank = (): Omit<PushState, 'permission'> => ({
  isOn: false,
  isWanted: false,
  key: { ...unloaded(), value: null },
  sending: unsent(),
  ending: unsent(),
  hasNews: false,
});

export const push = projection(
  'push',
  1,
  (): PushState => ({ permission: null, ...blank() }),
  compose<PushState>(
    ofPlayer(blank),
    resource({
      call: 'pushKey',
      of: ({ key }) => key,
      take(slice, { key }) {
        slice.key.value = key;
      },
    }),
    submission({
      input: 'push.given',
      call: 'pushSubscribe',
      of: ({ sending }) => sending,
      otherwise: 'push_failed',
      begun(slice) {
        slice.isWanted = false;
      },
      accepted: () => tell('done', 'push_on'),
    }),
    submission({
      input: 'push.ended',
      call: 'pushUnsubscribe',
      of: ({ ending }) => ending,
      begun(slice) {
        slice.isOn = false;
        slice.sending = unsent();
      },
    }),
    {
      on: {
        'push.found'(slice, { permission, isOn }) {
          slice.permission = permission;
          slice.isOn = isOn;
          slice.isWanted = false;
        },
        'push.wanted'(slice) {
          slice.isWanted = true;
        },
        'bet.placed'(slice) {
          slice.hasNews = true;
        },
      },
    },
  ),
);
