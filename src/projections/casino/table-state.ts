import type { CallName, CallReply } from '../../calls/table.ts';
import type { PendingRound } from '../../events/casino.ts';
import type { EventData } from '../../events/catalogue.ts';

export type Round = CallReply<'casinoRound'>['round'];

/** The calls by which rounds begin and go on. */
export const ROUND_CALLS = [
  'casinoRoundStart',
  'casinoDrawBet',
  'casinoDemoStart',
  'casinoRoundAct',
  'casinoDemoAct',
] as const satisfies readonly CallName[];

export type RoundCall = (typeof ROUND_CALLS)[number];

/** What was sent under a key and is not answered: it is sent again as it was. */
export interface Sent extends Omit<PendingRound, 'userId' | 'call'> {
  /** Null: of a guest, who stakes nothing. */
  userId: string | null;
  call: RoundCall;
}

type Refused = Omit<EventData<'casino.roundRefused'>, 'game'>;

/**
 * Where a press stands. While `pressed` and `checking` its key lives on and no second stake is
 * possible; only a definite answer ends them.
 */
export type Placing =
  | { status: 'idle' }
  | {
      status: 'pressed' | 'checking';
      key: string;
      attempt: number;
      /** The event that asked last, and its call once that is out. */
      seq: number;
      requestId: number | null;
    }
  | ({ status: 'refused'; at: number } & Refused);

/** A round as it is shown. */
export interface Seat {
  round: Round;
  /** When the page learned how it stands, in epoch milliseconds of its own clock. */
  at: number;
  /** It came so before the eyes of the player: what it came to is shown as it happens. */
  isFresh: boolean;
}

/** Stakes and payouts since a moment, in minor units. */
export interface Sums {
  since: number;
  staked: number;
  paid: number;
}

/** What was chosen for the next round; null: nothing, then it is what the table begins with. */
export interface Chosen {
  stake: string | null;
  choice: Readonly<Record<string, unknown>> | null;
}

/** The table that is open, and what is under way at it. */
export interface CasinoTableState {
  sessionId: string;
  userId: string | null;
  game: number | null;
  isShared: boolean;
  chosen: Record<string, Chosen>;
  placing: Placing;
  sent: Sent | null;
  /** Rounds of this browser whose outcome their players have yet to learn. */
  parked: PendingRound[];
  /** Of a personal game the round that is played or was played last; of a draw all that were bet on it. */
  seats: Seat[];
  /** The questions that were asked last: an answer to an earlier one is out of date. */
  asked: { rounds: number | null; limits: number | null };
  /** When the next round may begin, in epoch milliseconds of the page's clock. */
  nextAt: number;
  /** Since the table was opened. */
  opened: Sums;
  /** Since the player signed in, whatever they play. */
  login: Sums;
}

export const initialTable = (): CasinoTableState => ({
  sessionId: '',
  userId: null,
  game: null,
  isShared: false,
  chosen: {},
  placing: { status: 'idle' },
  sent: null,
  parked: [],
  seats: [],
  asked: { rounds: null, limits: null },
  nextAt: 0,
  opened: { since: 0, staked: 0, paid: 0 },
  login: { since: 0, staked: 0, paid: 0 },
});

/** Whether something is sent whose outcome is not known. */
export const isUnderWay = ({ placing }: Pick<CasinoTableState, 'placing'>): boolean =>
  placing.status === 'pressed' || placing.status === 'checking';
