import type { SecurityEntry } from '../../domain/protection/security-event.ts';

/** What goes on record of a refusal beside its code and where it happened. */
export type RefusalFacts = Partial<
  Pick<SecurityEntry, 'kind' | 'outcome' | 'actorId' | 'subjectId' | 'sessionId'>
>;

/** An error that the HTTP layer answers with its status and code. `retryAfter` is in seconds. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;
  readonly code: string;
  readonly retryAfter: number | null;
  /** For the record alone: the answer does not tell it. */
  readonly facts: RefusalFacts;

  constructor(
    statusCode: number,
    code: string,
    retryAfter: number | null = null,
    facts: RefusalFacts = {},
  ) {
    super(code);
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfter = retryAfter;
    this.facts = facts;
  }
}

export function refusal(statusCode: number, code: string, retryAfter: number | null = null) {
  return new Refusal(statusCode, code, retryAfter);
}

/** A refusal of which more is known than the answer tells. */
export function refusalOf(facts: RefusalFacts, statusCode: number, code: string) {
  return new Refusal(statusCode, code, null, facts);
}
