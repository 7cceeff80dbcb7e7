import { isSocialNetwork, type SocialNetwork } from '../domain/auth/social-networks.ts';
import { parseAddress } from './address.ts';
import { decodedOnce } from './decoded.ts';
import { isRouteName, type RouteName } from './table.ts';

type Purpose = 'login' | 'registration' | 'link';

/** What an address brings to signing in: from a network, a letter or the server. */
export type SignInAnswer =
  | {
      readonly kind: 'social';
      readonly network: SocialNetwork;
      readonly purpose: Purpose;
      readonly code: string;
      readonly state: string;
    }
  | {
      readonly kind: 'social-refused';
      readonly network: SocialNetwork;
      readonly purpose: Purpose;
      readonly reason: 'denied' | 'failed';
    }
  | { readonly kind: 'one-tap'; readonly credential: string }
  | {
      readonly kind: 'link';
      readonly method: number;
      readonly token: string;
      readonly sign: string;
    }
  | { readonly kind: 'two-step' };

/** The page a network comes back to says what it was asked for. */
const PURPOSES: Readonly<Partial<Record<RouteName, Purpose>>> = {
  login: 'login',
  registration: 'registration',
  officeSecurity: 'link',
};

/** `name=value` pairs after a question mark or hash sign; of several values the first. */
function pairsOf(text: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const pair of text.slice(1).split('&')) {
    const [name = '', ...value] = pair.split('=').map(decodedOnce);
    if (!pairs.has(name)) pairs.set(name, value.join('='));
  }
  return pairs;
}

function socialAnswer(
  query: ReadonlyMap<string, string>,
  hash: ReadonlyMap<string, string>,
  purpose: Purpose,
): SignInAnswer | null {
  const network = query.get('network') ?? '';
  if (!isSocialNetwork(network)) return null;
  const error = query.get('error') ?? hash.get('error');
  if (error !== undefined) {
    const reason = error === 'access_denied' ? 'denied' : 'failed';
    return { kind: 'social-refused', network, purpose, reason };
  }
  const credential = hash.get('id_token');
  if (credential !== undefined && purpose === 'login') return { kind: 'one-tap', credential };
  const code = query.get('code');
  const state = query.get('state');
  if (code === undefined || state === undefined) return null;
  return { kind: 'social', network, purpose, code, state };
}

function letterAnswer(query: ReadonlyMap<string, string>): SignInAnswer | null {
  const method = Number(query.get('method_id'));
  const token = query.get('token');
  const sign = query.get('sign');
  if (!Number.isInteger(method) || token === undefined || sign === undefined) return null;
  return { kind: 'link', method, token, sign };
}

/** What the address of a page brings to signing in; null for any other address. */
export function signInAnswer(route: string, url: string): SignInAnswer | null {
  const purpose = isRouteName(route) ? PURPOSES[route] : undefined;
  if (purpose === undefined) return null;
  const address = parseAddress(url);
  const query = pairsOf(address.query);
  const social = socialAnswer(query, pairsOf(address.hash), purpose);
  if (social !== null || purpose !== 'login') return social;
  return query.get('step') === 'two-step' ? { kind: 'two-step' } : letterAnswer(query);
}
