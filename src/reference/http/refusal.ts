import type { Refusal } from '../../calls/define.ts';

/** Why a call is refused, by the code it answers: status, and a title for people who read logs. */
const CATALOGUE = {
  '400': { status: 400, title: 'The request does not fit what the call declares' },
  '401': { status: 401, title: 'A valid token is needed' },
  '404': { status: 404, title: 'There is no such thing' },
  '409': { status: 409, title: 'This contradicts what is there' },
  '413': { status: 413, title: 'The request is too large' },
  '415': { status: 415, title: 'The body has to be JSON' },
  '422': { status: 422, title: 'The key was used for another request' },
  '429': { status: 429, title: 'Too many attempts' },
  '500': { status: 500, title: 'The back-end failed' },
  '501': { status: 501, title: 'This back-end does not answer this call' },
  '503': { status: 503, title: 'Too many listeners' },
  '1001': { status: 403, title: 'Login or password is wrong' },
  '1101': { status: 409, title: 'The currency is not offered' },
  '1102': { status: 409, title: 'There is an account in this currency already' },
  '1103': { status: 409, title: 'There is no account that could be removed' },
  '1104': { status: 409, title: 'The account holds money or pays an open bet' },
} as const;

export type RefusalCode = keyof typeof CATALOGUE;

export interface Trouble {
  readonly pointer?: string;
  readonly detail?: string;
}

/** Thrown to refuse a call. Answers as JSON:API errors, one for each trouble. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly body: Refusal;

  constructor(code: RefusalCode, troubles: readonly Trouble[] = [{}]) {
    const { status, title } = CATALOGUE[code];
    super(title);
    this.status = status;
    this.body = { errors: troubles.map((trouble) => ({ code, title, ...trouble })) };
  }
}

/** The refusal of an error that is none of ours: of the HTTP layer, or an unexpected one. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const status = error instanceof Error && 'statusCode' in error ? String(error.statusCode) : '500';
  if (Object.hasOwn(CATALOGUE, status)) return new Refused(status as RefusalCode);
  // Whatever else the HTTP layer cannot read is the caller's fault.
  return new Refused(/^4\d\d$/.test(status) ? '400' : '500');
}
