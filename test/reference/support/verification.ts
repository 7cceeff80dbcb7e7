import type { CallReply } from '../../../src/calls/table.ts';
import type { PlayerDocument } from '../../../src/calls/verification.ts';
import type { DocumentKind } from '../../../src/domain/verification/verification.ts';
import { REVIEW_PATH, WISHES_PATH } from '../../../src/reference/verification/review-routes.ts';
import { fakeBoard } from './board.ts';
import {
  addressOf,
  type Caller,
  type Harness,
  type HarnessOptions,
  LOGIN,
  playerOn,
  startBackEnd,
} from './harness.ts';
import { identityWith, PASSWORD } from './identity.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The text by which what was uploaded is found again. */
export const MARK = 'canary-document-4711';

/** A file that is a PNG by its first bytes. */
export const png = (size = 64): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(Math.max(size, PNG.length + MARK.length));
  bytes.set(PNG);
  bytes.set(Buffer.from(MARK), PNG.length);
  return bytes;
};

interface Answered<T> {
  readonly status: number;
  readonly body: T;
  readonly codes: readonly string[];
}

async function answered<T>(response: Response): Promise<Answered<T>> {
  const body = (await response.json()) as T & { errors?: { code: string }[] };
  return { status: response.status, body, codes: (body.errors ?? []).map(({ code }) => code) };
}

/** Somebody of the staff, signed in at the console. */
export async function staffOn({ identity }: Harness, role: 'support' | 'analyst'): Promise<Caller> {
  const login = `${role}@example.test`;
  const user =
    (await identity.userByLogin(login)) ??
    (await identity.createUser({ login, password: PASSWORD, roles: [role] }));
  const opened = await identity.openSession(user, {
    cookie: undefined,
    isSecure: false,
    userAgent: undefined,
  });
  return { cookie: opened?.setCookie.split(';')[0] ?? '' };
}

/** A player who sends documents, and the staff who look at them. */
export async function verifying(options: HarnessOptions = {}) {
  const identity = options.identity ?? (await identityWith(LOGIN, 'other@example.test'));
  const harness = await startBackEnd({ board: fakeBoard(), identity, ...options });
  const player = await playerOn(harness);
  const support = await staffOn(harness, 'support');
  let keys = 0;
  const upload = async (
    bytes: BodyInit,
    kind: DocumentKind | 'selfie' = 'passport',
    { key = '', by = player as Caller, headers = {} as Record<string, string> } = {},
  ) => {
    keys += 1;
    const sent = {
      'content-type': 'application/octet-stream',
      'idempotency-key': key || `key-${keys}`,
      authorization: `Bearer ${by.token}`,
      ...headers,
    };
    const where = addressOf('documentUpload', { query: { kind } });
    const init = { method: 'POST', headers: sent, body: bytes, duplex: 'half' } as RequestInit;
    return answered<CallReply<'documentUpload'>>(await fetch(harness.url + where, init));
  };
  const review = (address: string, body?: object, by: Caller = support) =>
    fetch(`${harness.url}${REVIEW_PATH}${address}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(by.cookie === undefined ? {} : { cookie: by.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const decide = async (id: string, how: 'approve' | 'refuse', body: object = {}) =>
    answered<{ document: PlayerDocument }>(await review(`/${id}/${how}`, body));
  const waiting = async () =>
    answered<{
      items: (PlayerDocument & {
        isDocumentAsked: boolean;
        userId: string;
        person: { login: string } | null;
      })[];
      next: string | null;
    }>(await review(''));
  const wish = (userId: string, by: Caller = support) =>
    fetch(harness.url + WISHES_PATH.replace(':userId', userId), {
      method: 'POST',
      headers: { cookie: by.cookie ?? '', 'content-type': 'application/json' },
      body: '{}',
    });
  const own = async () => (await harness.call('verification', {}, player)).body;
  const staff = (role: 'support' | 'analyst') => staffOn(harness, role);
  return { harness, player, support, staff, upload, review, decide, waiting, own, wish };
}
