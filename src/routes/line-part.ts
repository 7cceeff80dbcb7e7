/** A part of the line: a section and what narrows it. */
export interface LinePart {
  readonly section: 'live' | 'line';
  readonly query: {
    readonly sport?: string;
    readonly champ?: string;
    readonly game?: string;
    readonly limit?: string;
  };
}

/** Parameters of an address. */
export type Params = Readonly<Record<string, string | undefined>>;

/** Which parts a page needs, by its parameters: of each section one at most. */
export type LineParts = (params: Params) => readonly LinePart[];

/** So many games fill a page. */
export const LONG = '120';
export const everywhere: readonly LinePart[] = [
  { section: 'live', query: { limit: '20' } },
  { section: 'line', query: { limit: '40' } },
];

/** A section of the line, or what its address narrows it to. */
export const addressed: LineParts = ({ section, sport, champ, game }) => [
  {
    section: section === 'live' ? 'live' : 'line',
    query: {
      ...(sport === undefined ? {} : { sport }),
      ...(champ === undefined ? {} : { champ }),
      ...(game === undefined ? { limit: LONG } : { game }),
    },
  },
];
