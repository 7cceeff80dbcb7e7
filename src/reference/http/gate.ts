import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallDeclaration } from '../../calls/define.ts';
import type { Identity, User } from '../ports.ts';
import type { Player, Players } from '../session/players.ts';
import type { Tokens } from '../session/token.ts';
import type { CallContext } from './handler.ts';
import { Refused } from './refusal.ts';

/** Finds out who calls, and lets nobody through to a bearer call without a valid token. */
export interface Gate {
  admit(
    declaration: CallDeclaration,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<CallContext>;
}

export interface GateOptions {
  readonly identity: Identity;
  readonly tokens: Tokens;
  readonly players: Players;
  readonly now: () => number;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join('; ') : value;
}

/** The player an Authorization header speaks for, or null. */
async function bearerOf(
  header: string | undefined,
  { tokens, players }: GateOptions,
  now: number,
): Promise<Player | null> {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  const bearer = token === undefined ? null : await tokens.read(token, now);
  const player = bearer && players.find(bearer.userId);
  return player && player.token_generation === bearer?.generation ? player : null;
}

/** The gate in front of every handler. */
export function createGate(options: GateOptions): Gate {
  return {
    async admit({ bearer }, request, reply) {
      const now = options.now();
      const cookie = headerOf(request, 'cookie');
      const player = bearer
        ? await bearerOf(headerOf(request, 'authorization'), options, now)
        : null;
      if (bearer && !player) throw new Refused('401');
      let visitor: Promise<User | null> | undefined;
      return {
        now,
        player,
        cookie,
        lastEventId: headerOf(request, 'last-event-id'),
        isSecure: request.protocol === 'https',
        visitor() {
          visitor ??= options.identity.userOf(cookie);
          return visitor;
        },
        setCookie: (text) => void reply.header('set-cookie', text),
      };
    },
  };
}
