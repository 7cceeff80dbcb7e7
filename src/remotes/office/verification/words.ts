import type {
  DocumentKind,
  Need,
  RefusalReason,
  standingOf,
} from '../../../domain/verification.ts';
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
  unreadable: 'verification_reason_unreadable',
  incomplete: 'verification_reason_incomplete',
  'wrong-kind': 'verification_reason_wrong_kind',
  'out-of-date': 'verification_reason_out_of_date',
  'other-data': 'verification_reason_other_data',
  altered: 'verification_reason_altered',
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
