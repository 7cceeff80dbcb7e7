import { passwordProblemCode } from '../../projections/answers/refusal.ts';
import { underWay } from '../../projections/auth/state.ts';
import type { State } from '../../projections/state.ts';
import { area } from './area.ts';
import { sending } from './sending.ts';

/** What is wrong with a password. */
export { passwordProblemCode };

/** What the player does about the account's protection. */
const protection = area(['protection'], ({ protection: known }) => ({
  password: sending(known.password),
  /** How far the player is with setting up a second step, and how that was sent. */
  setup: known.setup,
  twoStep: sending(known.twoStep),
  twoStepOff: sending(known.twoStepOff),
  /** Another code by SMS; `retryAt` is when the next may be asked for. */
  sms: sending(known.sms),
  /** What was taken along of that which is shown once. */
  taken: known.taken,
  /** The question that is set; its text is null where none is. */
  question: { text: known.question.text, status: known.question.status },
  questionForm: sending(known.questionForm),
}));

/** Joining a network to the account. */
const networkLink = area(['auth'], ({ auth }) => {
  const isComing = underWay(auth)?.what === 'coming';
  return {
    form: sending(auth.sending),
    /** Where the player is on the way; null: nowhere. */
    way: auth.outcome === 'leaving' ? 'leaving' : isComing ? 'coming' : null,
    /** Comes back from the network, or is back. */
    isBack: auth.sending.told !== null || auth.linked !== null || isComing,
    /** The network that was joined. */
    linked: auth.linked,
  } as const;
});

export function protectionAreas(state: State) {
  return {
    networkLink: networkLink(state),
    protection: protection(state),
  };
}
