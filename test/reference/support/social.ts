import * as assert from 'uvu/assert';
import type { CallInput } from '../../../src/calls/table.ts';
import { encoded } from './harness.ts';
import { PASSWORD } from './identity.ts';
import type { Visitor } from './visitor.ts';

type Network = CallInput<'oauth'>['path']['network'];

/** The text of a form's hidden field. */
function hiddenField(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** Goes to a network's page and decides there; gives where the browser is sent. */
export async function decideAt(
  visitor: Visitor,
  address: string,
  { person, decision = 'allow' }: { person: string; decision?: 'allow' | 'deny' },
): Promise<URL> {
  const page = new URL(address);
  const asked = await visitor.fetch(page.pathname + page.search);
  const request = hiddenField(await asked.text(), 'request');
  const answered = await visitor.fetch(page.pathname + page.search, {
    method: 'POST',
    body: new URLSearchParams({ request, person, decision }),
  });
  return new URL(answered.headers.get('location') ?? 'none:');
}

/** Goes to a network and comes back with code and state. */
export async function vouch(
  visitor: Visitor,
  network: Network,
  person = `${network}-1`,
  query: CallInput<'oauth'>['query'] = {},
) {
  const { body } = await visitor.call('oauth', { path: { network }, query });
  return comeBack(visitor, network, body.redirectUrl, person);
}

/** As `vouch`, to add the network to the account of whoever is signed in. */
export async function vouchForLink(
  visitor: Visitor,
  network: Network,
  { person = `${network}-1`, password = PASSWORD, lng = 'en' } = {},
) {
  const { body } = await visitor.call('networkLink', {
    path: { network },
    body: { lng, password: encoded(password) },
  });
  return comeBack(visitor, network, body.redirectUrl, person);
}

async function comeBack(visitor: Visitor, network: Network, address: string, person: string) {
  const back = await decideAt(visitor, address, { person });
  const code = back.searchParams.get('code') ?? '';
  return { back, network, code, state: back.searchParams.get('state') ?? '' };
}

/** Signs in with a network as far as it goes. */
export async function signInWith(visitor: Visitor, network: Network, person?: string) {
  const { code, state } = await vouch(visitor, network, person);
  return visitor.call('loginBySocial', { body: { network, code, state } });
}

/** What Google says of a person who picked an account in one tap. */
export async function credentialOf(visitor: Visitor, person = 'google-1'): Promise<string> {
  const { body } = await visitor.call('oneTapClient', { query: {} });
  assert.is(body.clientId, 'replaybook-site');
  const back = await decideAt(visitor, body.redirectUrl, { person });
  assert.is(back.searchParams.get('id_token'), null, 'no token goes through an address');
  return new URLSearchParams(back.hash.slice(1)).get('id_token') ?? '';
}
