import type { Guard } from '../guard/guard.ts';
import { type Handlers, playerOf } from '../http/handler.ts';
import { assertIdempotencyKey } from '../http/idempotency-key.ts';
import { Refused } from '../http/refusal.ts';
import type { DocumentStore } from '../verification/document-store.ts';
import { documentView } from '../verification/document-view.ts';
import type { Verification } from '../verification/verification.ts';

export interface VerificationHandlersOptions {
  readonly verification: Verification;
  readonly documentStore: DocumentStore;
  readonly guard: Guard;
}

/** Calls by which players prove who they are. */
export function verificationHandlers(options: VerificationHandlersOptions) {
  const { verification, documentStore, guard } = options;
  return {
    verification(_input, context) {
      const { user_id: userId } = playerOf(context);
      return {
        isVerified: verification.isVerified(userId, context.now),
        documents: verification.documents(userId, context.now).map(documentView),
        askedAt: verification.askedAt(userId, context.now),
      };
    },
    async documentUpload({ query: { kind }, headers }, context) {
      const { user_id: userId } = playerOf(context);
      const { upload, now } = context;
      const key = headers['idempotency-key'];
      assertIdempotencyKey(key);
      if (upload === null) throw new Refused('415');
      guard.pass('document', context, { subject: userId });
      const document = await verification.accept({ userId, key, kind, upload }, now);
      return { document: documentView(document) };
    },
    documentWithdraw({ path }, context) {
      const document = documentStore.find(path.id);
      if (document?.user_id !== playerOf(context).user_id) throw new Refused('404');
      return { document: documentView(verification.withdraw(document, context.now)) };
    },
  } satisfies Handlers;
}
