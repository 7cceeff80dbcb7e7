import type { DocumentKind, RefusalReason } from '../../domain/verification/verification.ts';

const kinds: Readonly<Record<DocumentKind, string>> = {
  'identity-card': 'Identity card',
  passport: 'Passport',
  'driving-licence': 'Driving licence',
  address: 'Proof of address',
  payment: 'Proof of a way to pay',
};

const reasons: Readonly<Record<RefusalReason, string>> = {
  unreadable: 'It cannot be read',
  incomplete: 'A part of it is missing',
  'wrong-kind': 'It is another kind of document',
  'out-of-date': 'It is out of date',
  'other-data': 'Name, birth date or address are others',
  altered: 'It was altered',
};

/** The texts of the check of documents. */
export const documentTexts = {
  title: 'Documents',
  explained:
    'Each look at a document and each decision is on record. The file is saved on your machine: delete it once you have decided.',
  list: 'Waiting, the oldest first',
  loading: 'Loading…',
  none: 'None waits',
  noneText: 'Documents that players send stand here until they are decided on.',
  elsewhere: 'The back-end that is connected checks documents itself.',
  kinds,
  reasons,
  nobody: 'Player without an account here',
  sent: (at: string, type: string, kB: number) => `Sent ${at}, ${type.toUpperCase()}, ${kB} kB.`,
  agrees: 'It has to agree with',
  notGiven: 'not given',
  name: 'Name',
  birthday: 'Date of birth',
  address: 'Address',
  save: 'Save the file',
  until: 'Good until (empty: without end)',
  approve: 'Approve',
  reason: 'Why not',
  refuse: 'Refuse',
  ask: 'Ask for proof of a way to pay',
  asked: 'The player is asked for proof of a way to pay.',
  forbidden: 'The check of documents needs the support role.',
} as const;
