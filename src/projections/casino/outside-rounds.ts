import type { CallReply } from '../../calls/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { type Submission, submission, unsent } from '../answers/submission.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** The player's rounds at other providers, newest first, as far as they were loaded. */
export interface CasinoOutsideRoundsState extends Resource {
  /** The game that was asked about last; null for all of them. */
  game: string | null;
  items: CallReply<'casinoOutsideRounds'>['items'];
  /** Where the older ones begin; null when there are none. */
  next: string | null;
  older: Submission;
}

const initial = (): CasinoOutsideRoundsState => ({
  ...unloaded(),
  game: null,
  items: [],
  next: null,
  older: unsent(),
});

export const casinoOutsideRounds = projection(
  'casinoOutsideRounds',
  1,
  initial,
  compose<CasinoOutsideRoundsState>(
    ofPlayer(initial),
    resource({
      call: 'casinoOutsideRounds',
      of: (slice) => slice,
      asks(slice, { query }) {
        if (query?.['cursor'] !== undefined) return false;
        const game = query?.['game'] ?? null;
        if (slice.game !== game) Object.assign(slice, initial(), { game });
        return true;
      },
      // The page begins anew: whatever older ones were there are those that follow it.
      take: (slice, { items, next }) =>
        Object.assign(slice, { items: [...items], next, older: unsent() }),
    }),
    submission({
      input: 'casino.olderOutsideRoundsAsked',
      call: 'casinoOutsideRounds',
      of: ({ older }) => older,
      isAllowed: ({ next }) => next !== null,
      accepted(slice, { items, next }) {
        slice.items.push(...items);
        slice.next = next;
      },
    }),
  ),
);
