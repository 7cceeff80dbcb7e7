import type { SiteConfigFlag } from '../domain/site/config.ts';
import type { DictionaryId } from '../domain/site/dictionary-id.ts';
import type { PlainKey } from '../site/texts/keys.ts';
import type { Layout } from './layouts.ts';
import type { LineParts, Params } from './line-part.ts';
import type { Navigation } from './navigation-entry.ts';
import type { QueryFields } from './query-fields.ts';

/** Parts of the site a page can belong to. */
export type Area =
  | 'sports'
  | 'cyber'
  | 'casino'
  | 'games'
  | 'office'
  | 'information'
  | 'auth'
  | 'promotion'
  | 'state';

/** The sub-applications the host loads. Header and footer frame a page, the others fill one. */
export type RemoteName =
  | 'header'
  | 'footer'
  | 'sportsbook'
  | 'casino'
  | 'office'
  | 'information'
  | 'technical';

/**
 * What draws a page: a view of its own, an article of the information pages, or the view of all that
 * bars the way. `not-yet`: there is nothing to show so far, and the page says so.
 */
export type PageView = 'own' | 'article' | 'state' | 'not-yet';

/** What a page may say of itself beyond its group; all of it is off when left out. */
interface PageTraits {
  readonly layout?: Layout;
  /** A guest is sent to log in. */
  readonly authRequired?: boolean;
  /** A player who is logged in is sent home. */
  readonly guestOnly?: boolean;
  /** There only while this configuration flag is on. */
  readonly availabilityKey?: SiteConfigFlag;
  /** Not there for guests while this configuration flag is on. */
  readonly playersOnlyKey?: SiteConfigFlag;
  /** Not there in production. */
  readonly developmentOnly?: boolean;
  /** Open to banned players: always, or at a ban level by ban version. */
  readonly allowedWhenBanned?: boolean | Readonly<Record<number, number>>;
  /** Open to a player who has changed terms to confirm or an identification to pass. */
  readonly exemptFromTerms?: boolean;
  /**
   * Of what a player has, and help with it: open to one who has an identification to pass, and with
   * changed terms to confirm where the server leaves it.
   */
  readonly ownMoney?: boolean;
  /** What it shows besides the line, and so is loaded when it is opened. How, the effects say. */
  readonly needs?: readonly string[];
  /** Which games it shows: what is asked for and what is drawn are both found by this. */
  readonly line?: LineParts;
  /** Key of its title, where that is not the same for all of its addresses. */
  readonly titleOf?: (params: Params) => PlainKey;
  /** Loaded beside `main` and the group's own dictionary. */
  readonly dictionaries?: readonly DictionaryId[];
  /** What its query and fragment may hold: the values of other fields are personal. */
  readonly query?: QueryFields;
  /** Where the lists of pages name it. */
  readonly navigation?: Navigation;
}

interface PageGroup extends PageTraits {
  readonly area: Area;
  readonly remote: RemoteName | null;
  readonly view: PageView;
  readonly layout: Layout;
  readonly dictionary: DictionaryId;
}

/** A row of the address table. */
export interface Page<
  P extends string = string,
  R extends RemoteName | null = RemoteName | null,
  V extends PageView = PageView,
  T extends string = PlainKey,
  N extends string = string,
> {
  readonly pattern: P;
  readonly area: Area;
  readonly layout: Layout;
  /** The sub-application that fills the page; null: the host draws it itself. */
  readonly remote: R;
  readonly view: V;
  readonly dictionaryIds: readonly DictionaryId[];
  /** Its title in a list of links. */
  readonly titleKey: T;
  /** Its title by the parameters of its address. */
  readonly titleOf: (params: Params) => T | PlainKey;
  /** Names of resources. */
  readonly needs: readonly N[];
  readonly line: LineParts;
  readonly authRequired: boolean;
  readonly guestOnly: boolean;
  readonly availabilityKey: SiteConfigFlag | null;
  readonly playersOnlyKey: SiteConfigFlag | null;
  readonly developmentOnly: boolean;
  readonly allowedWhenBanned: boolean | Readonly<Record<number, number>>;
  readonly exemptFromTerms: boolean;
  readonly ownMoney: boolean;
  readonly query: QueryFields;
  readonly navigation: Navigation;
}

/** A page is its pattern, or its pattern and what sets it apart from its group. */
type Row = string | readonly [pattern: string, traits: PageTraits];
type PatternOf<R extends Row> = R extends string ? R : R[0];
type NeedOf<R extends Row> = R extends readonly [string, { needs: readonly (infer N)[] }]
  ? Extract<N, string>
  : never;

/** `officeAccount` as it stands in a key of texts: `office_account`. */
type Words<Name, Done extends string = ''> = Name extends `${infer First}${infer Rest}`
  ? Words<Rest, `${Done}${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}`>
  : Done;

function titleKey(dictionary: DictionaryId, name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `${dictionary}_${words}_title`;
}

const noParts: LineParts = () => [];

function page(
  group: PageGroup,
  name: string,
  row: Row,
): Page<string, RemoteName | null, PageView, string> {
  const [pattern, own] = typeof row === 'string' ? [row, {}] : row;
  const { dictionary, dictionaries = [], ...traits } = { ...group, ...own };
  const title = titleKey(dictionary, name);
  return {
    authRequired: false,
    guestOnly: false,
    availabilityKey: null,
    playersOnlyKey: null,
    developmentOnly: false,
    allowedWhenBanned: false,
    exemptFromTerms: false,
    ownMoney: false,
    query: {},
    navigation: {},
    needs: [],
    line: noParts,
    titleOf: () => title,
    ...traits,
    pattern,
    dictionaryIds: ['main', dictionary, ...dictionaries],
    titleKey: title,
  };
}

type PagesOf<G extends PageGroup, Rows extends Readonly<Record<string, Row>>> = {
  readonly [N in keyof Rows]: Page<
    PatternOf<Rows[N]>,
    G['remote'],
    G['view'],
    `${G['dictionary']}_${Words<N>}_title`,
    NeedOf<Rows[N]>
  >;
};

/** Declares pages that share layout, area, sub-application, view and dictionary. */
export function pages<const G extends PageGroup, const Rows extends Readonly<Record<string, Row>>>(
  group: G,
  rows: Rows,
): PagesOf<G, Rows> {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, page(group, name, row)]),
  ) as unknown as PagesOf<G, Rows>;
}
