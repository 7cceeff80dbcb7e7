import type { CallReply } from '../../calls/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { clearOutcome, end, type Submission, submission, unsent } from '../answers/submission.ts';
import { tell } from '../answers/told.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** Where the player's points came from and went, newest first, as far as that was loaded, and what they buy. */
export interface PointsState extends Resource {
  items: CallReply<'pointEntries'>['items'];
  /** Where the older ones begin; null where there are none. */
  next: string | null;
  older: Submission;
  store: Resource & { known: CallReply<'pointStore'> | null };
  buying: Submission;
  /** The code that is bought, or was last. */
  buyingCode: string | null;
}

const initial = (): PointsState => ({
  ...{ ...unloaded(), items: [], next: null, older: unsent() },
  store: { ...unloaded(), known: null },
  buying: unsent(),
  buyingCode: null,
});

export const points = projection(
  'points',
  1,
  initial,
  compose<PointsState>(
    ofPlayer(initial),
    resource({
      call: 'pointEntries',
      of: (slice) => slice,
      asks: (_, { query }) => query?.['cursor'] === undefined,
      take(slice, { items, next }) {
        // An entry never changes: older ones stay where nothing is missing between them and these.
        const last = slice.items.findIndex(({ id }) => id === items.at(-1)?.id);
        if (last >= 0) slice.items = [...items, ...slice.items.slice(last + 1)];
        else Object.assign(slice, { items: [...items], next, older: unsent() });
      },
    }),
    submission({
      input: 'points.olderAsked',
      call: 'pointEntries',
      of: ({ older }) => older,
      isAllowed: ({ next }) => next !== null,
      accepted(slice, { items, next }) {
        slice.items.push(...items);
        slice.next = next;
        return undefined;
      },
    }),
    resource({
      call: 'pointStore',
      of: ({ store }) => store,
      take(slice, answer) {
        slice.store.known = answer;
      },
    }),
    submission({
      input: 'points.buyPressed',
      call: 'pointBuy',
      of: ({ buying }) => buying,
      // What stands beside it by then says why.
      otherwise: 'casino_points_not_bought',
      isKeyed: true,
      begun(slice, { code }) {
        slice.buyingCode = code;
      },
    }),
    {
      on: {
        'points.heldBack'({ buying }) {
          end(buying);
          buying.told = tell('error', 'casino_points_not_bought');
        },
        'route.changed'({ buying }) {
          clearOutcome(buying);
        },
      },
    },
  ),
);
