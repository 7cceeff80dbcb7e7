/** Why nothing comes of a press for what friends brought, in the order it is asked. */
export const FRIENDS_REFUSALS = [
  /** Who plays, or what there is, is not known yet. */
  'waiting',
  'not-offered',
  'nothing',
] as const;

export type FriendsRefusal = (typeof FRIENDS_REFUSALS)[number];
