/**
 * Builds the site, the console and the sub-applications into `dist`.
 * Usage: node build.mjs [--watch]
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { beside } from './src/site/beside.mjs';
import { bundleOptions, entryPoints, joined } from './src/site/bundle.mjs';
import { loadedWith } from './src/site/few-chunks.mjs';
import { partStylesIn } from './src/site/part-styles.mjs';
import { renderPages } from './src/site/shell.mjs';
import { madeSmall } from './src/site/small-names.mjs';

/**
 * @typedef {object} AssetManifest `dist/asset-manifest.json`
 * @property {string} build A hash of all that browsers load; `development` while watching.
 * @property {{ process: number, time: number }} [watcher] Who keeps a development build up to date.
 * @property {Record<string, import('./src/site/shell.mjs').EntryAssets>} entries By name: `site`,
 *   `console`, `remotes/header`, …
 * @property {boolean} landed Whether all that it may write into a log has landed.
 * @property {string[]} assets The address of every script, style and file.
 * @property {{ script: string[], style: string[] }} contentSecurityPolicy Sources for the server's
 *   policy: hashes of what stands inside the pages.
 *
 * @typedef {object} Options
 * @property {boolean} [dev] Readable, unhashed and uncompressed.
 * @property {boolean} [compressed] With small names, and `.br` and `.gz` beside every text; takes
 *   most of the time.
 * @property {string} [root] The folder that holds `src`, `public` and `dist`.
 *
 * @typedef {Map<string, Uint8Array | string>} Files By path in `dist`.
 * @typedef {import('./src/site/bundle.mjs').Bundle} Bundle
 * @typedef {ReturnType<typeof joined>} Bundles
 */

const home = import.meta.dirname;

/** Where it stands what has landed. */
const LANDED = ['test/events/landed', 'test/calls/landed-replies.ndjson', 'test/recordings'];

/** Reloads the page after each rebuild: part of development builds alone. */
const LIVE = `let seen;
setInterval(async () => {
  const reply = await fetch('/asset-manifest.json', { cache: 'no-store' });
  const time = (await reply.json()).watcher?.time;
  if (seen && seen !== time) location.reload();
  seen = time;
}, 1000);
`;

/** A script or style that stands alone. @param {string} file @param {Record<string, string>} [define] */
async function bundleAlone(file, define = {}) {
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    minify: true,
    define,
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** What each entry loads first. @param {Pick<Bundles, 'outputs'>} bundles @param {string} root */
export function entriesOf({ outputs }, root) {
  const names = new Map(Object.entries(entryPoints(root)).map(([name, file]) => [file, name]));
  const address = (/** @type {string} */ file) => `/${path.posix.relative('dist', file)}`;
  /** @type {AssetManifest['entries']} */
  const entries = {};
  for (const [file, { entryPoint = '', cssBundle }] of Object.entries(outputs)) {
    const name = names.get(entryPoint);
    if (!name) continue;
    const loaded = loadedWith(outputs, [file]);
    loaded.delete(file);
    const preload = [...loaded].map(address).sort();
    const style = cssBundle ? address(cssBundle) : null;
    const parts = partStylesIn(outputs, cssBundle);
    const later = parts && { partStyles: address(parts) };
    entries[name] = { script: address(file), style, ...later, preload };
  }
  return entries;
}

/** What every page of players begins with. */
const ON_EVERY_PAGE = ['site', 'remotes/header', 'remotes/footer'];

/** Their files. @param {AssetManifest['entries']} entries */
function firstOf(entries) {
  const shown = ON_EVERY_PAGE.flatMap((name) => entries[name] ?? []);
  const files = shown.flatMap(({ script, style, preload }) => [script, ...preload, style ?? []]);
  return [...new Set(files.flat())];
}

/** @param {string} folder @returns {Files} */
function filesIn(folder) {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(path.join(folder, name))]));
}

/** What has landed is told by the files beside the tests: a build without them says no. @param {string} root */
async function hasLanded(root) {
  const file = path.join(root, 'test/support/checks/landed.ts');
  if (!existsSync(file)) return false;
  const { isLandedWhole } = await import(pathToFileURL(file).href);
  return isLandedWhole() === true;
}

/**
 * Everything that belongs into `dist`.
 * @param {readonly Bundle[]} bundles @param {string} root @param {boolean} dev @param {string} build
 */
async function contentsOf(bundles, root, dev, build) {
  const { outputFiles, outputs, warnings } = joined(bundles, root);
  if (build) for (const { text } of warnings) console.warn(text);
  const files = new Map([...filesIn(path.join(root, 'public')), ...(await beside(root))]);
  for (const file of outputFiles) {
    files.set(path.relative(path.join(root, 'dist'), file.path), file.contents);
  }
  const assets = [...files.keys()]
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.startsWith('/assets/') && !/\.(map|LEGAL\.txt)$/.test(name))
    .sort();
  const entries = entriesOf({ outputs }, root);
  const landed = await hasLanded(root);
  const { pages, contentSecurityPolicy } = await renderPages(entries, bundleAlone, { live: dev });
  for (const [name, text] of pages) files.set(name, text);
  const worker = path.join(root, 'src/site/service-worker.ts');
  if (existsSync(worker)) {
    const define = {
      __BUILD__: JSON.stringify(build),
      __FIRST__: JSON.stringify(firstOf(entries)),
    };
    files.set('pwa-sw.js', await bundleAlone(worker, define));
  }
  const watcher = dev && { watcher: { process: process.pid, time: Date.now() } };
  if (dev) files.set('live.js', LIVE);
  /** @type {AssetManifest} */
  const manifest = { build, ...watcher, entries, landed, assets, contentSecurityPolicy };
  files.set('asset-manifest.json', JSON.stringify(manifest, null, 1));
  return { files, manifest };
}

/** @param {Files} files */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].filter((key) => !key.endsWith('.map')).sort()) {
    hash
      .update(`${name}\0`)
      .update(files.get(name) ?? '')
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Adds `.br` and `.gz` beside every text of some size. @param {Files} files */
async function compress(files) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const texts = [...files].filter(
    ([name, content]) => /\.(js|css|html|json|svg|txt)$/.test(name) && content.length > 512,
  );
  await Promise.all(
    texts.map(async ([name, content]) => {
      files.set(`${name}.br`, await brotli(content, { params }));
      files.set(`${name}.gz`, await gzipped(content, { level: 9 }));
    }),
  );
}

/** Changes `dist` at once, so that nobody finds half a build. @param {Files} files @param {string} root */
async function publish(files, root) {
  const dist = path.join(root, 'dist');
  const [fresh, old] = [`${dist}.new-${process.pid}`, `${dist}.old-${process.pid}`];
  await rm(fresh, { recursive: true, force: true });
  for (const [name, content] of files) {
    const file = path.join(fresh, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  if (existsSync(dist)) await rename(dist, old);
  await rename(fresh, dist);
  await rm(old, { recursive: true, force: true });
}

/**
 * Builds into `dist`. Throws when a source does not compile; then `dist` stays as it was.
 * @param {Options} [options] @returns {Promise<AssetManifest>}
 */
export async function build({ dev = false, compressed = !dev, root = home } = {}) {
  const esbuild = await import('esbuild');
  const make = async (/** @type {string} */ id, small = compressed) => {
    const options = bundleOptions(root, dev, id, small);
    return contentsOf(await Promise.all(options.map(esbuild.build)), root, dev, id);
  };
  // The hash is part of what is hashed, so it is taken of a build that has none. To make its names
  // small would take as long as all the rest: it stands with how that is done for what would come out.
  const id = dev ? 'development' : hashOf((await make('', false)).files.set('names', madeSmall));
  const { files, manifest } = await make(id);
  if (compressed) await compress(files);
  await publish(files, root);
  return manifest;
}

/**
 * Tells of every build without errors.
 * @param {(bundle: Bundle) => Promise<void>} onBuilt @returns {import('esbuild').Plugin}
 */
const telling = (onBuilt) => ({
  name: 'publish',
  setup: (hooks) =>
    hooks.onEnd(async (result) => {
      if (result.errors.length === 0) await onBuilt(/** @type {Bundle} */ (result));
    }),
});

/**
 * Builds, and builds again after every change, until `stop`.
 * @param {Pick<Options, 'root'>} [options] @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function watch({ root = home } = {}) {
  const esbuild = await import('esbuild');
  const id = 'development';
  const parts = bundleOptions(root, true, id);
  /** @type {Map<number, Bundle>} */
  const built = new Map();
  /** One publishes after the other. @type {Promise<void>} */
  let published = Promise.resolve();
  const publishAll = async () => {
    if (built.size < parts.length) return;
    const { files } = await contentsOf([...built.values()], root, true, id);
    await publish(files, root);
    console.log(`built ${files.size} files`);
  };
  const contexts = await Promise.all(
    parts.map((options, place) => {
      const onBuilt = (/** @type {Bundle} */ bundle) => {
        built.set(place, bundle);
        published = published.catch(() => undefined).then(publishAll);
        return published;
      };
      return esbuild.context({ ...options, plugins: [...options.plugins, telling(onBuilt)] });
    }),
  );
  await Promise.all(contexts.map((context) => context.watch()));
  return { stop: async () => void (await Promise.all(contexts.map((each) => each.dispose()))) };
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** When a file or folder, or anything in it, last changed. @param {string} name @returns {number} */
function changed(name) {
  if (!existsSync(name)) return 0;
  const inside = statSync(name).isDirectory() ? readdirSync(name) : [];
  return Math.max(statSync(name).mtimeMs, ...inside.map((item) => changed(path.join(name, item))));
}

/**
 * What is in `dist`, unless it is missing, older than its sources, or left behind by `watch`.
 * @param {string} [root] @returns {AssetManifest | null}
 */
export function freshBuild(root = home) {
  const file = path.join(root, 'dist/asset-manifest.json');
  if (!existsSync(file)) return null;
  /** @type {AssetManifest} */
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  if (manifest.watcher) return isRunning(manifest.watcher.process) ? manifest : null;
  const sources = ['src', 'public', 'build.mjs', 'package-lock.json', ...LANDED];
  const newest = Math.max(...sources.map((name) => changed(path.join(root, name))));
  return newest < statSync(file).mtimeMs ? manifest : null;
}

/** Builds where `freshBuild` has nothing. @param {Pick<Options, 'root'>} [options] */
export async function buildIfStale({ root = home } = {}) {
  return freshBuild(root) ?? (await build({ root }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--watch')) await watch();
  else console.log(`built ${(await build()).build}`);
}
