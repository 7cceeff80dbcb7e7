import { writtenLanguages } from '../../domain/site/languages.ts';
import { texts as english } from './en.ts';
import type { ReferenceTexts } from './reference-texts.ts';

/** The file that is called as the language is. */
async function textsOf(language: string): Promise<readonly [string, ReferenceTexts]> {
  const file: { readonly texts: ReferenceTexts } = await import(`./${language}.ts`);
  return [language, file.texts];
}

const byLanguage: ReadonlyMap<string, ReferenceTexts> = new Map(
  await Promise.all(writtenLanguages.map(textsOf)),
);

/** What the back-end says in a language, or in English. */
export const inLanguage = (language: string): ReferenceTexts => byLanguage.get(language) ?? english;
