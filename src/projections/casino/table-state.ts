import type { CallReply } from '../../calls/table.ts';
import type { PendingRound, ROUND_CALLS } from '../../events/casino.ts';
import type { EventData } from '../../events/catalogue.ts';

export type Round = CallReply<'casinoRound'>['round'];

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

/** A press, and what was sent for it as long as that is not answered. */
export interface Press {
  placing: Placing;
  sent: Sent | null;
}

/** A round as it is shown. */
export interface Seat {
  round: Round;
  /** When the page learned how it stands, in epoch milliseconds of its own clock. */
  at: number;
  /** It came so before the eyes of the player: what it came to is shown as it happens. */
  isFresh: boolean;
  /**
   * What it came to is still to be shown by the table, and nothing else tells it: the seq from which on a
   * balance that is asked for has what it paid, -1 where the answer that ended it has. Null: it may be told.
   */
  untold: number | null;
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
export interface CasinoTableState extends Press {
  sessionId: string;
  userId: string | null;
  game: number | null;
  isShared: boolean;
  /** The table says what it has shown. */
  tells: boolean;
  chosen: Record<string, Chosen>;
  /**
   * Choices within rounds on shared draws, by the round: each stands for itself, and neither another one
   * nor the next bet waits for it.
   */
  steps: Record<string, Press>;
  /** Rounds of this browser whose outcome their players have yet to learn. */
  parked: PendingRound[];
  /** Of a personal game the round that is played or was played last; of a draw all that were bet on it. */
  seats: Seat[];
  /** The question for rounds that was asked last: an answer to an earlier one is out of date. */
  roundsAsked: number | null;
  /** When the next round may begin, in epoch milliseconds of the page's clock. */
  nextAt: number;
  /** Since the table was opened. */
  opened: Sums;
}

export const initialTable = (): CasinoTableState => ({
  sessionId: '',
  userId: null,
  game: null,
  isShared: false,
  tells: false,
  chosen: {},
  placing: { status: 'idle' },
  sent: null,
  steps: {},
  parked: [],
  seats: [],
  roundsAsked: null,
  nextAt: 0,
  opened: { since: 0, staked: 0, paid: 0 },
});

/** The press at the table, and those within rounds on shared draws. */
export const pressesOf = <P extends Pick<Press, 'placing'>>(
  table: P & { readonly steps: Readonly<Record<string, P>> },
): P[] => [table, ...Object.values(table.steps)];

/** Whether something is sent whose outcome is not known. */
export const isUnderWay = (press: Pick<Press, 'placing'> | undefined): boolean =>
  press !== undefined && 'requestId' in press.placing;
