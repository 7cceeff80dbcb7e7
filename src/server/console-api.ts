import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { decodeInput } from './decode-input.ts';
import type { Identity, User } from './identity.ts';
import { RateLimit } from './rate-limit.ts';
import { refusal } from './refusal.ts';

const LOGINS_PER_ADDRESS = { capacity: 30, perMinute: 10 };

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

export interface ConsoleApiOptions {
  readonly identity: Identity;
  readonly now: () => number;
}

/** Signing in to the console, for staff; to be registered under `/console-api/v1`. */
export async function consoleApi(
  app: FastifyInstance,
  { identity, now }: ConsoleApiOptions,
): Promise<void> {
  const limit = new RateLimit({ ...LOGINS_PER_ADDRESS, now });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post('/login', async (request, reply) => {
    const wait = limit.take(request.ip);
    if (wait > 0) throw refusal(429, 'too-many-attempts', wait);
    const { login, password } = decodeInput(credentials, request.body);
    const user = await identity.authenticate(login, password);
    if (user === null) throw refusal(401, 'credentials');
    if (!isStaff(user)) throw refusal(403, 'not-staff');
    const { setCookie } = await identity.openSession(user, { secure: isSecure(request) });
    return reply.header('set-cookie', setCookie).send(faceOf(user));
  });

  app.post('/logout', async (request, reply) => {
    const { cookie } = request.headers;
    const { setCookie } = await identity.closeSession(cookie, { secure: isSecure(request) });
    return reply.header('set-cookie', setCookie).code(204).send();
  });

  app.get('/me', async (request) => {
    const user = await identity.userOf(request.headers.cookie);
    if (user === null) throw refusal(401, 'sign-in');
    if (!isStaff(user)) throw refusal(403, 'not-staff');
    return faceOf(user);
  });
}
