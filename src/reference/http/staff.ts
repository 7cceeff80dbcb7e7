import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Identity, Session } from '../ports.ts';
import { callerIn } from './caller.ts';
import { Refused } from './refusal.ts';

/** What staff ask for, as the route wants it; throws where it does not fit. */
export function decoded<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, input);
  if (read.success) return read.output;
  throw new Refused('400', [{ pointer: `/${v.getDotPath(read.issues[0]) ?? ''}` }]);
}

/** Whoever of support is signed in at the console; anybody else is refused. */
export async function supportOf(identity: Identity, request: FastifyRequest): Promise<Session> {
  const session = await identity.sessionOf(callerIn(request));
  if (session === null) throw new Refused('401');
  if (!session.user.roles.includes('support')) throw new Refused('1906');
  return session;
}
