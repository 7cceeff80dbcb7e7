import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { alphabetOf } from '../../../src/remotes/information/alphabet/load.ts';
import type { blogPostsOf } from '../../../src/remotes/information/blog/load.ts';
import type { articlesOf } from '../../../src/remotes/information/load.ts';
import type { postsOf } from '../../../src/remotes/information/news/load.ts';
import { prose } from '../../../src/site/prose.mjs';
import type { createTexts } from '../../../src/site/texts/texts.ts';
import { repositoryRoot } from '../../support/repository.ts';

/** A copy of the sources in which the site is written in one more language. */
interface Context {
  readonly root: string;
}

/** The one line that another language touches, besides the folders of its name. */
const ROW = 'export const writtenLanguages = [';

const test = suite<Context>('a new language');

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  assert.ok(text.includes(from), `${file} has "${from}"`);
  await writeFile(file, text.replace(from, to));
}

test.before(async (context) => {
  const root = await mkdtemp(path.join(tmpdir(), 'language-'));
  Object.assign(context, { root });
  const src = path.join(root, 'src');
  await cp(path.join(repositoryRoot, 'src'), src, { recursive: true });
  await symlink(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'));
  const folder = async (at: string) =>
    cp(path.join(src, at, 'en'), path.join(src, at, 'is'), { recursive: true });
  await Promise.all([
    folder('site/texts'),
    folder('remotes/information/articles'),
    folder('remotes/information/alphabet/texts'),
  ]);
  await cp(
    path.join(src, 'reference/languages/en.ts'),
    path.join(src, 'reference/languages/is.ts'),
  );
  await change(path.join(src, 'domain/site/languages.ts'), ROW, `${ROW}'is', `);
  await change(path.join(src, 'site/texts/is/main.ts'), "'Close'", "'Loka'");
  await change(
    path.join(src, 'site/texts/is/office.ts'),
    "office_nav: '",
    "office_nav: 'Skrifstofa: ",
  );
  await change(path.join(src, 'reference/languages/is.ts'), 'your code to sign in is', 'kóðinn er');
  await writeFile(
    path.join(src, 'remotes/information/articles/is/about.md'),
    'Við segjum satt.\n\n## Um okkur\n\nÞetta er síða.\n',
  );
  await writeFile(
    path.join(src, 'remotes/information/alphabet/texts/is/markets.md'),
    'Markaðir.\n\n## Markaður {#market}\n\nSpurning.\n',
  );
  await writeFile(
    path.join(src, 'remotes/information/news/texts/is.md'),
    'Fréttir.\n\n## Að spila {#one-press}\n\nNýtt.\n',
  );
  await writeFile(
    path.join(src, 'remotes/information/blog/texts/is.md'),
    '# Um mörk {#how-limits-work}\n\nLengra.\n',
  );
});

test.after(({ root }) => rm(root, { recursive: true, force: true }));

test('is a row and folders of its name: the build finds its texts and its articles', async ({
  root,
}) => {
  const entry = path.join(root, 'src/entry.ts');
  await writeFile(
    entry,
    `export { createTexts } from './site/texts/texts.ts';
     export { articlesOf } from './remotes/information/load.ts';
     export { alphabetOf } from './remotes/information/alphabet/load.ts';
     export { postsOf } from './remotes/information/news/load.ts';
     export { blogPostsOf } from './remotes/information/blog/load.ts';
     export { siteConfigTable } from './domain/site/config.ts';`,
  );
  await build({
    entryPoints: [entry],
    outdir: path.join(root, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    plugins: [prose()],
    logLevel: 'silent',
  });
  const site: {
    readonly createTexts: typeof createTexts;
    readonly articlesOf: typeof articlesOf;
    readonly alphabetOf: typeof alphabetOf;
    readonly postsOf: typeof postsOf;
    readonly blogPostsOf: typeof blogPostsOf;
    readonly siteConfigTable: { readonly languages: { readonly fallback: readonly string[] } };
  } = await import(pathToFileURL(path.join(root, 'dist/entry.mjs')).href);
  assert.ok(site.siteConfigTable.languages.fallback.includes('is'), 'it is offered');
  const texts = site.createTexts();
  await texts.use('is');
  await texts.fetch(['office']);
  assert.is(texts.language(), 'is');
  assert.is(texts.t('main_close'), 'Loka');
  assert.match(texts.t('office_nav'), /^Skrifstofa: /);
  const [about] = await site.articlesOf('is', 'about').fetch();
  assert.equal(about?.lead, ['Við segjum satt.']);
  const [market] = await site.alphabetOf('is', 'markets').fetch();
  assert.is(market?.name, 'Markaður');
  const [post] = await site.postsOf('is').fetch();
  assert.is(post?.title, 'Að spila');
  const [longer] = await site.blogPostsOf('is').fetch();
  assert.is(longer?.title, 'Um mörk');
});

test('is a file of its name to the back-end, which writes its letters in it', async ({ root }) => {
  const file = path.join(root, 'src/reference/post/texts.ts');
  const { messageText }: typeof import('../../../src/reference/post/texts.ts') = await import(
    pathToFileURL(file).href
  );
  const say = (language: string) => messageText(language, 'login', { site: 'S', code: '12' });
  assert.is(say('is'), 'S: kóðinn er 12.');
  assert.is(say('fr'), say('en'));
});

test.run();
