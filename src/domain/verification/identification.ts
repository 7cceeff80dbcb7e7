import type { Need } from './verification.ts';

/** What a server says of whether it has to be known who a player is. */
export interface IdentityFlags {
  /** Above 0 it is known. */
  readonly verification_status: number;
  readonly is_need_identification: boolean;
  /** Nothing is paid in before. */
  readonly requireIdentification: boolean;
  /** A bonus of theirs asks for it. */
  readonly is_identification_bonus: boolean;
  /** Support asked for one more document. */
  readonly requested_additional_document: boolean;
  readonly show_verification_modal_on_deposit_page: boolean;
  /** What is still to be proved, by the numbers of needs. */
  readonly verification_types: readonly number[];
}

/** The numbers that needs have on their way: never another one for the same need. */
export const NEED_NUMBERS: Readonly<Record<Need, number>> = { identity: 1, address: 2, payment: 3 };

/** A bonus that asks who somebody is holds them to the pages where that is done, until it is. */
export function isHeldByBonus(known: IdentityFlags | null): boolean {
  return known?.is_identification_bonus === true && known.verification_status === 0;
}

/** Nothing may be paid in before it is known who pays. */
export function isDepositBarred(known: IdentityFlags | null): boolean {
  return known?.requireIdentification === true && known.verification_status === 0;
}
