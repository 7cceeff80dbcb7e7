/** The pages as the server sends them, before any of the application runs. Used by the build. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LEAD_AWAY } from './old-browser.mjs';

/**
 * @typedef {object} EntryAssets Addresses of what one entry point loads first.
 * @property {string} script
 * @property {string | null} style
 * @property {string} [partStyles] The sheet of views that it fetches later.
 * @property {string[]} preload Chunks the script imports, with those the chunks import.
 */

const ICON_SIZES = [72, 96, 128, 144, 152, 192, 384, 512];

const PAGES = [
  {
    entry: 'site',
    file: 'index.html',
    title: 'Replaybook',
    description: 'Sports betting and casino: line, live, coupon and account.',
    head: `<script>${LEAD_AWAY}</script>\n<link rel="manifest" href="/manifest.json">`,
  },
  {
    entry: 'console',
    file: 'console.html',
    title: 'Replaybook console',
    description: 'Replay and analytics of recorded sessions, for staff.',
    head: '<meta name="robots" content="noindex">',
  },
  {
    entry: 'console-frame',
    file: 'console-frame.html',
    title: 'Replaybook replay',
    description: 'The site as it was at a moment of a recorded session.',
    head: '<meta name="robots" content="noindex">',
    knowsRemotes: true,
  },
];

/** @param {EntryAssets} assets @param {boolean} live Whether the page reloads after a rebuild. */
function linksOf({ script, style, partStyles, preload }, live) {
  const icons = ICON_SIZES.map(
    (size) =>
      `<link rel="apple-touch-icon" sizes="${size}x${size}" href="/icons/icon-${size}.png">`,
  );
  const links = [
    ...(style ? [`<link rel="stylesheet" href="${style}">`] : []),
    ...(partStyles ? [`<meta name="part-styles" content="${partStyles}">`] : []),
    ...preload.map((address) => `<link rel="modulepreload" href="${address}">`),
    `<script type="module" src="${script}"></script>`,
    ...(live ? ['<script type="module" src="/live.js"></script>'] : []),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    ...icons,
  ];
  return links.join('\n');
}

/**
 * Where sub-applications are, for a page that may fetch nothing. Addresses need no escaping.
 * @param {Readonly<Record<string, EntryAssets>>} entries
 */
function remotesTag(entries) {
  const remotes = Object.entries(entries).filter(([name]) => name.startsWith('remotes/'));
  const told = remotes.map(([name, { script, style }]) => [name, { script, style }]);
  const text = JSON.stringify({ entries: Object.fromEntries(told) });
  return `<meta name="remotes" content="${text.replaceAll('"', '&quot;')}">`;
}

/** A source for a Content-Security-Policy. @param {string} text What stands inside the page. */
const sourceOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The pages by file name, and the hashes a policy must list for what stands inside them.
 * @param {Readonly<Record<string, EntryAssets>>} entries Pages without their entry are left out.
 * @param {(file: string) => Promise<string>} bundle Makes one script or style of a file.
 * @param {{ live: boolean }} options
 */
export async function renderPages(entries, bundle, { live }) {
  const [shell, boot, paint] = await Promise.all([
    readFile(path.join(import.meta.dirname, 'shell.html'), 'utf8'),
    bundle(path.join(import.meta.dirname, 'boot.ts')),
    bundle(path.join(import.meta.dirname, 'shell.css')),
  ]);
  const inside = `<script>${boot}</script>\n<style>${paint}</style>`;
  /** @type {Map<string, string>} */
  const pages = new Map();
  for (const { entry, file, knowsRemotes, ...texts } of PAGES) {
    const assets = entries[entry];
    if (!assets) continue;
    /** @type {Record<string, string>} */
    const slots = { ...texts, inside, links: linksOf(assets, live) };
    if (knowsRemotes) slots['head'] += `\n${remotesTag(entries)}`;
    pages.set(
      file,
      shell.replace(/\{\{(\w+)\}\}/g, (_, slot) => slots[slot] ?? ''),
    );
  }
  const script = [LEAD_AWAY, boot].map(sourceOf);
  return { pages, contentSecurityPolicy: { script, style: [sourceOf(paint)] } };
}
