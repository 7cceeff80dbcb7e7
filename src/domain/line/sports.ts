/**
 * The sports of the line. What is virtual is played by nobody: it has lists of its own, and stands in
 * those of real sport only where it is asked for.
 */
export const FOOTBALL = { id: 1, slug: 'football', name: 'Football' } as const;
export const EFOOTBALL = { id: 2, slug: 'efootball', name: 'E-football' } as const;

/** Whether a sport, by its name in addresses, has lists of its own. */
export const isVirtual = (slug: string | undefined): boolean => slug === EFOOTBALL.slug;

/** The first number of a virtual match: matches of football come to it in many thousand years. */
export const VIRTUAL_GAMES = 900_000_001;

/** Whether a match is one that the house draws and nobody plays, by its number. */
export const isVirtualGame = (id: number): boolean => id >= VIRTUAL_GAMES;
