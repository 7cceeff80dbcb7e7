/** What an account is for, by the ids that go over the wire. */
export const ACCOUNT_TYPE = {
  main: 0,
  /** Money of the house: no bound of a bet holds for it. */
  bonus: 4,
  /** Of the player's own choice, in another currency. */
  currency: 9,
} as const;

export type AccountPurpose = keyof typeof ACCOUNT_TYPE;
export type AccountTypeId = (typeof ACCOUNT_TYPE)[AccountPurpose];

export const ACCOUNT_TYPE_IDS = [
  ACCOUNT_TYPE.main,
  ACCOUNT_TYPE.bonus,
  ACCOUNT_TYPE.currency,
] as const satisfies readonly AccountTypeId[];
