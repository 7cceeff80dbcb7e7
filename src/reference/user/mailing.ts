import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import type { Database } from '../data/database.ts';
import { isSame } from '../secrets/equal.ts';
import type { Keys } from '../secrets/keys.ts';

export type Mailing = Required<CallReply<'mailing'>>;

/** What players want to be told. */
export interface Mailings {
  of(userId: string): Mailing;
  save(userId: string, changes: CallReply<'mailing'>): Mailing;
  /** Names a player in the links of newsletters, for good. */
  stopToken(userId: string): string;
  /** Ends the news to the player a token names; false where it names nobody. */
  stop(token: string): boolean;
}

const mailingRow = v.object({
  mail_news: v.number(),
  mail_deposit: v.number(),
  mail_bets: v.number(),
  sms_news: v.number(),
});

const usual: Mailing = {
  enable_mail_news: false,
  enable_mail_deposit: true,
  enable_mail_bets: true,
  enable_sms_news: false,
};

/** Only what is given; a field that is there without a value is not. */
function given(changes: CallReply<'mailing'>): Partial<Mailing> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** Mailing settings in a database. */
export function createMailings(database: Database, keys: Keys): Mailings {
  const of = (userId: string): Mailing => {
    const row = database.first(mailingRow, 'SELECT * FROM mailing WHERE user_id = ?', userId);
    if (!row) return usual;
    return {
      enable_mail_news: row.mail_news === 1,
      enable_mail_deposit: row.mail_deposit === 1,
      enable_mail_bets: row.mail_bets === 1,
      enable_sms_news: row.sms_news === 1,
    };
  };
  const save = (userId: string, changes: CallReply<'mailing'>): Mailing => {
    const all: Mailing = { ...of(userId), ...given(changes) };
    database.run(
      `INSERT OR REPLACE INTO mailing (user_id, mail_news, mail_deposit, mail_bets, sms_news)
       VALUES (?, ?, ?, ?, ?)`,
      userId,
      Number(all.enable_mail_news),
      Number(all.enable_mail_deposit),
      Number(all.enable_mail_bets),
      Number(all.enable_sms_news),
    );
    return all;
  };
  const proofOf = (userId: string) => keys.mac('newsletter', userId);
  return {
    of,
    save,
    stopToken: (userId) => `${Buffer.from(userId).toString('base64url')}.${proofOf(userId)}`,
    stop(token) {
      const [name = '', proof = ''] = token.split('.');
      const userId = Buffer.from(name, 'base64url').toString();
      if (!isSame(proofOf(userId), proof)) return false;
      save(userId, { enable_mail_news: false, enable_sms_news: false });
      return true;
    },
  };
}
