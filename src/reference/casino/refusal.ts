import type { CallReply } from '../../calls/table.ts';

export type RoundAnswer = CallReply<'casinoRoundStart'>;
type Refused = Extract<RoundAnswer, { status: 'refused' }>;

/** Why something is not done, and what is known of it. */
export type Refusal = Omit<Refused, 'status'>;

export const refused = (refusal: Refusal): Refused => ({ status: 'refused', ...refusal });
