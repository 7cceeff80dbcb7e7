import { writtenLanguages } from '../../domain/site/languages.ts';
import type { DescribedArticle, DescribedPage, PageKind } from './kinds.ts';

/** What pages are called and about, in one language. */
export interface SeoTexts {
  /** As the site itself calls them. */
  readonly titles: Readonly<Record<DescribedPage, string>>;
  /** Sentences for pages of one kind, in which `{title}` stands for what the page is called. */
  readonly kinds: Readonly<Record<PageKind, string>>;
  /** How articles begin. */
  readonly articles: Readonly<Record<DescribedArticle, string>>;
}

/** The file that is called as the language is. */
async function textsOf(language: string): Promise<readonly [string, SeoTexts]> {
  const file: { readonly texts: SeoTexts } = await import(`./texts/${language}.ts`);
  return [language, file.texts];
}

/** The texts of every language that the site is written in. */
export const seoTexts: ReadonlyMap<string, SeoTexts> = new Map(
  await Promise.all(writtenLanguages.map(textsOf)),
);
