import type { CallReply } from '../../calls/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { arrived, type Resource, resource, unloaded } from '../answers/resource.ts';
import { type Submission, submission, unsent } from '../answers/submission.ts';
import { tell } from '../answers/told.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type Pair = CallReply<'casinoSeeds'>;

/** What the player's next rounds are drawn from, as far as it may be known. */
export interface CasinoSeedsState extends Resource {
  pair: Pair | null;
  choosing: Submission;
  rotating: Submission;
}

const initial = (): CasinoSeedsState => ({
  ...unloaded(),
  pair: null,
  choosing: unsent(),
  rotating: unsent(),
});

/** A change that was taken, or not while a round is open. */
function changed(slice: CasinoSeedsState, answer: CallReply<'casinoSeedsChange'>) {
  if (answer.status === 'refused') return tell('error', 'casino_seed_in_use');
  slice.pair = { ...answer.seeds };
  arrived(slice);
  return undefined;
}

export const casinoSeeds = projection(
  'casinoSeeds',
  1,
  initial,
  compose<CasinoSeedsState>(
    ofPlayer(initial),
    resource({
      call: 'casinoSeeds',
      of: (slice) => slice,
      take(slice, pair) {
        slice.pair = { ...pair };
      },
    }),
    submission({
      input: 'casino.clientSeedChosen',
      call: 'casinoSeedsChange',
      of: ({ choosing }) => choosing,
      accepted: changed,
    }),
    submission({
      input: 'casino.rotationPressed',
      call: 'casinoSeedsChange',
      of: ({ rotating }) => rotating,
      accepted: changed,
    }),
    {
      replies: {
        casinoRoundStart({ pair }, answer) {
          if (answer.status !== 'accepted' || pair === null) return;
          const { commitment, nonce } = answer.round.seeds;
          if (pair.commitment === commitment) pair.nonce = Math.max(pair.nonce, nonce + 1);
        },
      },
    },
  ),
);
