import {
  type IdentityFlags,
  isDepositBarred,
  isHeldByBonus,
  NEED_NUMBERS,
} from './identification.ts';
import { NEEDS, type Need } from './verification.ts';

/** Why a player is asked, the weightiest first. */
export type IdentificationReason = 'required' | 'bonus' | 'document' | 'needed';

export function identificationReason(known: IdentityFlags): IdentificationReason {
  if (isDepositBarred(known)) return 'required';
  if (isHeldByBonus(known)) return 'bonus';
  return known.requested_additional_document ? 'document' : 'needed';
}

/** What is still to be proved; a server that names nothing means what every player proves. */
export function neededOf({ verification_types: numbers }: IdentityFlags): readonly Need[] {
  const named = NEEDS.filter((need) => numbers.includes(NEED_NUMBERS[need]));
  return named.length > 0 ? named : ['identity', 'address'];
}
