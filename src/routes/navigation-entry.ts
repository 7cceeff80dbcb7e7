import type { PlainKey } from '../site/texts/keys.ts';

/** The groups of links at the foot of every page, in their order. */
export const footerGroups = ['betting', 'about', 'safe', 'policies'] as const;

/** Signs of links; the icons of the site have them. */
export type NavigationIcon =
  | 'chat'
  | 'clock'
  | 'document'
  | 'gift'
  | 'history'
  | 'lock'
  | 'plus'
  | 'settings'
  | 'shield'
  | 'ticket'
  | 'user'
  | 'wallet';

/** A page in a list of pages: at which place, by which words. */
export interface NavigationEntry {
  readonly order: number;
  /** The page's title, where it is left out. */
  readonly textKey?: PlainKey;
  /** Of a page that has several addresses: which of them. */
  readonly params?: Readonly<Record<string, string>>;
}

interface SignedEntry extends NavigationEntry {
  readonly icon: NavigationIcon;
}

interface FooterEntry extends NavigationEntry {
  readonly group: (typeof footerGroups)[number];
}

/** The lists of pages there are, and what stands in each. */
export interface NavigationLists {
  /** The bar of the site's sections. */
  readonly sections: NavigationEntry;
  /** The menu of a player. */
  readonly account: SignedEntry;
  /** Beside the pages of the office. */
  readonly office: SignedEntry;
  /** Beside the articles. */
  readonly articles: NavigationEntry;
  /** At the foot of every page. */
  readonly footer: FooterEntry;
}

/** Where a page stands in the lists. */
export type Navigation = {
  readonly [L in keyof NavigationLists]?: readonly NavigationLists[L][];
};
