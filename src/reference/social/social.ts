import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { SOCIAL_NETWORKS, type SocialNetwork } from '../../domain/auth/social-networks.ts';
import type { CallContext } from '../http/handler.ts';
import { POLICY } from '../policy.ts';
import type { Flows } from '../secrets/flows.ts';
import type { Signer } from '../secrets/signed.ts';
import type { Tickets } from '../secrets/tickets.ts';
import type { Person } from './persons.ts';
import { CLIENT_ID, type Provider, readIdToken } from './provider.ts';
import { PROVIDER_PATH } from './provider-routes.ts';

export type SocialPurpose = 'login' | 'registration' | 'link';

/** Somebody a network vouched for in this visit. */
export interface Vouched {
  readonly network: SocialNetwork;
  readonly person: Person;
  readonly purpose: SocialPurpose;
  /** Whose account the network is added to; null where it was not asked for that. */
  readonly userId: string | null;
}

/** The site's side of signing in with a network: the client of the providers. */
export interface Social {
  /** Where the browser goes; what comes back counts for this visit alone. */
  begin(
    network: SocialNetwork,
    purpose: Exclude<SocialPurpose, 'link'>,
    context: CallContext,
  ): string;
  /** Where the browser goes to add a network to this player's account, and to no other. */
  beginLink(network: SocialNetwork, userId: string, context: CallContext): string;
  /** Where the browser goes for a credential in one tap. */
  beginOneTap(context: CallContext): string;
  /** Whom the network vouched for; null where code or state are not this visit's. */
  redeem(
    answer: { network: SocialNetwork; code: string; state: string },
    context: CallContext,
  ): Promise<Vouched | null>;
  redeemCredential(credential: string, context: CallContext): Promise<Vouched | null>;
  /** Keeps who it is until they have registered. */
  remember(vouched: Vouched, context: CallContext): void;
  remembered(context: CallContext): Vouched | null;
  forget(context: CallContext): void;
}

/** The network behind one tap. */
const ONE_TAP: SocialNetwork = 'google';

const state = v.object({
  network: v.picklist(SOCIAL_NETWORKS),
  purpose: v.picklist(['login', 'registration', 'link']),
  verifier: v.string(),
  nonce: v.string(),
  redirectUri: v.string(),
  userId: v.nullable(v.string()),
});
type State = v.InferOutput<typeof state>;

const vouched = v.object({
  network: v.picklist(SOCIAL_NETWORKS),
  purpose: v.picklist(['login', 'registration', 'link']),
  person: v.object({
    subject: v.string(),
    name: v.string(),
    surname: v.string(),
    email: v.string(),
  }),
  userId: v.nullable(v.string()),
});

const PAGES = {
  login: 'user/login',
  registration: 'registration/socialregistration',
  link: 'office/security',
} as const;

const random = () => randomBytes(32).toString('base64url');

export interface SocialOptions {
  readonly provider: Provider;
  readonly signer: Signer;
  readonly tickets: Tickets;
  readonly flows: Flows;
}

interface Begun extends Pick<State, 'network' | 'purpose' | 'userId'> {
  readonly responseType: 'code' | 'id_token';
}

/** Sends the browser to a network, with a state that is kept for this visit. */
function beginning({ tickets }: SocialOptions) {
  return ({ network, purpose, responseType, userId }: Begun, context: CallContext): string => {
    const { origin, language, now } = context;
    const redirectUri = `${origin}/${language}/${PAGES[purpose]}?network=${network}`;
    const [verifier, nonce] = [random(), random()];
    const data: State = { network, purpose, verifier, nonce, redirectUri, userId };
    const owner = userId === null ? {} : { userId };
    const terms = { now, lifetime: POLICY.lifetimes.oauthState, visit: context.visit(), ...owner };
    const ticket = tickets.issue('oauth-state', data, terms);
    const query = new URLSearchParams({
      response_type: responseType,
      client_id: CLIENT_ID,
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      // A credential in one tap comes back alone: its nonce then stands for the state.
      ...(responseType === 'code' ? { state: ticket, nonce } : { nonce: ticket }),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    return `${origin}${PROVIDER_PATH}/${network}/authorize?${query}`;
  };
}

function redeeming(options: SocialOptions): Pick<Social, 'redeem' | 'redeemCredential'> {
  const { provider, signer, tickets } = options;
  const takeState = (ticket: string, { knownVisit: visit, now }: CallContext) => {
    const found = tickets.take('oauth-state', ticket, state, { now, visit });
    return typeof found === 'string' ? null : found.data;
  };
  return {
    async redeem({ network, code, state: ticket }, context) {
      const begun = takeState(ticket, context);
      if (begun?.network !== network) return null;
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: begun.redirectUri,
        client_id: CLIENT_ID,
        code_verifier: begun.verifier,
      };
      const tokens = await provider.exchange(network, form, context.now);
      if (typeof tokens === 'string') return null;
      const read = await readIdToken(signer, network, tokens.id_token, context.now);
      if (read?.nonce !== begun.nonce) return null;
      return { network, person: read.person, purpose: begun.purpose, userId: begun.userId };
    },
    async redeemCredential(credential, context) {
      const read = await readIdToken(signer, ONE_TAP, credential, context.now);
      const begun = read && takeState(read.nonce, context);
      if (!read || !begun) return null;
      return { network: ONE_TAP, person: read.person, purpose: 'login', userId: null };
    },
  };
}

/** Puts the client side together. */
export function createSocial(options: SocialOptions): Social {
  const { flows } = options;
  const begin = beginning(options);
  return {
    begin: (network, purpose, context) =>
      begin({ network, purpose, userId: null, responseType: 'code' }, context),
    beginLink: (network, userId, context) =>
      begin({ network, purpose: 'link', userId, responseType: 'code' }, context),
    beginOneTap: (context) =>
      begin(
        { network: ONE_TAP, purpose: 'login', userId: null, responseType: 'id_token' },
        context,
      ),
    ...redeeming(options),
    remember(who, context) {
      const expiresAt = context.now + POLICY.lifetimes.socialProfile;
      flows.begin(context.visit(), 'social', who, expiresAt);
    },
    remembered: ({ knownVisit, now }) => flows.get(knownVisit, 'social', vouched, now),
    forget({ knownVisit }) {
      if (knownVisit !== null) flows.end(knownVisit, 'social');
    },
  };
}
