import { isKeyOf } from '../../src/kernel/is-key-of.ts';
import { ar } from '../../src/site/texts/ar.ts';
import { de } from '../../src/site/texts/de.ts';
import type { Dictionary, Fetching } from '../../src/site/texts/dictionary.ts';
import { en } from '../../src/site/texts/en.ts';
import { ru } from '../../src/site/texts/ru.ts';

const tables: Readonly<Record<string, Fetching>> = { ar, de, en, ru };

export const languages = Object.keys(tables);

/** Every dictionary there is. */
export const dictionaryIds = Object.keys(en).filter((id) => isKeyOf(id, en));

/** What a dictionary holds in a language. */
export async function dictionary(
  language: string,
  id: (typeof dictionaryIds)[number],
): Promise<Dictionary> {
  return (await tables[language]?.[id]())?.texts ?? {};
}

/** All texts of a language; throws where two dictionaries have the same key. */
export async function textsOf(language: string): Promise<Dictionary> {
  const all = await Promise.all(dictionaryIds.map((id) => dictionary(language, id)));
  const entries = all.flatMap((texts) => Object.entries(texts));
  const texts = Object.fromEntries(entries);
  if (Object.keys(texts).length < entries.length) throw new Error(`${language} has a key twice`);
  return texts;
}
