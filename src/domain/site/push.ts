/** What a player is told in their browser while the site is not open: only what they wait for. */
export const PUSH_KINDS = [
  'bet-settled',
  'withdrawal-paid',
  'withdrawal-returned',
  'document-decided',
  'request-answered',
] as const;

export type PushKind = (typeof PUSH_KINDS)[number];
