import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { SocialNetwork } from '../../domain/auth/social-networks.ts';
import { isSame } from '../secrets/equal.ts';
import type { Signer } from '../secrets/signed.ts';
import type { Tickets } from '../secrets/tickets.ts';
import { type Person, personsOf } from './persons.ts';

/** The one client that the networks of this back-end know. It is public: PKCE stands for a secret. */
export const CLIENT_ID = 'replaybook-site';

/** Pages of the site that an answer may be sent to, on the host of this back-end. */
const REDIRECT_PATHS =
  /^\/[a-z]{2}\/(user\/login|registration\/socialregistration|office\/security)$/;
const CODE_LIFETIME = 60_000;
const TOKEN_LIFETIME = 5 * 60_000;

/** What a client asks of the authorisation endpoint (RFC 6749, RFC 7636). */
export const authorizeQuery = v.object({
  response_type: v.optional(v.string(), ''),
  client_id: v.optional(v.string(), ''),
  redirect_uri: v.optional(v.string(), ''),
  state: v.optional(v.string(), ''),
  nonce: v.optional(v.string(), ''),
  code_challenge: v.optional(v.string(), ''),
  code_challenge_method: v.optional(v.string(), ''),
});

export type AuthorizeQuery = v.InferOutput<typeof authorizeQuery>;

/** What a client sends to the token endpoint. */
export const tokenForm = v.object({
  grant_type: v.optional(v.string(), ''),
  code: v.optional(v.string(), ''),
  redirect_uri: v.optional(v.string(), ''),
  client_id: v.optional(v.string(), ''),
  code_verifier: v.optional(v.string(), ''),
});

export type TokenForm = v.InferOutput<typeof tokenForm>;

const grant = v.object({
  network: v.string(),
  subject: v.string(),
  redirect_uri: v.string(),
  code_challenge: v.string(),
  nonce: v.string(),
});

export interface TokenReply {
  readonly access_token: string;
  readonly id_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
}

/** A network that vouches for people: an OAuth 2 provider that speaks as much OpenID as is needed. */
export interface Provider {
  /** Why the client cannot be answered at all, not even with a redirect; null where it can. */
  objection(query: AuthorizeQuery, origin: string): string | null;
  /** Where the browser goes after the player decided; null is a refusal. */
  decide(
    network: SocialNetwork,
    query: AuthorizeQuery,
    person: Person | null,
    now: number,
  ): Promise<string>;
  /** Trades a code for tokens, or says which error of RFC 6749 it is. */
  exchange(network: SocialNetwork, form: TokenForm, now: number): Promise<TokenReply | string>;
  /** The person an access token of a network is about. */
  person(network: SocialNetwork, accessToken: string, now: number): Promise<Person | null>;
}

const issuerOf = (network: SocialNetwork) => `${network}/${CLIENT_ID}`;

function isVerifier(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  return isSame(createHash('sha256').update(verifier).digest('base64url'), challenge);
}

/** What is wrong with a request that can be answered with a redirect. */
function requestError(query: AuthorizeQuery): string | null {
  if (query.response_type === 'id_token') return query.nonce === '' ? 'invalid_request' : null;
  if (query.response_type !== 'code') return 'unsupported_response_type';
  const hasProof =
    query.code_challenge_method === 'S256' && /^[\w-]{43}$/.test(query.code_challenge);
  return hasProof ? null : 'invalid_request';
}

function answer(query: AuthorizeQuery, values: Readonly<Record<string, string>>): string {
  const target = new URL(query.redirect_uri);
  const given = query.state === '' ? values : { ...values, state: query.state };
  // A token never goes into a query: queries are kept and passed on.
  if (query.response_type === 'id_token') target.hash = String(new URLSearchParams(given));
  else for (const [name, value] of Object.entries(given)) target.searchParams.set(name, value);
  return target.href;
}

interface Options {
  readonly signer: Signer;
  readonly tickets: Tickets;
}

function tokening({ signer }: Options) {
  const idToken = (network: SocialNetwork, person: Person, nonce: string, now: number) => {
    const { subject: sub, name, surname, email } = person;
    const claims = { sub, name, surname, email, email_verified: true, nonce };
    return signer.sign({ audience: issuerOf(network), claims, now, lifetime: TOKEN_LIFETIME });
  };
  const accessToken = (network: SocialNetwork, { subject: sub }: Person, now: number) => {
    const audience = `${issuerOf(network)}/userinfo`;
    return signer.sign({ audience, claims: { sub }, now, lifetime: TOKEN_LIFETIME });
  };
  return { idToken, accessToken };
}

function exchanging({ tickets }: Options, { idToken, accessToken }: ReturnType<typeof tokening>) {
  return async (network: SocialNetwork, form: TokenForm, now: number) => {
    if (form.grant_type !== 'authorization_code') return 'unsupported_grant_type';
    if (form.client_id !== CLIENT_ID) return 'invalid_client';
    const found = tickets.take('oauth-code', form.code, grant, { now });
    if (typeof found === 'string' || found.data.network !== network) return 'invalid_grant';
    const { subject, redirect_uri, code_challenge, nonce } = found.data;
    const person = personsOf(network).find((one) => one.subject === subject);
    const isMeant = form.redirect_uri === redirect_uri;
    if (!person || !isMeant || !isVerifier(form.code_verifier, code_challenge)) {
      return 'invalid_grant';
    }
    return {
      access_token: await accessToken(network, person, now),
      id_token: await idToken(network, person, nonce, now),
      token_type: 'Bearer',
      expires_in: TOKEN_LIFETIME / 1000,
    } as const;
  };
}

/** The provider behind every network of the list. */
export function createProvider(options: Options): Provider {
  const { signer, tickets } = options;
  const tokens = tokening(options);
  return {
    objection({ client_id, redirect_uri }, origin) {
      if (client_id !== CLIENT_ID) return 'The client is not known.';
      const target = URL.parse(redirect_uri);
      const isOwn = target?.origin === origin && REDIRECT_PATHS.test(target.pathname);
      return isOwn && target.hash === '' ? null : 'The client may not be answered at this address.';
    },
    async decide(network, query, person, now) {
      const error = requestError(query) ?? (person ? null : 'access_denied');
      if (error !== null || !person) return answer(query, { error: error ?? 'access_denied' });
      const { redirect_uri, code_challenge, nonce } = query;
      if (query.response_type === 'id_token') {
        return answer(query, { id_token: await tokens.idToken(network, person, nonce, now) });
      }
      const data = { network, subject: person.subject, redirect_uri, code_challenge, nonce };
      const code = tickets.issue('oauth-code', data, { now, lifetime: CODE_LIFETIME });
      return answer(query, { code });
    },
    exchange: exchanging(options, tokens),
    async person(network, accessToken, now) {
      const read = await signer.read(accessToken, `${issuerOf(network)}/userinfo`, now);
      return personsOf(network).find(({ subject }) => subject === read?.sub) ?? null;
    },
  };
}

const identityClaims = v.object({
  sub: v.string(),
  nonce: v.string(),
  name: v.string(),
  surname: v.string(),
  email: v.string(),
});

/** Whom an id token of a network vouches for, where it answers this nonce; else null. */
export async function readIdToken(
  signer: Signer,
  network: SocialNetwork,
  token: string,
  now: number,
): Promise<{ readonly person: Person; readonly nonce: string } | null> {
  const read = v.safeParse(identityClaims, await signer.read(token, issuerOf(network), now));
  if (!read.success) return null;
  const { sub: subject, nonce, ...known } = read.output;
  return { person: { subject, ...known }, nonce };
}
