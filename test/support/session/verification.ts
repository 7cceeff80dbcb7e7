/** A player who proves who they are, for sessions in tests. */
import type { CallReply } from '../../../src/calls/table.ts';
import type { PlayerDocument } from '../../../src/calls/verification.ts';
import { bettingSession } from './betting.ts';
import { terms } from './payments.ts';
import { reply, type SessionOptions } from './session.ts';

export const playerDocument = (part: Partial<PlayerDocument> = {}): PlayerDocument => ({
  id: 'document-1',
  kind: 'passport',
  type: 'png',
  size: 64,
  state: 'waiting',
  reason: null,
  createdAt: Date.UTC(2026, 0, 1),
  decidedAt: null,
  expiresAt: null,
  ...part,
});

export const standing = (
  documents: readonly PlayerDocument[] = [],
  isVerified = false,
): CallReply<'verification'> => ({ isVerified, documents: [...documents] });

export function verifyingSession(options: SessionOptions = {}) {
  return bettingSession({
    player: true,
    url: '/en/office/verification',
    ...options,
    answers: {
      paymentMethods: () => reply(terms({ unverifiedRoom: 50_000 })),
      verification: () => reply(standing()),
      documentUpload: () => reply({ document: playerDocument() }),
      documentWithdraw: () => reply({ document: playerDocument({ state: 'withdrawn' }) }),
      ...options.answers,
    },
  });
}
