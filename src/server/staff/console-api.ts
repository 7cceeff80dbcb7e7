import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SecurityKind, SecurityRecord } from '../../domain/protection/security-event.ts';
import { networkOf } from '../../server-kernel/network.ts';
import { callerOf } from '../http/caller-of.ts';
import { decodeInput } from '../http/decode-input.ts';
import { refusal, refusalOf } from '../http/refusal.ts';
import { isDemoUser } from '../identity/demo-accounts.ts';
import type { Identity, User } from '../identity/identity.ts';
import { staffPasswordProblems } from './new-password.ts';
import type { Entered, StaffSignIn } from './sign-in.ts';
import { PasswordTries } from './tries.ts';

const passwordText = v.pipe(v.string(), v.minLength(1), v.maxLength(1000));

const credentials = v.object({
  login: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  password: passwordText,
  newPassword: v.optional(passwordText),
  code: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
});

const newPassword = v.object({ password: passwordText, newPassword: passwordText });
const sessionId = v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) });

function isStaff(user: User): boolean {
  return user.roles.includes('support') || user.roles.includes('analyst');
}

const staffFrom = ({ ip }: FastifyRequest) => ({ network: networkOf(ip), isStaff: true });

/** Demo accounts say so: a console with them is for trials. */
function faceOf(user: User) {
  const { id, login, roles } = user;
  return { user: { id, login, roles, isDemo: isDemoUser(user) } };
}

export interface ConsoleApiOptions {
  readonly identity: Identity;
  readonly security: SecurityRecord;
  readonly staff: StaffSignIn;
  readonly now: () => number;
}

/** Takes down what somebody did to their own account. */
function recording(security: SecurityRecord) {
  return (request: FastifyRequest, kind: SecurityKind, userId: string, session?: string) =>
    security.record({
      kind,
      outcome: 'success',
      place: request.routeOptions.url,
      network: networkOf(request.ip),
      actorId: userId,
      subjectId: userId,
      sessionId: session,
    });
}

function signingIn(app: FastifyInstance, options: ConsoleApiOptions, tries: PasswordTries): void {
  const { identity, security, staff } = options;
  const record = recording(security);
  const enter = async (request: FastifyRequest, reply: FastifyReply, entered: Entered) => {
    const { user, recoveryCodes, hasNewPassword } = entered;
    const opened = await identity.openSession(user, callerOf(request));
    if (opened === null) throw refusal(401, 'credentials');
    if (hasNewPassword) record(request, 'password-change', user.id);
    if (recoveryCodes.length > 0) record(request, 'second-step-change', user.id);
    record(request, 'sign-in', user.id, opened.id);
    return reply.header('set-cookie', opened.setCookie).send({ ...faceOf(user), recoveryCodes });
  };
  app.post('/login', async (request, reply) => {
    const { login, ...proofs } = decodeInput(credentials, request.body);
    // Counted before the slow check, so that many tries at once cannot all get in before the first
    // has failed.
    const attempt = tries.take(login, networkOf(request.ip));
    const user = await identity.authenticate(login, proofs.password, staffFrom(request));
    // A player is told what a wrong password is: else this would be a place to guess theirs.
    if (user === null || !isStaff(user)) {
      const subjectId = (user ?? (await identity.userByLogin(login)))?.id;
      throw refusalOf({ kind: 'sign-in', outcome: 'failure', subjectId }, 401, 'credentials');
    }
    attempt.forgive();
    const outcome = await staff.proceed(user, proofs, staffFrom(request));
    return 'next' in outcome ? outcome : enter(request, reply, outcome);
  });

  app.post('/logout', async (request, reply) => {
    const caller = callerOf(request);
    const session = await identity.sessionOf(caller);
    if (session !== null) record(request, 'sign-out', session.user.id, session.id);
    const { setCookie } = await identity.closeSession(caller);
    return reply.header('set-cookie', setCookie).code(204).send();
  });
}

function assertStaff(user: User): User {
  if (!isStaff(user)) throw refusalOf({ actorId: user.id }, 403, 'not-staff');
  return user;
}

/** Whoever of the staff is signed in in the browser that asks. */
async function staffOf(identity: Identity, request: FastifyRequest): Promise<User> {
  const user = await identity.userOf(callerOf(request));
  if (user === null) throw refusal(401, 'sign-in');
  return assertStaff(user);
}

/** Who is there, if anybody: an answer and no refusal, as the console only asks. */
function whoIsThere(app: FastifyInstance, identity: Identity): void {
  app.get('/me', async (request, reply) => {
    const user = await identity.userOf(callerOf(request));
    if (user === null) return reply.code(401).send({ error: 'sign-in' });
    return faceOf(assertStaff(user));
  });
}

function ownAccount(app: FastifyInstance, options: ConsoleApiOptions, tries: PasswordTries): void {
  const { identity, security } = options;
  const record = recording(security);
  app.get('/sessions', async (request) => {
    await staffOf(identity, request);
    return { items: await identity.sessionsOf(callerOf(request)) };
  });

  app.delete('/sessions', async (request, reply) => {
    const { id } = await staffOf(identity, request);
    await identity.endSession(callerOf(request), null);
    record(request, 'session-end', id);
    return reply.code(204).send();
  });

  app.delete('/sessions/:id', async (request, reply) => {
    const user = await staffOf(identity, request);
    const { id } = decodeInput(sessionId, request.params);
    if (!(await identity.endSession(callerOf(request), id))) throw refusal(404, 'no-such-session');
    record(request, 'session-end', user.id);
    return reply.code(204).send();
  });

  app.post('/password', async (request, reply) => {
    const { id, login } = await staffOf(identity, request);
    const chosen = decodeInput(newPassword, request.body);
    const attempt = tries.take(login, networkOf(request.ip));
    const user = await identity.authenticateById(id, chosen.password, staffFrom(request));
    if (user === null) {
      const facts = { kind: 'password-change', outcome: 'failure', subjectId: id } as const;
      throw refusalOf(facts, 403, 'password');
    }
    attempt.forgive();
    const problems = await staffPasswordProblems(user, chosen.newPassword, chosen.password);
    if (problems.length > 0) return reply.send({ problems });
    const changed = await identity.setPassword(user, chosen.newPassword, staffFrom(request));
    const opened = changed && (await identity.openSession(changed, callerOf(request)));
    if (opened === null) throw refusal(401, 'credentials');
    record(request, 'password-change', id, opened.id);
    return reply.header('set-cookie', opened.setCookie).send({ problems });
  });
}

/**
 * Signing in to the console and what staff do with their own account; to be registered under
 * `/console-api/v1`.
 */
export async function consoleApi(app: FastifyInstance, options: ConsoleApiOptions): Promise<void> {
  const tries = new PasswordTries(options.now);
  signingIn(app, options, tries);
  whoIsThere(app, options.identity);
  ownAccount(app, options, tries);
}
