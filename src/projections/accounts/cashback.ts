import type { CallReply } from '../../calls/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { end, type Submission, submission, unsent } from '../answers/submission.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** A part of what the player lost in a week: whether they take part, and what there is of it. */
export interface CashbackState extends Resource {
  known: CallReply<'cashback'> | null;
  /** To take part, or no longer. */
  joining: Submission;
  collecting: Submission;
  /** The week that is being collected, or was last. */
  collectingWeek: number | null;
}

const initial = (): CashbackState => ({
  ...unloaded(),
  known: null,
  joining: unsent(),
  collecting: unsent(),
  collectingWeek: null,
});

export const cashback = projection(
  'cashback',
  2,
  initial,
  compose<CashbackState>(
    ofPlayer(initial),
    resource({
      call: 'cashback',
      of: (slice) => slice,
      take(slice, answer) {
        slice.known = { ...answer, weeks: answer.weeks.map((week) => ({ ...week })) };
      },
    }),
    submission({
      input: 'cashback.joinPressed',
      call: 'cashbackJoin',
      of: ({ joining }) => joining,
      accepted({ known }, { joinedAt }) {
        if (known) Object.assign(known, { joinedAt, leftAt: null });
        return undefined;
      },
    }),
    submission({
      input: 'cashback.leavePressed',
      call: 'cashbackLeave',
      of: ({ joining }) => joining,
      accepted({ known }, { leftAt }) {
        if (known) known.leftAt = leftAt;
        return undefined;
      },
    }),
    submission({
      input: 'cashback.collectPressed',
      call: 'cashbackCollect',
      of: ({ collecting }) => collecting,
      isKeyed: true,
      begun(slice, { week }) {
        slice.collectingWeek = week;
      },
      accepted({ known }, { week, collectedAt }) {
        const one = known?.weeks.find(({ start }) => start === week);
        if (one) one.collectedAt = collectedAt;
        return undefined;
      },
    }),
    {
      on: {
        'cashback.heldBack'({ joining, collecting }, _, { cause }) {
          for (const one of [joining, collecting]) if (one.pending?.seq === cause) end(one);
        },
      },
    },
  ),
);
