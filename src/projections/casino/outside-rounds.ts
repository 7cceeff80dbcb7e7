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

type Round = CasinoOutsideRoundsState['items'][number];

const nameOf = ({ provider, round }: Round): string => `${provider}/${round}`;

/** The server's order: newest first, rounds of one moment by their names. */
function byAge(one: Round, other: Round): number {
  const [a, b] = [nameOf(one), nameOf(other)];
  return other.openedAt - one.openedAt || (a < b ? 1 : Number(a > b) * -1);
}

/** What came is newer than what is known of the same rounds. */
function merge(slice: CasinoOutsideRoundsState, rounds: readonly Round[]): void {
  const came = new Set(rounds.map(nameOf));
  const others = slice.items.filter((known) => !came.has(nameOf(known)));
  slice.items = [...rounds, ...others].sort(byAge);
}

/** Whether nothing is missing between the page of the newest and what is known. */
const isJoined = ({ items, next }: CasinoOutsideRoundsState, page: readonly Round[]): boolean =>
  next === null || items.some((known) => page.some((one) => nameOf(one) === nameOf(known)));

export const casinoOutsideRounds = projection(
  'casinoOutsideRounds',
  2,
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
      take(slice, { items, next }) {
        if (slice.status === 'ready' && isJoined(slice, items)) merge(slice, items);
        else Object.assign(slice, { items: [...items], next, older: unsent() });
      },
    }),
    submission({
      input: 'casino.olderOutsideRoundsAsked',
      call: 'casinoOutsideRounds',
      of: ({ older }) => older,
      isAllowed: ({ next }) => next !== null,
      accepted(slice, { items, next }) {
        merge(slice, items);
        slice.next = next;
      },
    }),
  ),
);
