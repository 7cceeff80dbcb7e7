/** Chosen on the page of another provider's game: that it is played for play money. */
export const PLAY_MONEY_PART = 'casino-play-money';

interface Known {
  readonly session: {
    readonly status: string;
    readonly userId: string | null;
    /** Why the last session of this page ended; null where none did. */
    readonly endReason: string | null;
  };
  readonly page: { readonly choices: Readonly<Record<string, string>> };
}

/**
 * Whether a game that can be played for play money is: for a guest at once, as there is no money to play for; for
 * a player who wants it so. Whose session just ended is a guest who may have been told to stop: no game begins
 * again by itself.
 */
export function isForFun({ session, page }: Known): boolean {
  const isWanted = page.choices[PLAY_MONEY_PART] === 'on';
  if (session.status === 'guest') return isWanted || session.endReason === null;
  return session.userId !== null && isWanted;
}
