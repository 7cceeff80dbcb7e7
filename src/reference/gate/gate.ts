import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CallName, calls } from '../../calls/table.ts';
import { findLanguage } from '../../domain/site/languages.ts';
import type { Caller } from '../../server-kernel/caller.ts';
import { networkOf } from '../../server-kernel/network.ts';
import type { Player } from '../data/player-row.ts';
import type { Feed } from '../feed/feed.ts';
import { callerIn, headerOf } from '../http/caller.ts';
import type { CallContext, Notes } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import { uploadIn } from '../http/upload.ts';
import { createVisits, type Visits, visitIn } from '../http/visit.ts';
import type { PlayTime } from '../limits/play-time.ts';
import { type Identity, isPlayer, type Session, type User } from '../ports.ts';
import type { Tokens } from '../session/token.ts';
import type { Players } from '../user/players.ts';
import type { Demands } from './demands.ts';

/** Finds out who calls, and lets nobody through to a bearer call without a valid token. */
export interface Gate {
  admit(call: CallName, request: FastifyRequest, reply: FastifyReply): Promise<CallContext>;
}

export interface GateOptions {
  readonly identity: Identity;
  readonly tokens: Tokens;
  readonly players: Players;
  readonly demands: Demands;
  readonly playTime: PlayTime;
  readonly feed: Feed;
  readonly browserOf: (caller: Caller) => string | null;
  readonly now: () => number;
  readonly language: string;
}

/** Whose session it is, if that is a player: staff who are signed in at the console are guests here. */
function playerIn(session: Session | null): User | null {
  return session && isPlayer(session.user) ? session.user : null;
}

/** The player an Authorization header speaks for, and the sign-in it came from, or null. */
async function bearerOf(
  header: string | undefined,
  { tokens, players }: GateOptions,
  now: number,
): Promise<{ readonly player: Player; readonly signIn: string } | null> {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  const bearer = token === undefined ? null : await tokens.read(token, now);
  const player = bearer && players.find(bearer.userId);
  return player && { player, signIn: bearer.signIn };
}

/** The visit of a request, begun when it is first asked for. */
function visiting(
  caller: Caller,
  visits: Visits,
  now: number,
  setCookie: (text: string) => void,
): Pick<CallContext, 'knownVisit' | 'visit'> {
  const knownVisit = visitIn(caller.cookie, caller.isSecure);
  let visit = knownVisit;
  return {
    knownVisit,
    visit() {
      if (visit !== null) return visit;
      const begun = visits.begin(caller, now);
      setCookie(begun.setCookie);
      visit = begun.visit;
      return visit;
    },
  };
}

function languageOf(request: FastifyRequest, usual: string): string {
  const asked = headerOf(request, 'x-language')?.toLowerCase() ?? '';
  return findLanguage(asked) ? asked : usual;
}

function contextOf(
  { identity, language, visits }: GateOptions & { readonly visits: Visits },
  request: FastifyRequest,
  reply: FastifyReply,
  { call, player, now }: Pick<CallContext, 'call' | 'player' | 'now'>,
): CallContext {
  const caller = callerIn(request);
  const setCookie = (text: string) => void reply.header('set-cookie', text);
  let known: Promise<Session | null> | undefined;
  const session = () => {
    known ??= identity.sessionOf(caller);
    return known;
  };
  const notes: Notes = {};
  return {
    call,
    now,
    player,
    ...caller,
    setCookie,
    lastEventId: headerOf(request, 'last-event-id'),
    origin: `${request.protocol}://${request.host}`,
    network: networkOf(request.ip),
    language: languageOf(request, language),
    captchaToken: headerOf(request, 'x-captcha-token'),
    ...visiting(caller, visits, now, setCookie),
    upload: calls[call].upload ? uploadIn(request) : null,
    session,
    visitor: async () => playerIn(await session()),
    notes,
    note: (more) => void Object.assign(notes, more),
  };
}

/**
 * Counts the time of a player with a session limit. When none is left they are signed out
 * everywhere, whatever their browser does.
 */
async function withinTime(
  { player: { user_id: userId }, signIn }: { readonly player: Player; readonly signIn: string },
  { playTime, identity, feed }: GateOptions,
  now: number,
): Promise<void> {
  playTime.note(userId, signIn, now);
  if (playTime.left(userId, now) !== 0) return;
  await identity.endAllSessions(userId);
  feed.notify(userId, 'session');
  feed.dismiss(userId);
  throw new Refused('1010');
}

/** The gate in front of every handler: who is it, and what does the call ask of everyone? */
export function createGate(options: GateOptions): Gate {
  const visits = createVisits(options.browserOf);
  return {
    async admit(call, request, reply) {
      const now = options.now();
      const { bearer } = calls[call];
      const known = bearer
        ? await bearerOf(headerOf(request, 'authorization'), options, now)
        : null;
      if (bearer && !known) throw new Refused('401');
      if (known) await withinTime(known, options, now);
      const context = contextOf({ ...options, visits }, request, reply, {
        ...{ call, now },
        player: known?.player ?? null,
      });
      await options.demands.meet(context, headerOf(request, 'x-fingerprint'));
      return context;
    },
  };
}
