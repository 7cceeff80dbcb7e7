import { isKeyOf } from '../../../src/kernel/is-key-of.ts';
import { codes as later } from '../../../src/site/texts/codes/later.ts';
import { codes as renamed } from '../../../src/site/texts/codes/main.ts';
import type { Dictionary, Fetching } from '../../../src/site/texts/dictionary.ts';
import { dictionaries as english } from '../../../src/site/texts/en/dictionaries.ts';
import { texts as main } from '../../../src/site/texts/en/main.ts';

/** How the dictionaries of a language are fetched. */
async function tableOf(language: string): Promise<Fetching> {
  const file: { readonly dictionaries: Fetching } = await import(
    `../../../src/site/texts/${language}/dictionaries.ts`
  );
  return file.dictionaries;
}

/** Every dictionary there is. */
export const dictionaryIds = Object.keys(english).filter((id) => isKeyOf(id, english));

/** What a dictionary holds in a language. */
export async function dictionary(
  language: string,
  id: (typeof dictionaryIds)[number],
): Promise<Dictionary> {
  return (await (await tableOf(language))[id]()).texts;
}

/** Most of `main` are named after their codes, in camel case. */
const mainCodes = Object.keys(main)
  .filter((key) => /^[a-z]+[A-Z]/.test(key) && !Object.values(renamed).includes(key))
  .map((key) => [key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), key]);

/** The key of the text that each code has. */
export const textOfCode: Readonly<Record<string, string>> = {
  ...Object.fromEntries(mainCodes),
  ...renamed,
  ...later,
};

/** All texts of a language; throws where two dictionaries have the same key. */
export async function textsOf(language: string): Promise<Dictionary> {
  const all = await Promise.all(dictionaryIds.map((id) => dictionary(language, id)));
  const entries = all.flatMap((texts) => Object.entries(texts));
  const texts = Object.fromEntries(entries);
  if (Object.keys(texts).length < entries.length) throw new Error(`${language} has a key twice`);
  return texts;
}
