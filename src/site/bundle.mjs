/** What the browser's scripts are made of, and how. Used by the build. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fewChunks } from './few-chunks.mjs';
import { withoutUnasked } from './lean-i18next.mjs';
import { withoutUnsent } from './lean-superagent.mjs';
import { partStyles } from './part-styles.mjs';
import { prose } from './prose.mjs';
import { smallNames } from './small-names.mjs';

/**
 * @typedef {import('esbuild').BuildOptions} BuildOptions
 * @typedef {import('esbuild').BuildResult<{ write: false, metafile: true }>} Bundle
 * @typedef {import('esbuild').Plugin} Plugin
 */

const home = path.join(import.meta.dirname, '../..');

/** What staff alone load, built apart: nothing that only they need is in what players load. */
const STAFF = new Set(['console', 'console-verify']);

/** The page that sub-applications and views come to, and what runs beside it. */
const HOST = {
  first: 'src/site/main.tsx',
  workers: ['src/site/ports/proof-of-work/worker.ts'],
};

/** Entry points that exist: files by name. @param {string} root */
export function entryPoints(root) {
  const remotes = path.join(root, 'src/remotes');
  const names = existsSync(remotes) ? readdirSync(remotes).sort() : [];
  const files = ['site', 'console', ...names.map((remote) => `remotes/${remote}`)].map((name) => [
    name,
    `src/${name}/main.tsx`,
  ]);
  files.push(['console-frame', 'src/console/frame/main.tsx']);
  files.push(['console-verify', 'src/console/session/verify-worker.ts']);
  files.push(['site-work', 'src/site/ports/proof-of-work/worker.ts']);
  return Object.fromEntries(files.filter(([, file = '']) => existsSync(path.join(root, file))));
}

/**
 * A plugin that changes the text of some files.
 * @param {string} name @param {RegExp} filter @param {(text: string) => string} change
 * @returns {Plugin}
 */
function changing(name, filter, change) {
  return {
    name,
    setup: (hooks) =>
      hooks.onLoad({ filter }, async (file) => ({
        contents: change(await readFile(file.path, 'utf8')),
        loader: path.extname(file.path) === '.ts' ? 'ts' : 'js',
      })),
  };
}

/**
 * The router says of nothing that it has no effect, so all of it would be kept: here what it only
 * makes is told to be such. It goes from 14 to 3 kB. Its routes load no data here, so it goes the other way
 * where it asks whether they do.
 */
const leanRouter = changing('lean-router', /node_modules.react-router.dist.*\.mjs$/, (text) =>
  text
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/\bisDataRoute \? \w+\(\) : /, '')
    .replace(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'),
);

/** Of streams and asynchronous iterables, as RxJS takes them. */
const ASYNC = {
  isReadableStreamLike: `
    export const isReadableStreamLike = (input) => typeof input?.getReader === 'function';
    export async function* readableStreamLikeToAsyncGenerator(stream) {
      const reader = stream.getReader();
      try {
        for (let read; !(read = await reader.read()).done; ) yield read.value;
      } finally {
        reader.releaseLock();
      }
    }`,
  process: `async function process(asyncIterable, subscriber) {
      for await (const value of asyncIterable) {
        subscriber.next(value);
        if (subscriber.closed) return;
      }
      subscriber.complete();
    }`,
};

/** RxJS spells asynchronous loops for browsers that had none, with helpers: 0.7 kB less without. */
const leanRxjs = changing(
  'lean-rxjs',
  /rxjs.dist.esm.internal.(observable.innerFrom|util.isReadableStreamLike)\.js$/,
  (text) =>
    text.includes('__asyncGenerator')
      ? ASYNC.isReadableStreamLike
      : text
          .replace(/^import .* from "tslib";$/m, '')
          .replace(/^function process\([\s\S]*/m, ASYNC.process),
);

/** i18next without what nobody asks of it: 8 kB less. */
const leanI18next = changing('lean-i18next', /i18next.dist.esm.i18next\.js$/, withoutUnasked);

/** superagent without these: 2.8 kB less. */
const leanSuperagent = changing(
  'lean-superagent',
  /superagent.lib.(client|utils|request-base|response-base)\.js$/,
  withoutUnsent,
);

const ABOUT = /\b((?:event|input)\(\s*\d+,\s*)(?:'(?:[^'\\]|\\.)*'|"[^"\\]*")/g;

const ERASED_BY = /\b(erasedBy: )(?:'(?:[^'\\]|\\.)*'|[A-Z_]+\b)/g;

/** What events and stored values say for people who read logs and code: players do not load it. */
const withoutAbout = changing(
  'without-about',
  /[\\/]src[\\/](events[\\/][\w-]+|site[\\/]stored-values)\.ts$/,
  (text) => text.replace(ABOUT, "$1''").replace(ERASED_BY, "$1''"),
);

/** @param {string} root @param {boolean} dev @param {string} build @param {Record<string, string>} entries */
function optionsOf(root, dev, build, entries) {
  return /** @satisfies {BuildOptions} */ ({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: 'dist',
    publicPath: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: ['es2022'],
    conditions: ['es2015'], // RxJS keeps its modern half under this name.
    charset: 'utf8',
    jsx: 'automatic',
    jsxDev: dev,
    entryNames: dev ? 'assets/[dir]/[name]' : 'assets/[dir]/[name]-[hash]',
    chunkNames: 'assets/chunks/[name]-[hash]',
    assetNames: 'assets/files/[name]-[hash]',
    loader: { '.svg': 'file', '.png': 'file', '.webp': 'file', '.woff2': 'file' },
    minify: !dev,
    sourcemap: dev ? 'inline' : 'linked',
    legalComments: dev ? 'none' : 'linked',
    metafile: true,
    write: false,
    alias: {
      qs: path.join(home, 'src/calls/qs-shim.ts'),
      'fast-safe-stringify': path.join(home, 'src/calls/json-shim.cjs'),
    },
    define: {
      'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production'),
      __BUILD__: JSON.stringify(build),
    },
    logLevel: dev ? 'warning' : 'silent', // Errors are thrown; while watching, to nobody.
  });
}

/**
 * What is built together: of the players' entry points, so that sub-applications share React
 * through chunks; and of the staff's.
 * @param {string} root @param {boolean} dev @param {string} build @param {boolean} [small] Whether
 *   the names in them are made small.
 */
export function bundleOptions(root, dev, build, small = !dev) {
  const entries = Object.entries(entryPoints(root));
  const those = (/** @type {boolean} */ staff) =>
    Object.fromEntries(entries.filter(([name]) => STAFF.has(name) === staff));
  const options = [
    {
      ...optionsOf(root, dev, build, those(false)),
      plugins: [
        ...[leanRouter, leanRxjs, leanI18next, leanSuperagent, withoutAbout, prose()],
        ...(dev ? [] : [fewChunks(root, HOST), partStyles(root, HOST.first)]),
        ...(small ? [smallNames()] : []),
      ],
    },
    {
      ...optionsOf(root, dev, build, those(true)),
      chunkNames: 'assets/console/[name]-[hash]',
      plugins: [leanRouter, leanRxjs, prose()],
    },
  ];
  return options.filter(({ entryPoints: some }) => Object.keys(some).length > 0);
}

/**
 * What several bundles are together. Styles of a view that is fetched later stand in those of its
 * page already: esbuild writes them once more, and nothing would load them.
 * @param {readonly Bundle[]} bundles @param {string} root
 */
export function joined(bundles, root) {
  /** @type {Bundle['metafile']['outputs']} */
  const outputs = Object.assign({}, ...bundles.map(({ metafile }) => metafile.outputs));
  const entries = new Set(Object.values(entryPoints(root)));
  const idle = Object.values(outputs).flatMap(({ entryPoint, cssBundle }) =>
    entryPoint && cssBundle && !entries.has(entryPoint) ? [path.join(root, cssBundle)] : [],
  );
  const left = new Set(idle.flatMap((file) => [file, `${file}.map`]));
  return {
    outputFiles: bundles.flatMap(({ outputFiles }) =>
      outputFiles.filter((file) => !left.has(file.path)),
    ),
    outputs,
    warnings: bundles.flatMap(({ warnings }) => warnings),
  };
}
