import type { CallReply } from '../../calls/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { type Submission, submission, unsent } from '../answers/submission.ts';
import { tell } from '../answers/told.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** What the player was given to wager, newest first, and what a first deposit would bring. */
export interface BonusesState extends Resource {
  items: CallReply<'bonuses'>['items'];
  offer: CallReply<'bonuses'>['offer'];
  /** Whether the first deposit is to bring what it can, as the player chose last. */
  isOfferWanted: boolean;
  choosing: Submission;
  /** What may be taken after signing in; null: nothing. */
  signIn: NonNullable<CallReply<'bonuses'>['signIn']> | null;
  answering: Submission;
}

const initial = (): BonusesState => ({
  ...unloaded(),
  items: [],
  offer: null,
  isOfferWanted: true,
  choosing: unsent(),
  signIn: null,
  answering: unsent(),
});

/** There are two ways to choose: what was not taken down is the other one. */
function chooseBack(slice: BonusesState): void {
  slice.isOfferWanted = !slice.isOfferWanted;
}

export const bonuses = projection(
  'bonuses',
  3,
  initial,
  compose<BonusesState>(
    ofPlayer(initial),
    resource({
      call: 'bonuses',
      of: (slice) => slice,
      take(slice, { items, offer, signIn = null }) {
        slice.items = items.map((item) => ({ ...item }));
        slice.offer = offer && { ...offer };
        slice.signIn = signIn && { ...signIn };
      },
    }),
    submission({
      input: 'bonuses.firstDepositChosen',
      call: 'depositBonusChoose',
      of: ({ choosing }) => choosing,
      otherwise: 'first_deposit_choice_failed',
      isAllowed: ({ isOfferWanted }, { isWanted }) => isWanted !== isOfferWanted,
      begun(slice, { isWanted }) {
        slice.isOfferWanted = isWanted;
      },
      accepted(slice, { isWanted, offer }) {
        slice.isOfferWanted = isWanted;
        slice.offer = offer && { ...offer };
        return undefined;
      },
      refused: chooseBack,
      failed: chooseBack,
    }),
    submission({
      input: 'bonuses.signInAnswered',
      call: 'signInBonusAnswer',
      of: ({ answering }) => answering,
      otherwise: 'sign_in_bonus_failed',
      isAllowed: ({ signIn }) => signIn !== null,
      accepted(slice, { isTaken }) {
        slice.signIn = null;
        return isTaken ? tell('done', 'sign_in_bonus_taken') : undefined;
      },
    }),
  ),
);
