/** An error that the HTTP layer answers with its status and code. `retryAfter` is in seconds. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;
  readonly code: string;
  readonly retryAfter: number | null;

  constructor(statusCode: number, code: string, retryAfter: number | null = null) {
    super(code);
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export function refusal(statusCode: number, code: string, retryAfter: number | null = null) {
  return new Refusal(statusCode, code, retryAfter);
}
