import type { FastifyInstance } from 'fastify';
import { supportOf } from '../http/staff.ts';
import type { Identity } from '../ports.ts';
import type { Outside } from './outside/outside.ts';
import type { ReturnsStore } from './returns.ts';

export const RETURNS_PATH = '/reference-api/v1/review/games';

export interface ReturnsRouteOptions {
  readonly returns: Pick<ReturnsStore, 'list'>;
  readonly outside: Pick<Outside, 'returns'>;
  readonly identity: Identity;
}

/** Registers what staff see of the games: what each returned, and whether chance reaches that. */
export function registerReturns(
  app: FastifyInstance,
  { returns, outside, identity }: ReturnsRouteOptions,
): void {
  app.get(RETURNS_PATH, async (request) => {
    await supportOf(identity, request);
    return { items: [...returns.list(), ...outside.returns()], next: null };
  });
}
