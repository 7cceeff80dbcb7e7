import type { FastifyInstance } from 'fastify';
import { Refused } from '../../http/refusal.ts';
import type { Board } from './board.ts';

/**
 * `GET /sports-api/v1/draws/GAME`: what a game's goals are drawn from. No call of the site: it is for
 * whoever checks a result. 404 for a game that is not offered yet, and for one that followed from the
 * seed.
 */
export function registerDraws(
  app: FastifyInstance,
  { board, now }: { readonly board: Pick<Board, 'proof'>; readonly now: () => number },
): void {
  app.get<{ Params: { game: string } }>('/sports-api/v1/draws/:game', async ({ params }) => {
    const proof = /^\d{1,12}$/.test(params.game) ? board.proof(Number(params.game), now()) : null;
    if (proof === null) throw new Refused('404');
    return proof;
  });
}
