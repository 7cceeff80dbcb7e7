import type { standingOf } from '../../../domain/verification/standing.ts';
import type {
  DocumentKind,
  Need,
  RefusalReason,
} from '../../../domain/verification/verification.ts';
import { useHost } from '../host.ts';

export type Standing = ReturnType<typeof standingOf>;

const KINDS = {
  'identity-card': 'verification_kind_identity_card',
  passport: 'verification_kind_passport',
  'driving-licence': 'verification_kind_driving_licence',
  address: 'verification_kind_address',
  payment: 'verification_kind_payment',
} as const satisfies Readonly<Record<DocumentKind, string>>;

const REASONS = {
  unreadable: 'verificationReasonUnreadable',
  incomplete: 'verificationReasonIncomplete',
  'wrong-kind': 'verificationReasonWrongKind',
  'out-of-date': 'verificationReasonOutOfDate',
  'other-data': 'verificationReasonOtherData',
  altered: 'verificationReasonAltered',
} as const satisfies Readonly<Record<RefusalReason, string>>;

/** What documents are called, how they stand and why. */
export function useVerificationWords() {
  const { t } = useHost('verification');
  return {
    kind: (kind: DocumentKind): string => t(KINDS[kind]),
    reason: (reason: RefusalReason): string => t(REASONS[reason]),
    standing: (standing: Standing): string => t(`verification_standing_${standing}`),
    next: (standing: Standing): string => t(`verification_next_${standing}`),
    need: (need: Need): string => t(`verification_need_${need}`),
    why: (need: Need): string => t(`verification_why_${need}`),
  };
}
