import * as v from 'valibot';
import { TOURNAMENT_REFUSALS } from '../domain/casino/tournament-refusals.ts';
import { area, event, input } from './define.ts';

const tournament = v.pipe(v.string(), v.maxLength(40));

export const tournamentEvents = area('tournament', {
  joinPressed: input(
    1,
    'The player wants to take part in a tournament of games.',
    v.object({ tournament }),
  ),
  heldBack: event(
    1,
    'What the player pressed was not asked of the server: the policy refuses it.',
    v.object({ tournament, reason: v.picklist(TOURNAMENT_REFUSALS) }),
  ),
  joined: event(
    1,
    'The player takes part in a tournament: rounds that they begin from now on count.',
    v.object({ tournament }),
  ),
});
