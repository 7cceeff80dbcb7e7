import type { EventData } from '../../events/catalogue.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type Message = EventData<'casino.frameMessaged'>;

/** How many rounds, and messages to the game, are kept in view. */
const LAST = 20;

/**
 * The game of another provider that is open in a frame, as messages tell of it. What they tell is shown and
 * believed about nothing: what was staked and paid is the server's to say.
 */
export interface CasinoFrameState {
  game: number | null;
  status: 'none' | 'asked' | 'open' | 'ready' | 'closed';
  /** Of the call that asked where it opens; null where it is open for play money. */
  requestId: number | null;
  since: number;
  /** What was staked and paid since the sign-in before it was opened; null until that is known. */
  before: { staked: number; paid: number } | null;
  why: EventData<'casino.frameClosed'>['why'] | null;
  /** What the game said that it failed by. */
  code: string | null;
  /** Whether it is to pause: it may have answered, or it is covered, as it did not or plays on all the same. */
  pause: 'none' | 'asked' | 'answered' | 'covered';
  /** The last rounds, the newest last. */
  rounds: { round: string; isOver: boolean }[];
  /** What the page said to it last, by the place of each in the log. */
  said: (Pick<Message, 'type' | 'data'> & { seq: number })[];
}

const initial = (): CasinoFrameState => ({
  game: null,
  status: 'none',
  requestId: null,
  since: 0,
  before: null,
  why: null,
  code: null,
  pause: 'none',
  rounds: [],
  said: [],
});

const close = (slice: CasinoFrameState, why: CasinoFrameState['why']): void => {
  Object.assign(slice, { status: 'closed', why });
};

function notOpened(slice: CasinoFrameState, { requestId }: { readonly requestId: number }): void {
  if (slice.status === 'asked' && slice.requestId === requestId) close(slice, 'failed');
}

function heard(slice: CasinoFrameState, { type, data }: Message): void {
  const round = String(data['round']);
  if (type === 'ready') slice.status = 'ready';
  if (type === 'paused' && slice.pause === 'asked') slice.pause = 'answered';
  if (type === 'failed') slice.code = String(data['code']);
  if (type === 'roundStarted') {
    // It said that it pauses, and plays on.
    if (slice.pause === 'answered') slice.pause = 'covered';
    const others = slice.rounds.filter((one) => one.round !== round);
    slice.rounds = [...others, { round, isOver: false }].slice(-LAST);
  }
  if (type !== 'roundEnded') return;
  for (const one of slice.rounds) one.isOver ||= one.round === round;
}

export const casinoFrame = projection(
  'casinoFrame',
  2,
  initial,
  compose<CasinoFrameState>(ofPlayer(initial), {
    on: {
      'casino.frameOpened'(slice, { game, isDemo = false }, { at }) {
        // No call asked for it.
        if (isDemo) Object.assign(slice, initial(), { status: 'asked' });
        if (slice.status === 'asked') Object.assign(slice, { game, status: 'open', since: at });
      },
      'casino.frameMessaged'(slice, message, { seq }) {
        if (slice.game !== message.game || slice.status === 'closed') return;
        if (message.by === 'game') {
          heard(slice, message);
          return;
        }
        const { type, data } = message;
        if (type === 'pause') slice.pause = 'asked';
        if (type === 'resume') slice.pause = 'none';
        slice.said = [...slice.said, { seq, type, data: { ...data } }].slice(-LAST);
      },
      'casino.frameRefused'(slice, { game, why }) {
        if (slice.game === game && why === 'address') close(slice, 'failed');
      },
      'casino.frameCovered'(slice, { game }) {
        if (slice.game === game) slice.pause = 'covered';
      },
      'casino.frameClosed'(slice, { game, why }) {
        if (slice.game !== game) return;
        if (why === 'left') Object.assign(slice, initial());
        else close(slice, why);
      },
    },
    requests: {
      casinoLaunch(slice, { requestId }) {
        Object.assign(slice, initial(), { status: 'asked', requestId });
      },
    },
    replies: {
      limits(slice, { sitting }) {
        if (slice.status === 'none' || !sitting) return;
        slice.before ??= { staked: sitting.staked, paid: sitting.paid };
      },
    },
    refusals: { casinoLaunch: notOpened },
    failures: { casinoLaunch: notOpened },
  }),
);
