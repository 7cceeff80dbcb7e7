import { GAMES_OF_A_PAGE } from '../domain/list-length.ts';

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

/** A list that is loaded in pages begins with so many games. */
export const LONG = String(GAMES_OF_A_PAGE);
/** Games of some teams may stand anywhere in the line: all of it is loaded, the same for everybody. */
export const whole: readonly LinePart[] = [
  { section: 'live', query: {} },
  { section: 'line', query: {} },
];
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
