import { type DocumentKind, type DocumentState, NEEDS, type Need } from './verification.ts';

export function needOf(kind: DocumentKind): Need {
  return kind === 'address' || kind === 'payment' ? kind : 'identity';
}

interface Known {
  readonly kind: DocumentKind;
  readonly state: DocumentState;
}

/** How it stands with what is to be proved; the documents are given newest first. */
export function standingOf(
  need: Need,
  documents: readonly Known[],
): Exclude<DocumentState, 'withdrawn'> | 'missing' {
  const states = documents.flatMap(({ kind, state }) =>
    needOf(kind) === need && state !== 'withdrawn' ? [state] : [],
  );
  if (states.includes('approved')) return 'approved';
  return states.includes('waiting') ? 'waiting' : (states[0] ?? 'missing');
}

/** A player is verified once it is known who they are and where they live. */
export function isVerified(documents: readonly Known[]): boolean {
  return (['identity', 'address'] as const).every(
    (need) => standingOf(need, documents) === 'approved',
  );
}

/** How it stands with all that a player sent, in a word; empty where nothing counts. */
export type VerificationGroup = '' | 'waiting' | 'refused' | 'approved';

/** What is under way goes before what is done; what was refused stands until another one came. */
export function verificationGroup(documents: readonly Known[]): VerificationGroup {
  if (documents.some(({ state }) => state === 'waiting')) return 'waiting';
  if (isVerified(documents)) return 'approved';
  const ended = NEEDS.map((need) => standingOf(need, documents));
  return ended.some((one) => one === 'refused' || one === 'expired') ? 'refused' : '';
}
