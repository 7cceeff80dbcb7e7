/**
 * Says which texts and codes nothing asks for, which keys are missing in a language, and which texts are
 * asked for where nothing fetches them; fails when there are any. A key or code is asked for where it
 * stands in the sources, or where the sources put it together of parts that stand there; a text also
 * where its code is.
 * Usage: node test/support/checks/texts.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DictionaryId } from '../../../src/domain/site/dictionary-id.ts';
import { writtenLanguages } from '../../../src/domain/site/languages.ts';
import { isKeyOf } from '../../../src/kernel/is-key-of.ts';
import type { NavigationLists } from '../../../src/routes/navigation-entry.ts';
import { routeTable } from '../../../src/routes/table.ts';
import { dictionariesRead } from '../../../src/site/contract/dictionaries-read.ts';
import { repositoryRoot } from '../repository.ts';
import { dictionary, dictionaryIds, textOfCode, textsOf } from './dictionaries.ts';
import { asking, baseOf, isAskedFor } from './text-keys.ts';
import { misplacedTexts } from './text-places.ts';

const src = path.join(repositoryRoot, 'src');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter(
    (name) => /\.tsx?$/.test(name) && !/^(console|site\/texts)\/|^domain\/message-code/.test(name),
  )
  .map((name) => readFileSync(path.join(src, name), 'utf8'));

const places = new Map<string, string>();
for (const id of dictionaryIds) {
  for (const key of Object.keys(await dictionary('en', id)))
    places.set(key, id).set(baseOf(key), id);
}
const titles = Object.values(routeTable).map(({ titleKey }) => titleKey);
const asked = asking(sources, titles);
const english = new Set(Object.keys(await textsOf('en')).map(baseOf));
const codes = Object.keys(textOfCode);
const idle = codes.filter((code) => !isAskedFor(code, asked));
const told = new Set(Object.values(textOfCode));
const unused = [...english].filter((key) => !told.has(key) && !isAskedFor(key, asked));
const problems = [
  ...idle.map((code) => `nothing says the code ${code}`),
  ...unused.map((key) => `nothing asks for the text ${key}`),
];
for (const language of writtenLanguages) {
  const there = new Set(Object.keys(await textsOf(language)).map(baseOf));
  for (const key of english) if (!there.has(key)) problems.push(`${language} lacks ${key}`);
  for (const key of there) if (!english.has(key)) problems.push(`only ${language} has ${key}`);
}
problems.push(...(await misplacedTexts((word) => places.get(textOfCode[word] ?? word))));
/** What is there, besides `main`, where a list of links is drawn. */
const listed = {
  sections: [],
  account: [],
  footer: dictionariesRead.footer,
  office: dictionariesRead.office,
  articles: dictionariesRead.information,
} as const satisfies Readonly<Record<keyof NavigationLists, readonly DictionaryId[]>>;

for (const [name, { titleKey, navigation, dictionaryIds: ids }] of Object.entries(routeTable)) {
  const place = places.get(titleKey);
  // The foot of a page comes with every one.
  if (![...ids, ...dictionariesRead.footer].some((id) => id === place))
    problems.push(`${name} does not fetch ${place}, of its title`);
  for (const [list, there] of Object.entries(listed)) {
    const entries = isKeyOf(list, navigation) ? (navigation[list] ?? []) : [];
    for (const { textKey = titleKey } of entries) {
      const isThere = ['main', ...there].some((id) => id === places.get(textKey));
      if (!isThere) problems.push(`the links of ${list} do not fetch ${textKey}, of ${name}`);
    }
  }
}
console.log(
  problems.join('\n') ||
    `texts: ${english.size} keys, each asked for, in ${writtenLanguages.length} languages, of which ${codes.length} are told by codes`,
);
if (problems.length > 0) process.exitCode = 1;
