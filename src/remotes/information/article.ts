import type { PagesOf } from '../../site/contract/page.ts';

/** A piece of a sentence; `to` is a page of the site without its language, or another site. */
export type Word =
  | string
  | { readonly strong: string }
  | { readonly link: string; readonly to: string };

export type Words = readonly Word[];

/** A paragraph, a list, or what is to be done one after another. */
export type Block =
  | { readonly text: Words }
  | { readonly list: readonly Words[] }
  | { readonly steps: readonly Words[] };

/** A part of an article under a heading of its own. */
export interface Section {
  readonly heading: string;
  /** What it is called in addresses and in other languages, where it is. */
  readonly id?: string;
  readonly blocks: readonly Block[];
}

export interface Article {
  /** Its own name, where a page has several articles. */
  readonly title?: string;
  /** What it is called in addresses and in other languages, where it is. */
  readonly id?: string;
  /** What the article is about, in a sentence or two. */
  readonly lead: Words;
  readonly sections: readonly Section[];
}

/** Every document there is, as its files are called: one for each page. */
export type ArticleId = PagesOf<'information', 'article'>;
