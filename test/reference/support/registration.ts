/** Forms to register with, and who sends them. */
import type { CallInput } from '../../../src/calls/table.ts';
import { fakeBoard } from './board.ts';
import { encoded, type Harness, startBackEnd } from './harness.ts';
import { keyed, type Visitor, visitorOf } from './visitor.ts';

export type Body = CallInput<'register'>['body'];
export type Type = CallInput<'register'>['path']['type'];

export const PHONE = '+353861234567';
export const PASSWORD = 'a rather long one';
export const CHOICE = { currency: 'EUR', bonus: 0 } as const;
export const FAST = { ...CHOICE, country: 'ie' } as const satisfies Body;
export const FULL = {
  ...FAST,
  name: 'Zoë',
  surname: 'Murphy',
  birthday_date: '1990-06-15',
  city: 'Cork',
  email: 'Zoe@Example.test',
  phone: '+353 86 123-45-67',
  password: encoded(PASSWORD),
} as const satisfies Body;

/** A back-end without matches. */
export const start = (config: Record<string, unknown> = {}) =>
  startBackEnd({ board: fakeBoard(), config });

export const register = (visitor: Visitor, type: Type, body: Body, headers = {}) =>
  visitor.call('register', { headers: keyed(), path: { type }, body }, headers);

/** What is wrong, as `code pointer`. */
export const troubles = async (harness: Harness, type: Type, body: Body) =>
  (await register(visitorOf(harness), type, body)).errors
    .map(({ code, pointer }) => `${code} ${pointer}`)
    .sort();

/** A back-end, and somebody before the form whose answers get lost. */
export async function losing() {
  const harness = await start();
  const visitor = visitorOf(harness);
  await visitor.call('registrationOptions', {});
  const key = keyed();
  const send = (type: Type, body: Body, { by = visitor, headers = key } = {}) =>
    by.call('register', { path: { type }, headers, body });
  /** Sends the form; the cookies of the answer are lost with it. */
  const lose = async (type: Type, body: Body, how: { headers?: typeof key } = {}) => {
    const before = new Map(visitor.cookies);
    const { body: lost } = await send(type, body, how);
    visitor.cookies.clear();
    for (const [name, value] of before) visitor.cookies.set(name, value);
    return lost;
  };
  const signedInAs = async (login: string, password: string | undefined) =>
    (await visitorOf(harness).signIn(login, password ?? '')).body?.userId ?? null;
  return { harness, visitor, send, lose, signedInAs };
}
