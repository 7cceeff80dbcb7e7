import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../../data/database.ts';
import { DAY, POLICY } from '../../policy.ts';
import type { Keys } from '../../secrets/keys.ts';
import type { Tickets } from '../../secrets/tickets.ts';

const opening = v.object({
  provider: v.string(),
  game: v.string(),
  userId: v.string(),
  accountId: v.number(),
  iso: v.string(),
  language: v.string(),
  /** The sign-in that the game was opened in: with it the session is over. */
  signIn: v.string(),
});

/** A game as a player opened it at a provider. */
export type GameSession = v.InferOutput<typeof opening>;

const sessionRow = v.pipe(
  v.object({
    provider: v.string(),
    game: v.string(),
    user_id: v.string(),
    account_id: v.number(),
    iso: v.string(),
    language: v.string(),
    sign_in: v.string(),
  }),
  v.transform(({ user_id, account_id, sign_in, ...rest }): GameSession => {
    return { ...rest, userId: user_id, accountId: account_id, signIn: sign_in };
  }),
);

/** Games that are open at providers: a launch token becomes a session, once. */
export interface GameSessions {
  /** A token that is good once and for a minute. */
  launch(session: GameSession, now: number): string;
  /** The session of a token, under its new name; null for a token that is none, or another provider's. */
  open(
    provider: string,
    token: string,
    now: number,
  ): { readonly id: string; readonly session: GameSession } | null;
  find(provider: string, id: string): GameSession | null;
}

const ID_BYTES = 18;
/** Who signed in so long ago has signed in again since. */
const KEPT = 90 * DAY;
const INSERT = `
  INSERT INTO game_sessions
    (hash, provider, game, user_id, account_id, iso, language, sign_in, opened_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** Sessions in a database, where only hashes of their names lie. */
export function createGameSessions(
  database: Database,
  { keys, tickets }: { readonly keys: Keys; readonly tickets: Tickets },
): GameSessions {
  const hashOf = (provider: string, id: string) => keys.mac('game session', provider, id);
  const keep = (id: string, session: GameSession, now: number): void => {
    const { provider, game, userId, accountId, iso, language, signIn } = session;
    const of = [hashOf(provider, id), provider, game, userId, accountId, iso, language, signIn];
    database.run('DELETE FROM game_sessions WHERE opened_at < ?', now - KEPT);
    database.run(INSERT, ...of, now);
  };
  return {
    launch: (session, now) =>
      tickets.issue('game-launch', session, {
        ...{ now, lifetime: POLICY.lifetimes.gameLaunch, userId: session.userId },
      }),
    open: (provider, token, now) =>
      database.transaction(() => {
        const taken = tickets.take('game-launch', token, opening, { now });
        if (typeof taken === 'string' || taken.data.provider !== provider) return null;
        const id = randomBytes(ID_BYTES).toString('base64url');
        keep(id, taken.data, now);
        return { id, session: taken.data };
      }),
    find(provider, id) {
      const sql = 'SELECT * FROM game_sessions WHERE hash = ?';
      return database.first(sessionRow, sql, hashOf(provider, id));
    },
  };
}
