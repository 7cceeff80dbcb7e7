import type { FastifyInstance } from 'fastify';
import { supportOf } from '../../http/staff.ts';
import type { Identity } from '../../ports.ts';
import type { Reconciliation } from './reconciliation.ts';

export const BOOKS_PATH = '/reference-api/v1/review/books';

export interface BooksRouteOptions {
  readonly reconciliation: Pick<Reconciliation, 'openFunds' | 'stakes'>;
  readonly identity: Identity;
}

/** Registers what staff see of money in rounds that are not over, and whether it lies where it should. */
export function registerBooks(
  app: FastifyInstance,
  { reconciliation, identity }: BooksRouteOptions,
): void {
  app.get(BOOKS_PATH, async (request) => {
    await supportOf(identity, request);
    return { open: reconciliation.openFunds(), differences: reconciliation.stakes() };
  });
}
