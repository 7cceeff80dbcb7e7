import { merge } from 'rxjs';
import { effect } from '../define.ts';
import { submitting } from '../submitting.ts';

/** What rounds are drawn from is changed, and older rounds are loaded, as the player asks. */
export const casinoSeedsAndRounds = effect('casino-seeds', (context) =>
  merge(
    submitting(
      context,
      ({ casinoSeeds }) => casinoSeeds.choosing.pending,
      'casino.clientSeedChosen',
      'casinoSeedsChange',
      ({ clientSeed }) => ({ body: { clientSeed } }),
    ),
    submitting(
      context,
      ({ casinoSeeds }) => casinoSeeds.rotating.pending,
      'casino.rotationPressed',
      'casinoSeedsChange',
      ({ reveal }) => ({ body: { reveal } }),
    ),
    submitting(
      context,
      ({ casinoRounds }) => casinoRounds.older.pending,
      'casino.olderRoundsAsked',
      'casinoRounds',
      () => {
        const { next, game } = context.state().casinoRounds;
        return { query: { ...(game && { game }), ...(next && { cursor: next }) } };
      },
    ),
  ),
);
