import { ROUND_CALLS } from '../../events/casino.ts';
import { STORED } from '../../events/stored-values.ts';
import { projection } from '../define.ts';
import {
  actionPressed,
  answered,
  checked,
  finish,
  notSent,
  parkedAtStart,
  playerChanged,
  rejected,
  roundPressed,
  sent,
  storedElsewhere,
  unanswered,
} from './press.ts';
import { found, settled, told } from './seats.ts';
import { initialTable, isUnderWay, type Press, pressesOf, type RoundCall } from './table-state.ts';

/** The same for each of the calls by which rounds begin and go on. */
const ofRounds = <H>(handler: H): Record<RoundCall, H> =>
  Object.fromEntries(ROUND_CALLS.map((call) => [call, handler])) as Record<RoundCall, H>;

export const casinoTable = projection('casinoTable', 4, initialTable, {
  on: {
    'app.started'(slice, { sessionId, local }) {
      slice.sessionId = sessionId;
      parkedAtStart(slice, local[STORED.pendingRounds.name]);
    },
    'session.started': (slice, { userId }, event) => playerChanged(slice, userId, event),
    'session.ended': (slice, _, event) => playerChanged(slice, null, event),
    'app.storageChanged': storedElsewhere,
    'casino.gameOpened'(slice, { game, isShared, tells = false }, { at }) {
      if (slice.game === game) return;
      Object.assign(slice, { game, isShared, tells, seats: [], steps: {} });
      slice.opened = { since: at, staked: 0, paid: 0 };
      if (!isUnderWay(slice)) finish(slice);
    },
    'casino.gameLeft'(slice) {
      Object.assign(slice, { game: null, isShared: false, seats: [], steps: {} });
    },
    'casino.betChosen'(slice, { game, stake, choice }) {
      const before = slice.chosen[game] ?? { stake: null, choice: null };
      slice.chosen[game] = {
        stake: stake ?? before.stake,
        choice: choice ? { ...choice } : before.choice,
      };
      for (const press of pressesOf<Press>(slice)) {
        if (!isUnderWay(press)) finish(press);
      }
    },
    'casino.roundPressed': roundPressed,
    'casino.actionPressed': actionPressed,
    'casino.roundChecked': checked,
    'casino.roundRefused': notSent,
    'casino.roundSettled': settled,
    'casino.roundTold': told,
  },
  requests: {
    ...ofRounds(sent),
    casinoRounds(slice, { query, requestId }) {
      if (query?.['cursor'] === undefined) slice.roundsAsked = requestId;
    },
  },
  replies: {
    ...ofRounds(answered),
    casinoRounds(slice, answer, event) {
      if (slice.roundsAsked === event.data.requestId) found(slice, answer, event);
    },
  },
  refusals: ofRounds(rejected),
  failures: ofRounds(unanswered),
});
