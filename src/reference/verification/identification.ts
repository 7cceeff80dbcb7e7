import type { CallReply } from '../../calls/table.ts';
import { configured, type SiteConfigByName } from '../../domain/site/config.ts';
import { type IdentityFlags, NEED_NUMBERS } from '../../domain/verification/identification.ts';
import { standingOf, verificationGroup } from '../../domain/verification/standing.ts';
import { NEEDS } from '../../domain/verification/verification.ts';
import type { Climate } from '../conditions.ts';
import type { Verification } from './verification.ts';

export interface IdentificationOptions {
  readonly config: Partial<SiteConfigByName>;
  readonly climate: Climate;
  readonly verification: Pick<Verification, 'isVerified' | 'documents' | 'askedAt'>;
}

type Said = Pick<
  CallReply<'userConfig'>['result'],
  keyof IdentityFlags | 'verification_status_group_code' | 'is_document_asked'
>;

/**
 * What is asked of a player, and what they sent so far. What the conditions ask of them ends once it
 * is done, so that nobody has to take it back.
 */
export function identificationOf(
  { config, climate, verification }: IdentificationOptions,
  userId: string,
  now: number,
): Said {
  const { identification, players } = climate.now();
  const own = players[userId] ?? {};
  const isDue = !verification.isVerified(userId, now);
  const documents = verification.documents(userId, now);
  const isMissing = (need: (typeof NEEDS)[number]) => standingOf(need, documents) !== 'approved';
  const isAsked = own.is_need_identification ?? identification !== 'none';
  const isRequired = own.requireIdentification ?? identification === 'required';
  const isAskedMore = verification.askedAt(userId, now) !== null;
  const another =
    isAskedMore || (own.requested_additional_document === true && isMissing('payment'));
  const isShown = own.show_verification_modal_on_deposit_page ?? (isAsked || isRequired);
  const missing = NEEDS.filter((need) => (need === 'payment' ? another : isDue && isMissing(need)));
  return {
    verification_status: own.verification_status ?? (isDue ? 0 : 1),
    verification_status_group_code:
      own.verification_status_group_code ?? verificationGroup(documents),
    verification_types: own.verification_types ?? missing.map((need) => NEED_NUMBERS[need]),
    is_need_identification: isDue && isAsked,
    requireIdentification: isDue && isRequired,
    is_identification_bonus:
      isDue && (own.is_identification_bonus ?? configured(config, 'identificationBonusBlocker')),
    requested_additional_document: another,
    is_document_asked: isAskedMore,
    show_verification_modal_on_deposit_page: another || (isDue && isShown),
  };
}
