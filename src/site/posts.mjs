/** Posts of the news and of the blog as data beside the pages, for the feeds that the server makes of them. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { articlesIn } from './prose.mjs';

/**
 * @typedef {import('../remotes/information/article.ts').Article} Article
 * @typedef {import('../remotes/information/article.ts').Block} Block
 * @typedef {{ id: string, title: string, blocks: readonly (Block | { heading: string })[] }} Post
 */

/** The sections of its one article: they are short. @param {Article[]} articles @returns {Post[]} */
const news = (articles) =>
  articles
    .flatMap(({ sections }) => sections)
    .map(({ id = '', heading: title, blocks }) => ({ id, title, blocks }));

/** An article each. @param {Article[]} articles @returns {Post[]} */
const blog = (articles) =>
  articles.map(({ id = '', title = '', lead, sections }) => ({
    ...{ id, title },
    blocks: [
      { text: lead },
      ...sections.flatMap(({ heading, blocks }) => [{ heading }, ...blocks]),
    ],
  }));

/** What the site calls a list of posts, with its own name. @param {string} root @param {string} language @param {string} name */
async function titleOf(root, language, name) {
  const textsIn = async (/** @type {string} */ dictionary) => {
    const file = path.join(root, 'src/site/texts', language, `${dictionary}.ts`);
    const { texts } = await import(pathToFileURL(file).href);
    return texts;
  };
  const [main, information] = await Promise.all([textsIn('main'), textsIn('information')]);
  return `${main.main_site}: ${information[`information_${name}_title`]}`;
}

const MADE = { news, blog };

/** @param {string} root @param {keyof typeof MADE} name @param {string} file @returns {Promise<[string, string]>} */
async function madeOf(root, name, file) {
  const language = path.basename(file, '.md');
  const articles = articlesIn(await readFile(file, 'utf8'));
  const written = { title: await titleOf(root, language, name), posts: MADE[name](articles) };
  return [`posts/${name}.${language}.json`, JSON.stringify(written)];
}

/** By their name in `dist`, such as `posts/news.en.json`. @param {string} root @returns {Promise<[string, string][]>} */
export function posts(root) {
  /** @type {(keyof typeof MADE)[]} */
  const names = ['news', 'blog'];
  const made = names.flatMap((name) => {
    const folder = path.join(root, 'src/remotes/information', name, 'texts');
    const files = existsSync(folder) ? readdirSync(folder).sort() : [];
    return files.map((file) => madeOf(root, name, path.join(folder, file)));
  });
  return Promise.all(made);
}
