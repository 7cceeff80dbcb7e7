import * as v from 'valibot';
import type { Database } from '../data/database.ts';

const gameRow = v.object({ game: v.number() });

/** The games that a player keeps at hand, in their order. */
export interface Favourites {
  of(userId: string): number[];
  /** All of the list; what stands twice stands once. */
  save(userId: string, games: readonly number[]): number[];
}

/** Favourites in a database. */
export function createFavourites(database: Database): Favourites {
  const of = (userId: string) => {
    const sql = 'SELECT game FROM favourite_games WHERE user_id = ? ORDER BY position';
    return database.all(gameRow, sql, userId).map(({ game }) => game);
  };
  return {
    of,
    save: (userId, games) =>
      database.transaction(() => {
        database.run('DELETE FROM favourite_games WHERE user_id = ?', userId);
        const insert = 'INSERT INTO favourite_games (user_id, position, game) VALUES (?, ?, ?)';
        for (const [position, game] of [...new Set(games)].entries()) {
          database.run(insert, userId, position, game);
        }
        return of(userId);
      }),
  };
}
