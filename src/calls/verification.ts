import * as v from 'valibot';
import {
  DOCUMENT_KINDS,
  DOCUMENT_STATES,
  DOCUMENT_TYPES,
  REFUSAL_REASONS,
} from '../domain/verification/verification.ts';
import { finite } from '../kernel/numbers.ts';
import { call, fileBody, idempotencyHeaders, UPLOAD_TIMEOUT } from './define.ts';

const api = '/verification-api/v1';

/** What is told of a document: never what is in it. Times in epoch milliseconds. */
const document = v.object({
  id: v.string(),
  kind: v.picklist(DOCUMENT_KINDS),
  type: v.picklist(DOCUMENT_TYPES),
  size: finite,
  state: v.picklist(DOCUMENT_STATES),
  reason: v.nullable(v.picklist(REFUSAL_REASONS)),
  createdAt: finite,
  decidedAt: v.nullable(finite),
  /** Until when it waits, or is good; null where that has no end. */
  expiresAt: v.nullable(finite),
});

export type PlayerDocument = v.InferOutput<typeof document>;

export const verificationCalls = {
  verification: call({
    bearer: true,
    path: `${api}/documents`,
    reply: v.object({
      isVerified: v.boolean(),
      /** Newest first. */
      documents: v.array(document),
      /** Since when support asks for one more, of a way to pay; not told by every server. */
      askedAt: v.optional(v.nullable(finite)),
    }),
  }),
  documentUpload: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    upload: true,
    timeout: UPLOAD_TIMEOUT,
    path: `${api}/documents`,
    input: {
      query: v.object({ kind: v.picklist(DOCUMENT_KINDS) }),
      headers: idempotencyHeaders,
      body: fileBody,
    },
    reply: v.object({ document }),
  }),
  documentWithdraw: call({
    method: 'POST',
    // What is withdrawn is so: asked again it is no more than that.
    idempotent: true,
    bearer: true,
    path: `${api}/documents/{id}/withdraw`,
    input: { path: v.object({ id: v.string() }), body: v.object({}) },
    reply: v.object({ document }),
  }),
};
