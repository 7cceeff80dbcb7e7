/** Articles: Markdown made into data, which views draw. Used by the build, and by tests. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { marked } from 'marked';

/**
 * @typedef {import('../remotes/information/article.ts').Article} Article
 * @typedef {import('../remotes/information/article.ts').Block} Block
 * @typedef {import('../remotes/information/article.ts').Words} Words
 * @typedef {import('marked').Token} Token
 */

/** A page of the site without its language, or another site. */
const ADDRESS = /^(\/(?!\/)|https:\/\/)/;

/** Words that hold nothing but words. @param {Token} token @returns {string} */
function plainOf(token) {
  const inner = 'tokens' in token ? (token.tokens ?? []) : [];
  const other = inner.find(({ type }) => type !== 'text' && type !== 'escape');
  if (other) throw new Error(`a ${token.type} has no ${other.type}: ${token.raw}`);
  return inner.map((one) => ('text' in one ? one.text : '')).join('');
}

/** @param {Token} token @returns {Words} */
function wordsOf(token) {
  switch (token.type) {
    case 'text':
    case 'escape':
      return [token.text];
    case 'strong':
      return [{ strong: plainOf(token) }];
    case 'link':
      if (!ADDRESS.test(token.href)) throw new Error(`${token.href} is no address of a page`);
      return [{ link: plainOf(token), to: token.href }];
    default:
      throw new Error(`an article has no ${token.type}: ${token.raw}`);
  }
}

/** Of a heading with a name of its own, as `## Accumulator {#accumulator}`: the same in each language. */
const NAMED = /^(.+) \{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/;

/** @param {string} text @returns {{ heading: string, id?: string, blocks: Block[] }} */
function sectionOf(text) {
  const [, heading = text, id] = NAMED.exec(text) ?? [];
  return { heading, ...(id && { id }), blocks: [] };
}

/** Lines of a source are one paragraph. @param {readonly Token[]} tokens @returns {Words} */
function wordsIn(tokens) {
  const words = tokens.flatMap((token) =>
    token.type === 'text' && token.tokens ? wordsIn(token.tokens) : wordsOf(token),
  );
  return words.map((one) => (typeof one === 'string' ? one.replaceAll('\n', ' ') : one));
}

/** @param {Token} token @returns {Block} */
function blockOf(token) {
  if (token.type === 'paragraph') return { text: wordsIn(token.tokens ?? []) };
  if (token.type !== 'list') throw new Error(`an article has no ${token.type}: ${token.raw}`);
  const items = token.items.map((/** @type {Token} */ item) =>
    wordsIn('tokens' in item ? (item.tokens ?? []) : []),
  );
  return token.ordered ? { steps: items } : { list: items };
}

/**
 * What an article says, as data. A document is a paragraph that leads, then sections under second
 * headings; where a page has several articles, each begins with a first heading. Both kinds of
 * headings may have names. Throws where it holds anything else: pictures, tables, markup.
 * @param {string} markdown @returns {Article[]}
 */
export function articlesIn(markdown) {
  /** @type {{ title?: string, id?: string, lead: Words, sections: { heading: string, id?: string, blocks: Block[] }[] }[]} */
  const articles = [];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'space') continue;
    const article = articles.at(-1);
    if (token.type === 'heading' && token.depth === 1) {
      const { heading: title, id } = sectionOf(plainOf(token));
      articles.push({ title, ...(id && { id }), lead: [], sections: [] });
    } else if (article === undefined || (article.lead.length === 0 && article.title)) {
      if (token.type !== 'paragraph') throw new Error('an article begins with a paragraph');
      const lead = wordsIn(token.tokens ?? []);
      if (article === undefined) articles.push({ lead, sections: [] });
      else article.lead = lead;
    } else if (token.type === 'heading' && token.depth === 2) {
      article.sections.push(sectionOf(plainOf(token)));
    } else {
      const section = article.sections.at(-1);
      if (section === undefined) throw new Error('what follows the first paragraph has a heading');
      section.blocks.push(blockOf(token));
    }
  }
  if (articles.some(({ lead }) => lead.length === 0))
    throw new Error('an article begins with a paragraph');
  return articles;
}

/** A module of it. @param {string} markdown @param {string} file For whoever reads the error. */
export function proseModule(markdown, file) {
  try {
    return `export default ${JSON.stringify(articlesIn(markdown))};\n`;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** @returns {import('esbuild').Plugin} */
export const prose = () => ({
  name: 'prose',
  setup: (hooks) =>
    hooks.onLoad({ filter: /\.md$/ }, async ({ path: file }) => {
      const markdown = await readFile(file, 'utf8');
      const name = path.relative(hooks.initialOptions.absWorkingDir ?? '', file);
      try {
        return { contents: proseModule(markdown, name), loader: 'js' };
      } catch (error) {
        return { errors: [{ text: error instanceof Error ? error.message : String(error) }] };
      }
    }),
});
