import type english from './articles/en.json';

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

/** Every article there is in English, by the name of its route; groups of rules by their number. */
export type ArticleId = keyof typeof english;

/** All articles in one language. */
export type Articles = Readonly<Record<ArticleId, Article>>;
