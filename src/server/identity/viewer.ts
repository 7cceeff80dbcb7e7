import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller-of.ts';
import { refusal, refusalOf } from '../http/refusal.ts';
import type { ChunkOptions } from '../reading/batch-reader.ts';
import type { AuditAction } from '../stores/audit-entry.ts';
import type { LogSession } from '../stores/log-session.ts';
import type { LogStore } from '../stores/log-store.ts';
import type { Identity, Role, User } from './identity.ts';

/** Who looks at recordings, in the role that shows most. */
export interface Viewer {
  readonly user: User;
  readonly role: Role;
  /** Id of the sign-in with which they came. */
  readonly signInId: string;
}

const STRONGEST_FIRST: readonly Role[] = ['support', 'analyst', 'player'];

/** The role that shows most; none for who has no role. */
export function roleOf(user: User): Role | undefined {
  return STRONGEST_FIRST.find((name) => user.roles.includes(name));
}

/** Who asks. Refused with 401 for a guest, and with 403 in a role that is not one of `roles`. */
export async function viewerOf(
  identity: Identity,
  request: FastifyRequest,
  roles: readonly Role[] = STRONGEST_FIRST,
): Promise<Viewer> {
  const signIn = await identity.sessionOf(callerOf(request));
  if (signIn === null) throw refusal(401, 'sign-in');
  const { id: signInId, user } = signIn;
  const role = roleOf(user);
  if (role === undefined || !roles.includes(role)) {
    throw refusalOf({ actorId: user.id }, 403, 'forbidden');
  }
  return { user, role, signInId };
}

/** An analyst works with sessions, not with persons. */
export function seesPersonal(viewer: Viewer): boolean {
  return viewer.role !== 'analyst';
}

/** How a viewer reads recordings. */
export type Reading = Pick<ChunkOptions, 'personal' | 'reader'>;

export function readingAs(viewer: Viewer): Reading {
  const reader = viewer.role === 'player' ? 'player' : 'staff';
  return { personal: seesPersonal(viewer), reader };
}

/** A player's own session is one that nobody else was ever signed in to. */
function isOwn(user: User, session: LogSession): boolean {
  const others = [...session.linkedUserIds, ...session.claimedUserIds].some((id) => id !== user.id);
  return session.linkedUserIds.includes(user.id) && !others;
}

/** A session the viewer may see; 404 for staff when there is none, 403 for players not their own. */
export async function sessionFor(
  store: LogStore,
  viewer: Viewer,
  sessionId: string,
): Promise<LogSession> {
  const session = await store.session(sessionId);
  if (viewer.role === 'player' && (session === null || !isOwn(viewer.user, session))) {
    throw refusalOf({ actorId: viewer.user.id }, 403, 'forbidden');
  }
  if (session === null) throw refusal(404, 'no-such-session');
  return session;
}

/** Writes down that the viewer did something, before it is done. */
export async function audit(
  store: LogStore,
  now: () => number,
  viewer: Viewer,
  action: AuditAction,
  about: { sessionId?: string; userId?: string; detail?: string } = {},
): Promise<void> {
  await store.recordAudit({
    at: now(),
    actorId: viewer.user.id,
    role: viewer.role,
    action,
    sessionId: about.sessionId ?? null,
    userId: about.userId ?? null,
    detail: about.detail ?? null,
  });
}
