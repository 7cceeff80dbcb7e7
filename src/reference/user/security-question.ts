import * as v from 'valibot';
import type { Database } from '../data/database.ts';
import { isSame } from '../secrets/equal.ts';
import type { Keys } from '../secrets/keys.ts';

/** A question only the player can answer; of the answer only a keyed hash is kept. */
export interface SecurityQuestions {
  save(userId: string, question: string, answer: string): void;
  question(userId: string): string | null;
  isAnswer(userId: string, answer: string): boolean;
  drop(userId: string): void;
}

const questionRow = v.object({ sealed_question: v.string(), answer_hash: v.string() });

/** Case and gaps make no difference: people do not remember them. */
const plain = (answer: string) =>
  answer.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Questions in a database. */
export function createSecurityQuestions(database: Database, keys: Keys): SecurityQuestions {
  const about = (userId: string) => `question ${userId}`;
  const hashOf = (userId: string, answer: string) => keys.mac('answer', userId, plain(answer));
  const find = (userId: string) =>
    database.first(questionRow, 'SELECT * FROM security_questions WHERE user_id = ?', userId);
  return {
    save: (userId, question, answer) =>
      void database.run(
        `INSERT OR REPLACE INTO security_questions (user_id, sealed_question, answer_hash)
         VALUES (?, ?, ?)`,
        userId,
        keys.seal(question, about(userId)),
        hashOf(userId, answer),
      ),
    question(userId) {
      const row = find(userId);
      return row && keys.open(row.sealed_question, about(userId));
    },
    isAnswer(userId, answer) {
      const row = find(userId);
      return row !== null && isSame(hashOf(userId, answer), row.answer_hash);
    },
    drop: (userId) => void database.run('DELETE FROM security_questions WHERE user_id = ?', userId),
  };
}
