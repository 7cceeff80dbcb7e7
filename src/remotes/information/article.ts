/** A part of an article under a heading of its own. */
export interface Section {
  readonly heading: string;
  readonly text: readonly string[];
  readonly list?: readonly string[];
  /** What is to be done one after another. */
  readonly steps?: readonly string[];
}

export interface Article {
  /** Its own name, where the page has several articles. */
  readonly title?: string;
  /** What the article is about, in a sentence or two. */
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** Every article, by the name of its route; the groups of the rules by their number. */
export const articleIds = [
  'about',
  'contacts',
  'howBet',
  'bettingAlphabet',
  'bettingCalculator',
  'rules1',
  'rules2',
  'rules3',
  'rules4',
  'rules5',
  'rules6',
  'footballChampionsRules',
  'payment',
  'ussdInstruction',
  'cashTerminals',
  'points',
  'smsBets',
  'taxation',
  'responsibleGaming',
  'disputeResolution',
  'licenses',
  'consent',
  'cookies',
  'amlKyc',
  'amlPolicy',
  'kycPolicy',
  'simpleIdentification',
  'blockAppealHistory',
  'mobile',
  'desktop',
  'iosApp',
  'cricketApp',
  'iplBettingApp',
  'ourPartners',
  'bettingAwards',
  'news',
  'promotions',
] as const;

export type ArticleId = (typeof articleIds)[number];

/** All articles in one language. */
export type Articles = Readonly<Record<ArticleId, Article>>;

/** The articles of one file. */
export type SomeArticles = Readonly<Partial<Articles>>;
