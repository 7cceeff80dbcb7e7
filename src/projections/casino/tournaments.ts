import type { CallReply } from '../../calls/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { end, type Submission, submission, unsent } from '../answers/submission.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type Known<C extends 'tournaments' | 'tournament' | 'tournamentsOwn'> = Resource & {
  known: CallReply<C> | null;
};

/** Tournaments of games: all that are told of, the one in sight, and those the player takes part in. */
export interface TournamentsState {
  all: Known<'tournaments'>;
  /** `id` is that which was asked for last. */
  one: Known<'tournament'> & { id: string };
  own: Known<'tournamentsOwn'>;
  joining: Submission;
}

const unknown = () => ({ ...unloaded(), known: null });
const ownPart = (): Pick<TournamentsState, 'own' | 'joining'> => ({
  own: unknown(),
  joining: unsent(),
});

export const tournaments = projection(
  'tournaments',
  1,
  (): TournamentsState => ({ all: unknown(), one: { ...unknown(), id: '' }, ...ownPart() }),
  compose<TournamentsState>(
    ofPlayer(ownPart),
    resource({
      call: 'tournaments',
      of: ({ all }) => all,
      take({ all }, told) {
        all.known = { ...told, items: told.items.map((item) => ({ ...item })) };
      },
    }),
    resource({
      call: 'tournament',
      of: ({ one }) => one,
      asks(slice, { path }) {
        const id = path?.['id'] ?? '';
        if (slice.one.id !== id) slice.one = { ...unknown(), id };
        return true;
      },
      take({ one }, told) {
        one.known = { ...told, ranks: told.ranks.map((rank) => ({ ...rank })) };
      },
    }),
    resource({
      call: 'tournamentsOwn',
      of: ({ own }) => own,
      take({ own }, told) {
        own.known = { ...told, items: told.items.map((item) => ({ ...item })) };
      },
    }),
    submission({
      input: 'tournament.joinPressed',
      call: 'tournamentJoin',
      of: ({ joining }) => joining,
      accepted({ own: { known } }, joined) {
        if (!known) return undefined;
        const others = known.items.filter(({ id }) => id !== joined.id);
        known.items = [...others, { ...joined }];
        return undefined;
      },
    }),
    {
      on: {
        'tournament.heldBack'({ joining }) {
          end(joining);
        },
      },
    },
  ),
);
