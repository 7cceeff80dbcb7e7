import { merge } from 'rxjs';
import { effect } from '../define.ts';
import { submitting } from '../submitting.ts';

interface Shown {
  readonly game: string | null;
  readonly next: string | null;
}

/** Asks for what comes after what is shown. */
const older = ({ game, next }: Shown) => ({
  query: { ...(game && { game }), ...(next && { cursor: next }) },
});

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
      () => older(context.state().casinoRounds),
    ),
    submitting(
      context,
      ({ casinoOutsideRounds }) => casinoOutsideRounds.older.pending,
      'casino.olderOutsideRoundsAsked',
      'casinoOutsideRounds',
      () => older(context.state().casinoOutsideRounds),
    ),
  ),
);
