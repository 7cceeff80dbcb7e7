import { ROUND_CALLS } from '../../events/casino.ts';
import { STORED } from '../../events/stored-values.ts';
import { projection } from '../define.ts';
import {
  actionPressed,
  answered,
  checked,
  notSent,
  parkedAtStart,
  playerChanged,
  rejected,
  roundPressed,
  sent,
  storedElsewhere,
  unanswered,
} from './press.ts';
import { found, settled } from './seats.ts';
import { initialTable, isUnderWay, type RoundCall } from './table-state.ts';

/** The same for each of the calls by which rounds begin and go on. */
const ofRounds = <H>(handler: H): Record<RoundCall, H> =>
  Object.fromEntries(ROUND_CALLS.map((call) => [call, handler])) as Record<RoundCall, H>;

export const casinoTable = projection('casinoTable', 2, initialTable, {
  on: {
    'app.started'(slice, { sessionId, local }) {
      slice.sessionId = sessionId;
      parkedAtStart(slice, local[STORED.pendingRounds.name]);
    },
    'session.started': (slice, { userId }, event) => playerChanged(slice, userId, event),
    'session.ended': (slice, _, event) => playerChanged(slice, null, event),
    'app.storageChanged': storedElsewhere,
    'casino.gameOpened'(slice, { game, isShared }, { at }) {
      if (slice.game === game) return;
      Object.assign(slice, { game, isShared, seats: [] });
      slice.opened = { since: at, staked: 0, paid: 0 };
      if (!isUnderWay(slice)) slice.placing = { status: 'idle' };
    },
    'casino.gameLeft'(slice) {
      Object.assign(slice, { game: null, isShared: false, seats: [] });
    },
    'casino.betChosen'(slice, { game, stake, choice }) {
      const before = slice.chosen[game] ?? { stake: null, choice: null };
      slice.chosen[game] = {
        stake: stake ?? before.stake,
        choice: choice ? { ...choice } : before.choice,
      };
      if (slice.placing.status === 'refused') slice.placing = { status: 'idle' };
    },
    'casino.roundPressed': roundPressed,
    'casino.actionPressed': actionPressed,
    'casino.roundChecked': checked,
    'casino.roundRefused': notSent,
    'casino.roundSettled': (slice, data, { at }) => settled(slice, data, at),
  },
  requests: {
    ...ofRounds(sent),
    casinoRounds(slice, { query, requestId }) {
      if (query?.['cursor'] === undefined) slice.roundsAsked = requestId;
    },
  },
  replies: {
    ...ofRounds(answered),
    casinoRounds(slice, answer, { at, data }) {
      if (slice.roundsAsked === data.requestId) found(slice, answer, at);
    },
  },
  refusals: ofRounds(rejected),
  failures: ofRounds(unanswered),
});
