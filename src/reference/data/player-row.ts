import * as v from 'valibot';

const flag = v.pipe(
  v.number(),
  v.transform((number) => number === 1),
);

export const playerRow = v.object({
  user_id: v.string(),
  created_at: v.number(),
  terms_version: v.number(),
  terms_confirmed_at: v.nullable(v.number()),
  cookies_agreed_at: v.nullable(v.number()),
  /** How the player registered; null for who did not do so here. */
  registered_as: v.nullable(v.string()),
  bonus: v.number(),
  first_deposit_bonus: v.number(),
  /** It was chosen, and is not wanted any more. */
  declines_bonus: flag,
  hides_balance: flag,
  has_deposit: flag,
  password_changed_at: v.nullable(v.number()),
  /** The last sign-in, and the one before. */
  signed_in_at: v.nullable(v.number()),
  previous_sign_in_at: v.nullable(v.number()),
});

/** What the back-end keeps of a player beside money and bets. Times are epoch milliseconds. */
export type Player = v.InferOutput<typeof playerRow>;
