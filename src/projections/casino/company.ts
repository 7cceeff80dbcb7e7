import type { EventData } from '../../events/catalogue.ts';
import { projection } from '../define.ts';

type Told = Pick<EventData<'casino.crashCompanyTold'>, 'draw' | 'at' | 'bets' | 'out' | 'seats'>;

/** Who is on a curve, as far as anybody may know. */
export interface CasinoCompanyState {
  /** The question about draws whose answer counts. */
  askedBy: number | null;
  /** The last curve that anybody was on; null where none is known. */
  draw: number | null;
  /** The moment that it is true of, by the server's clock. */
  at: number;
  bets: number;
  /** How many of them were cashed out. */
  out: number;
  /** Some of them, by names that are made up for this curve: who cashed out last first. */
  seats: { name: string; cashOut: string | null }[];
}

const initial = (): CasinoCompanyState => ({
  askedBy: null,
  draw: null,
  at: 0,
  bets: 0,
  out: 0,
  seats: [],
});

/** An answer may come after what the feed told since. */
function take(slice: CasinoCompanyState, { draw, at, bets, out, seats }: Told): void {
  if (at < slice.at) return;
  Object.assign(slice, { draw, at, bets, out, seats: seats.map((seat) => ({ ...seat })) });
}

export const casinoCompany = projection('casinoCompany', 1, initial, {
  on: {
    'casino.gameOpened': (slice) => void Object.assign(slice, initial()),
    'casino.crashCompanyTold': (slice, told) => take(slice, told),
  },
  requests: {
    casinoDraws(slice, { requestId }) {
      slice.askedBy = requestId;
    },
  },
  replies: {
    casinoDraws(slice, { company }, { data: { requestId } }) {
      if (company && requestId === slice.askedBy) take(slice, company);
    },
  },
});
