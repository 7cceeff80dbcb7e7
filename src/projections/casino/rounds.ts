import type { CallReply } from '../../calls/table.ts';
import type { Envelope } from '../../events/catalogue.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { askedAt } from '../answers/staleness.ts';
import { type Submission, submission, unsent } from '../answers/submission.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type Round = CallReply<'casinoRounds'>['items'][number];
type Answer = CallReply<'casinoRoundStart'>;

/** The player's rounds of a game, newest first, as far as they were loaded. */
export interface CasinoRoundsState extends Resource {
  /** The game that was asked about last. */
  game: string | null;
  items: Round[];
  /** Where the older ones begin; null when there are none. */
  next: string | null;
  older: Submission;
  /** A round ended elsewhere, or stands otherwise than is known here. */
  isStale: boolean;
  /** Seq of the last sign-in or sign-out: what was asked before is of somebody else. */
  changedAt: number;
  /** The round that is looked at. */
  recalled: string | null;
  /** What computing rounds once more came to. */
  verified: Record<string, 'agrees' | 'differs' | 'not-revealed'>;
}

const initial = (): CasinoRoundsState => ({
  ...unloaded(),
  game: null,
  items: [],
  next: null,
  older: unsent(),
  isStale: false,
  changedAt: -1,
  recalled: null,
  verified: {},
});

/** What came is newer than what is known of the same rounds. */
function merge(slice: CasinoRoundsState, rounds: readonly Round[]): void {
  const known = new Set(rounds.map(({ id }) => id));
  const others = slice.items.filter(({ id }) => !known.has(id));
  slice.items = [...rounds.map((round) => ({ ...round })), ...others].sort(
    (a, b) => b.startedAt - a.startedAt,
  );
}

function answered(slice: CasinoRoundsState, answer: Answer, event: Envelope<'http.replied'>): void {
  if (answer.status !== 'accepted' || askedAt(event) < slice.changedAt) return;
  if (String(answer.round.game) === slice.game) merge(slice, [answer.round]);
}

/** Rounds are their player's. */
const playerChanged = (slice: CasinoRoundsState, _: unknown, { seq }: { seq: number }): void => {
  Object.assign(slice, initial(), { changedAt: seq });
};

export const casinoRounds = projection(
  'casinoRounds',
  1,
  initial,
  compose<CasinoRoundsState>(
    resource({
      call: 'casinoRounds',
      of: (slice) => slice,
      asks(slice, { query }) {
        if (query?.['cursor'] !== undefined) return false;
        const game = query?.['game'] ?? null;
        if (slice.game !== game)
          Object.assign(slice, initial(), { game, changedAt: slice.changedAt });
        slice.isStale = false;
        return true;
      },
      take(slice, { items, next }) {
        merge(slice, items);
        if (slice.status !== 'ready') slice.next = next;
      },
    }),
    submission({
      input: 'casino.olderRoundsAsked',
      call: 'casinoRounds',
      of: ({ older }) => older,
      isAllowed: ({ next }) => next !== null,
      accepted(slice, { items, next }) {
        merge(slice, items);
        slice.next = next;
      },
    }),
    {
      on: {
        'session.started': playerChanged,
        'session.ended': playerChanged,
        'casino.roundSettled'(slice, { by }) {
          if (by === 'feed') slice.isStale = true;
        },
        'casino.roundRefused'(slice, { by }) {
          if (by === 'server') slice.isStale = true;
        },
        'casino.roundRecalled'(slice, { roundId }) {
          slice.recalled = roundId;
        },
        'casino.roundVerified'(slice, { roundId, result }) {
          slice.verified[roundId] = result;
        },
      },
      replies: { casinoRoundStart: answered, casinoRoundAct: answered, casinoDrawBet: answered },
    },
  ),
);
