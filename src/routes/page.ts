import type { SiteConfigFlag } from '../domain/site-config.ts';
import type { Layout } from './layouts.ts';
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

/** Dictionaries of texts; a text's key begins with its dictionary's id. */
export type DictionaryId =
  | 'main'
  | 'sport'
  | 'casino'
  | 'office'
  | 'information'
  | 'auth'
  | 'bonus'
  | 'technical'
  | 'responsible_gaming';

/** What a page may say of itself beyond its group; all of it is off when left out. */
interface PageTraits {
  readonly layout?: Layout;
  readonly remote?: RemoteName | null;
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
  /** Loaded beside `main` and the group's own dictionary. */
  readonly dictionaries?: readonly DictionaryId[];
  /** What its query and fragment may hold: the values of other fields are personal. */
  readonly query?: QueryFields;
}

interface PageGroup extends PageTraits {
  readonly area: Area;
  readonly remote: RemoteName | null;
  readonly layout: Layout;
  readonly dictionary: DictionaryId;
}

/** A row of the address table. */
export interface Page<P extends string = string> {
  readonly pattern: P;
  readonly area: Area;
  readonly layout: Layout;
  /** The sub-application that fills the page; null: the host draws it itself. */
  readonly remote: RemoteName | null;
  readonly dictionaryIds: readonly DictionaryId[];
  readonly titleKey: string;
  readonly authRequired: boolean;
  readonly guestOnly: boolean;
  readonly availabilityKey: SiteConfigFlag | null;
  readonly playersOnlyKey: SiteConfigFlag | null;
  readonly developmentOnly: boolean;
  readonly allowedWhenBanned: boolean | Readonly<Record<number, number>>;
  readonly exemptFromTerms: boolean;
  readonly query: QueryFields;
}

/** A page is its pattern, or its pattern and what sets it apart from its group. */
type Row = string | readonly [pattern: string, traits: PageTraits];
type PatternOf<R extends Row> = R extends string ? R : R[0];

function titleKey(dictionary: DictionaryId, name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `${dictionary}_${words}_title`;
}

function page(group: PageGroup, name: string, row: Row): Page {
  const [pattern, own] = typeof row === 'string' ? [row, {}] : row;
  const { dictionary, dictionaries = [], ...traits } = { ...group, ...own };
  return {
    authRequired: false,
    guestOnly: false,
    availabilityKey: null,
    playersOnlyKey: null,
    developmentOnly: false,
    allowedWhenBanned: false,
    exemptFromTerms: false,
    query: {},
    ...traits,
    pattern,
    dictionaryIds: ['main', dictionary, ...dictionaries],
    titleKey: titleKey(dictionary, name),
  };
}

/** Declares pages that share layout, area, sub-application and dictionary. */
export function pages<const Rows extends Readonly<Record<string, Row>>>(
  group: PageGroup,
  rows: Rows,
): { readonly [N in keyof Rows]: Page<PatternOf<Rows[N]>> } {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, page(group, name, row)]),
  ) as unknown as { readonly [N in keyof Rows]: Page<PatternOf<Rows[N]>> };
}
