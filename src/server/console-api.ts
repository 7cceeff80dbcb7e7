import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SecurityHappening, SecurityRecord } from '../domain/security-event.ts';
import { networkOf } from '../kernel/network.ts';
import { decodeInput } from './decode-input.ts';
import type { Identity, User } from './identity.ts';
import { RateLimit } from './rate-limit.ts';
import { refusal, refusalOf } from './refusal.ts';
import { plainTerms, type SignInTerms } from './sign-in-terms.ts';

const LOGINS_PER_NETWORK = { capacity: 30, perMinute: 10 };

const credentials = v.object({
  login: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
});

function isStaff(user: User): boolean {
  return user.roles.includes('support') || user.roles.includes('analyst');
}

function faceOf({ id, login, roles }: User) {
  return { user: { id, login, roles } };
}

const isSecure = (request: FastifyRequest) => request.protocol === 'https';

/** What somebody did to their own sign-in, for the record. */
function ownDeed(
  request: FastifyRequest,
  kind: 'sign-in' | 'sign-out',
  { id: sessionId, user: { id } }: { readonly id: string; readonly user: User },
): SecurityHappening {
  const where = { place: request.routeOptions.url, network: networkOf(request.ip) };
  return { kind, outcome: 'success', ...where, actorId: id, subjectId: id, sessionId };
}

export interface ConsoleApiOptions {
  readonly identity: Identity;
  readonly security: SecurityRecord;
  readonly now: () => number;
  /** What the back-end asks for beside a password. */
  readonly terms: SignInTerms | null;
}

/** Signing in to the console, for staff; to be registered under `/console-api/v1`. */
export async function consoleApi(
  app: FastifyInstance,
  { identity, security, now, terms }: ConsoleApiOptions,
): Promise<void> {
  const logins = new RateLimit({ ...LOGINS_PER_NETWORK, now });
  const { tryPassword, hasSecondStep } = terms ?? plainTerms(now);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post('/login', async (request, reply) => {
    const network = networkOf(request.ip);
    const wait = logins.take(network);
    if (wait > 0) throw refusal(429, 'too-many-attempts', wait);
    const { login, password } = decodeInput(credentials, request.body);
    // Counted before the slow check, so that many tries at once cannot all get in before the first
    // has failed.
    const attempt = tryPassword(login, network);
    if (attempt === null) throw refusal(403, 'at-the-site');
    const user = await identity.authenticate(login, password);
    // A player is told what a wrong password is: else this would be a place to guess theirs.
    if (user === null || !isStaff(user)) {
      const subjectId = (user ?? (await identity.userByLogin(login)))?.id;
      throw refusalOf({ kind: 'sign-in', outcome: 'failure', subjectId }, 401, 'credentials');
    }
    attempt.forgive();
    if (hasSecondStep(user.id)) throw refusal(403, 'at-the-site');
    const opened = await identity.openSession(user, { secure: isSecure(request) });
    if (opened === null) throw refusal(401, 'credentials');
    security.record(ownDeed(request, 'sign-in', { id: opened.id, user }));
    return reply.header('set-cookie', opened.setCookie).send(faceOf(user));
  });

  app.post('/logout', async (request, reply) => {
    const { cookie } = request.headers;
    const session = await identity.sessionOf(cookie);
    if (session !== null) security.record(ownDeed(request, 'sign-out', session));
    const { setCookie } = await identity.closeSession(cookie, { secure: isSecure(request) });
    return reply.header('set-cookie', setCookie).code(204).send();
  });

  app.get('/me', async (request) => {
    const user = await identity.userOf(request.headers.cookie);
    if (user === null) throw refusal(401, 'sign-in');
    if (!isStaff(user)) throw refusalOf({ actorId: user.id }, 403, 'not-staff');
    return faceOf(user);
  });
}
