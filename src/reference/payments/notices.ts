import type { Database } from '../data/database.ts';
import { POLICY } from '../policy.ts';
import type { Distrusted, Following } from './following.ts';
import type { PaymentProvider, RawNotice } from './provider.ts';

/** Why a notification changed nothing. */
export type NoticeProblem = 'signature' | 'stale' | 'malformed' | 'replayed' | Distrusted;

/** What came of a notification: `known` where it was one more of what is known already. */
export type NoticeOutcome =
  | { readonly kind: 'taken' | 'known' }
  | { readonly kind: 'refused'; readonly problem: NoticeProblem };

export interface NoticesOptions {
  readonly database: Database;
  readonly paymentProvider: PaymentProvider;
  readonly following: Following;
}

/** Takes what providers tell. Anybody may send it; none but theirs changes anything. */
export interface Notices {
  receive(notice: RawNotice, now: number): NoticeOutcome;
}

const refused = (problem: NoticeProblem): NoticeOutcome => ({ kind: 'refused', problem });

/** Puts the taking of notifications together. */
export function createNotices({ database, paymentProvider, following }: NoticesOptions): Notices {
  const { name } = paymentProvider;
  /**
   * Whether this very text was taken before: then somebody sends it who saw it pass. A provider that
   * tells again signs again.
   */
  const note = ({ id, signature }: RawNotice, now: number): boolean => {
    database.run('DELETE FROM notices_seen WHERE at < ?', now - POLICY.payments.seen);
    const sql = `INSERT INTO notices_seen (provider, id, signature, at) VALUES (?, ?, ?, ?)
      ON CONFLICT DO NOTHING`;
    return database.run(sql, name, id, signature, now).changes > 0;
  };
  return {
    receive(notice, now) {
      const read = paymentProvider.read(notice, now);
      if ('problem' in read) return refused(read.problem);
      return database.transaction(() => {
        if (!note(notice, now)) return refused('replayed');
        const outcome = following.take(read.report, now);
        if (outcome === 'moved') return { kind: 'taken' };
        return outcome === 'known' ? { kind: 'known' } : refused(outcome);
      });
    },
  };
}
