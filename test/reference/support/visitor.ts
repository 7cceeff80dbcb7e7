import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { refusal } from '../../../src/calls/define.ts';
import { type CallInput, type CallName, calls } from '../../../src/calls/table.ts';
import type { Posted } from '../../../src/reference/post/outbox.ts';
import { type Answer, type AnyInput, addressOf, encoded, type Harness, LOGIN } from './harness.ts';
import { PASSWORD } from './identity.ts';

/** A browser as far as the back-end sees it: it keeps cookies and fetches its token by itself. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  call<C extends CallName>(
    name: C,
    input: CallInput<C>,
    headers?: Record<string, string>,
  ): Promise<Answer<C>>;
  fetch(address: string, init?: RequestInit): Promise<Response>;
  signIn(login?: string, password?: string): Promise<Answer<'loginByEmail'>>;
  userId(): Promise<string | null>;
  /** The last message to an address, or of all. */
  mail(to?: string): Posted;
}

/** Headers of a call that is to be done once, and is none of those before. */
export const keyed = () => ({ 'idempotency-key': randomUUID() });

function cookieHeader(cookies: ReadonlyMap<string, string>): Record<string, string> {
  if (cookies.size === 0) return {};
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}

function keepCookies(cookies: Map<string, string>, { headers }: Response): void {
  for (const text of headers.getSetCookie()) {
    const [pair = '', ...attributes] = text.split(/;\s*/);
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, pair.slice(at + 1));
  }
}

/** A visitor of the back-end behind this harness, or of a started site. */
export function visitorOf(harness: Pick<Harness, 'url' | 'outbox'>): Visitor {
  const cookies = new Map<string, string>();
  const visit = async (address: string, init: RequestInit = {}) => {
    const headers = { ...cookieHeader(cookies), ...(init.headers as Record<string, string>) };
    const response = await fetch(harness.url + address, { redirect: 'manual', ...init, headers });
    keepCookies(cookies, response);
    return response;
  };
  const token = async () => {
    const response = await visit('/web-api/user/gettoken?force_refresh=true');
    const { token: text = '' } = (await response.json()) as { token?: string };
    return text;
  };
  const call: Visitor['call'] = async (name, input, more = {}) => {
    const { headers = {}, body: sent } = input as AnyInput;
    const { method, bearer } = calls[name];
    const response = await visit(addressOf(name, input as AnyInput), {
      method,
      headers: {
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bearer ? { authorization: `Bearer ${await token()}` } : {}),
        ...(headers as Record<string, string>),
        ...more,
      },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    });
    const text = await response.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const { errors = [] } = v.is(refusal, body) ? body : {};
    const { status, headers: answered } = response;
    return { status, headers: answered, body, errors } as Awaited<ReturnType<Visitor['call']>>;
  };
  return {
    cookies,
    call,
    fetch: visit,
    signIn: (login = LOGIN, password = PASSWORD) =>
      call('loginByEmail', { body: { login: encoded(login), password: encoded(password) } }),
    userId: async () => (await call('authCheck', {})).body.user_id,
    mail(to) {
      const all = harness.outbox.after(0);
      const found = all.findLast((message) => to === undefined || message.to === to);
      if (!found) throw new Error(`nothing was sent to ${to ?? 'anyone'}`);
      return found;
    },
  };
}

/** A parameter of a link in a message. */
export function linkParameter({ link = '' }: Posted, name: string): string {
  return new URL(link).searchParams.get(name) ?? '';
}
