/**
 * What a browser is told that cannot run the site: pages without scripts, in words and styles that old browsers
 * know, and the few words in the site's page that lead there before anything of the site is loaded.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { directionOf, writtenLanguages } from '../domain/site/languages.ts';
import { texts as ar } from './texts/ar/old-browser.ts';
import { texts as de } from './texts/de/old-browser.ts';
import { texts as en } from './texts/en/old-browser.ts';
import { texts as ru } from './texts/ru/old-browser.ts';

/** The first versions with all that `LEAD_AWAY` looks for. */
const BROWSERS = ['Chrome 117', 'Edge 117', 'Firefox 125', 'Safari 17.4 (iOS 17.4)'];

/**
 * Stands before every other script, so it is written as the oldest browsers read it. It looks for the youngest
 * of what the site uses everywhere; who has that has all else. Browsers that load no modules have none of it.
 */
export const LEAD_AWAY = [
  `if(!(window.Map&&Map.groupBy&&''.isWellFormed&&'popover'in document.documentElement)`,
  `&&!/oldbrowser/.test(location.pathname))`,
  `location.replace('/'+(/^\\/([a-z]{2})(\\/|$)/.exec(location.pathname)||['','en'])[1]+'/oldbrowser')`,
].join('');

const STYLES = 'oldbrowser/page.css';

const MARK = [
  '<svg viewBox="60 110 392 294" width="37" height="28" aria-hidden="true">',
  '<path fill="#f6f3ea" d="M256 176c-40-34-98-46-168-44v232c70-2 128 10 168 44z"/>',
  '<path fill="#dcd6c6" d="M256 176c40-34 98-46 168-44v232c-70-2-128 10-168 44z"/>',
  '<path fill="#fca311" d="M206 190v150l128-75z"/></svg>',
].join('');

/** By language, in the order in which they are offered. */
const written = { en, de, ru, ar };

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {string} language */
function ways(language) {
  const links = writtenLanguages
    .filter((one) => one !== language)
    .map((one) => {
      const name = new Intl.DisplayNames(one, { type: 'language' }).of(one) ?? one;
      return `<a href="/${one}/oldbrowser" lang="${one}" hreflang="${one}" dir="${directionOf(one)}">${escaped(name)}</a>`;
    });
  return links.join('\n');
}

/** @param {keyof typeof written} language */
function pageIn(language) {
  const texts = written[language];
  const items = (/** @type {readonly string[]} */ all) =>
    all.map((text) => `<li>${escaped(text)}</li>`).join('\n');
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#14213d">
<meta name="robots" content="noindex">
<title>${escaped(texts.title)} | Replaybook</title>
<link rel="stylesheet" href="/${STYLES}">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
</head>
<body data-route="oldBrowser" data-layout="empty" data-status="200">
<div class="bar"><a href="/${language}">${MARK} <span>Replaybook</span></a></div>
<main>
<h1>${escaped(texts.title)}</h1>
<p class="lead">${escaped(texts.lead)}</p>
<h2>${escaped(texts.needs)}</h2>
<ul>
${BROWSERS.map((browser) => `<li><bdi>${browser}</bdi></li>`).join('\n')}
<li>${escaped(texts.scripts)}</li>
</ul>
<h2>${escaped(texts.todo)}</h2>
<ol>
${items([texts.update, texts.other, texts.back])}
</ol>
<p>${escaped(texts.safe)}</p>
<p><a class="button" href="/${language}">${escaped(texts.open)}</a></p>
</main>
<div class="languages">
${ways(language)}
</div>
</body>
</html>
`;
}

/**
 * By their name in `dist`, such as `oldbrowser/de.html`, with their style sheet: old browsers read no style that a
 * policy allows by its hash.
 * @returns {Promise<[string, string][]>}
 */
export async function oldBrowserPages() {
  const styles = await readFile(path.join(import.meta.dirname, 'old-browser.css'), 'utf8');
  return [
    [STYLES, styles],
    ...writtenLanguages.map(
      (language) =>
        /** @type {[string, string]} */ ([`oldbrowser/${language}.html`, pageIn(language)]),
    ),
  ];
}
