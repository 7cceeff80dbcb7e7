import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { SOCIAL_NETWORKS, type SocialNetwork } from '../../domain/auth/social-networks.ts';
import { acceptForms, objectionPage, sendOn, sendPage } from '../http/plain-page.ts';
import { Refused } from '../http/refusal.ts';
import type { Keys } from '../secrets/keys.ts';
import { openJson, sealJson } from '../secrets/sealed.ts';
import { consentPage } from './consent-page.ts';
import { personsOf } from './persons.ts';
import { type AuthorizeQuery, authorizeQuery, type Provider, tokenForm } from './provider.ts';

export interface ProviderOptions {
  readonly provider: Provider;
  readonly keys: Keys;
  readonly now: () => number;
}

export const PROVIDER_PATH = '/reference-api/v1/networks';

const network = v.picklist(SOCIAL_NETWORKS);
const REQUEST_LIFETIME = 10 * 60_000;

/** What the page sends back: the request it was made for, sealed, so that nobody changes it. */
const sealedRequest = v.object({ query: authorizeQuery, expiresAt: v.number() });
const decisionForm = v.object({
  request: v.string(),
  person: v.optional(v.string(), ''),
  decision: v.optional(v.string(), 'deny'),
});

function networkOf(request: FastifyRequest): SocialNetwork {
  const parsed = v.safeParse(v.object({ network }), request.params);
  if (!parsed.success) throw new Refused('404');
  return parsed.output.network;
}

function decoded<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new Refused('400');
  return parsed.output;
}

/** The endpoint that people see: asks them, and sends them back with the answer. */
function registerAuthorize(app: FastifyInstance, { provider, keys, now }: ProviderOptions): void {
  const url = `${PROVIDER_PATH}/:network/authorize`;
  const aboutOf = (name: SocialNetwork) => `consent ${name}`;
  const objectionTo = (query: AuthorizeQuery, request: FastifyRequest) =>
    provider.objection(query, `${request.protocol}://${request.host}`);
  app.get(url, async (request, reply) => {
    const name = networkOf(request);
    const query = decoded(authorizeQuery, request.query);
    const objection = objectionTo(query, request);
    if (objection !== null) return sendPage(reply, objectionPage(objection), 400);
    const sealed = { query, expiresAt: now() + REQUEST_LIFETIME };
    return sendPage(reply, consentPage(name, sealJson(keys, sealed, aboutOf(name))));
  });
  app.post(url, async (request, reply) => {
    const name = networkOf(request);
    const form = decoded(decisionForm, request.body);
    const asked = openJson(keys, sealedRequest, form.request, aboutOf(name));
    if (!asked || asked.expiresAt <= now()) {
      return sendPage(reply, objectionPage('This page is too old. Sign in again.'), 400);
    }
    const isAllowed = form.decision === 'allow';
    const person = personsOf(name).find(({ subject }) => isAllowed && subject === form.person);
    const target = await provider.decide(name, asked.query, person ?? null, now());
    return sendOn(reply, target);
  });
}

/** Registers the provider's endpoints; for a scope of their own, since they take forms. */
export function registerProvider(app: FastifyInstance, options: ProviderOptions): void {
  const { provider, now } = options;
  acceptForms(app);
  registerAuthorize(app, options);
  app.post(`${PROVIDER_PATH}/:network/token`, async (request, reply) => {
    const name = networkOf(request);
    const answer = await provider.exchange(name, decoded(tokenForm, request.body), now());
    return typeof answer === 'string' ? reply.code(400).send({ error: answer }) : answer;
  });
  app.get(`${PROVIDER_PATH}/:network/userinfo`, async (request) => {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const person = await provider.person(networkOf(request), token, now());
    if (!person) throw new Refused('401');
    const { subject: sub, name, surname, email } = person;
    return { sub, name, surname, email };
  });
}
