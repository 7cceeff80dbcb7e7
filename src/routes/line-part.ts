import { GAMES_OF_A_PAGE, NAME_LENGTH } from '../domain/line/list-length.ts';
import { type LineMenu, menuOf } from '../domain/line/menu.ts';

/** A part of the line: a section and what narrows it. */
export interface LinePart {
  readonly section: 'live' | 'line';
  readonly query: {
    readonly sport?: string;
    readonly champ?: string;
    readonly game?: string;
    readonly menu?: LineMenu;
    /** Part of the name of a team or a championship. */
    readonly name?: string;
    readonly limit?: string;
  };
}

/** Parameters of an address. */
export type Params = Readonly<Record<string, string | undefined>>;

/** Which parts a page needs, by its parameters and its whole address: of each section one at most. */
export type LineParts = (params: Params, url: string) => readonly LinePart[];

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

/** The games of a section that most players bet on. */
export const picked = (section: LinePart['section']): LinePart => ({
  section,
  query: { menu: 'popular', limit: '20' },
});

/** What of a section its address narrows it to. */
export const addressed: LineParts = (params) => {
  const { sport, champ, game, menuSection } = params;
  const section = params['section'] === 'live' ? 'live' : 'line';
  const menu = game === undefined ? menuOf(section, menuSection) : undefined;
  const query = {
    ...(sport === undefined ? {} : { sport }),
    ...(champ === undefined ? {} : { champ }),
    ...(game === undefined ? { limit: LONG } : { game }),
    ...(menu === undefined ? {} : { menu }),
  };
  return [{ section, query }];
};

/** Games whose teams or championships are named so; none without a name. */
export const named: LineParts = ({ name }) =>
  name === undefined
    ? []
    : everywhere.map(({ section }) => ({
        section,
        query: { name: name.slice(0, NAME_LENGTH), limit: LONG },
      }));
