import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { build, buildIfStale } from '../build.mjs';

interface Tree {
  root: string;
  write(name: string, text: string): void;
  dist(name: string): string;
}

const page = (shared: string) => `
import { shared } from '${shared}';
import css from './page.module.css';
document.body.className = css['note'] ?? '';
document.body.textContent = shared + __BUILD__;
`;

/** With a library that pages share. It draws nothing: what draws is many times as large, and takes as long to build. */
const pageInReact = (shared: string) => `
import { Children } from 'react';
import { shared } from '${shared}';
import css from './page.module.css';
document.body.textContent = Children.count(<p className={css['note']}>{shared + __BUILD__}</p>);
`;

const test = suite<Tree>('build');

test.before.each((tree) => {
  tree.root = mkdtempSync(path.join(tmpdir(), 'build-'));
  tree.write = (name, text) => {
    const file = path.join(tree.root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  tree.dist = (name) => readFileSync(path.join(tree.root, 'dist', name), 'utf8');
  symlinkSync(path.resolve('node_modules'), path.join(tree.root, 'node_modules'));
  tree.write('public/robots.txt', 'User-agent: *\n');
  tree.write('src/shared.ts', "export const shared = 'of all';\n");
  tree.write('src/site/main.tsx', page('../shared.ts'));
  tree.write('src/site/page.module.css', '.note { color: red; }\n');
  tree.write('src/remotes/header/main.tsx', page('../../shared.ts'));
  tree.write('src/remotes/header/page.module.css', '.note { color: blue; }\n');
});

test.after.each(({ root }) => rmSync(root, { recursive: true }));

function useReact({ write }: Tree): void {
  write('src/site/main.tsx', pageInReact('../shared.ts'));
  write('src/remotes/header/main.tsx', pageInReact('../../shared.ts'));
}

test('entry points that exist are built, hashed, and share their chunks', async (tree) => {
  useReact(tree);
  const { entries, assets } = await build({ root: tree.root });
  assert.equal(Object.keys(entries).sort(), ['remotes/header', 'site']);
  const { site, 'remotes/header': header } = entries;
  assert.match(site?.script ?? '', /^\/assets\/site-\w{8}\.js$/);
  assert.match(header?.style ?? '', /^\/assets\/remotes\/header-\w{8}\.css$/);
  assert.ok(
    site?.preload.some((chunk) => header?.preload.includes(chunk)),
    'React stands in a chunk',
  );
  for (const asset of assets) assert.ok(existsSync(path.join(tree.root, 'dist', asset)), asset);
  assert.equal(JSON.parse(tree.dist('asset-manifest.json')).entries, entries);
  assert.is(tree.dist('robots.txt'), 'User-agent: *\n');
  assert.not(existsSync(path.join(tree.root, 'dist/console.html')), 'no entry, no page');
});

test('sentences about events and stored values are for staff, and players do not load what staff alone need', async (tree) => {
  const says = (page: string) => `import { happened, stored } from '../events/happened.ts';
import { ${page} } from '../shared.ts';
console.log(happened, stored, ${page});
`;
  tree.write(
    'src/events/happened.ts',
    `const event = (version: number, about: string) => ({ version, about });
export const happened = event(
  1,
  'Something that isn\\'t small happened.',
);
export const stored = { erasedBy: 'the end of all tabs' };
`,
  );
  tree.write(
    'src/shared.ts',
    "export const forAll = 'of all';\nexport const forStaff = 'of staff';\n",
  );
  tree.write('src/site/main.tsx', says('forAll'));
  tree.write('src/remotes/header/main.tsx', says('forAll').replaceAll('../', '../../'));
  tree.write('src/console/main.tsx', says('forStaff'));
  const { entries } = await build({ root: tree.root });
  const textOf = (name: string) =>
    [entries[name]?.script ?? '', ...(entries[name]?.preload ?? [])].map(tree.dist).join('');
  assert.match(textOf('site'), 'of all');
  assert.not.match(textOf('site'), 'small happened');
  assert.not.match(textOf('site'), 'end of all tabs');
  assert.not.match(textOf('site'), 'of staff');
  assert.match(textOf('console'), 'small happened');
});

test('what the page shares is one chunk, loaded whole by whoever comes to it and by no worker', async (tree) => {
  for (const name of ['one', 'two', 'three']) {
    tree.write(`src/${name}.ts`, `console.log('the only ${name}');\nexport const ${name} = 1;\n`);
  }
  tree.write(
    'src/site/main.tsx',
    `import { one } from '../one.ts';
import { two } from '../two.ts';
import { three } from '../three.ts';
import('./later.ts').then(({ late }) => console.log(one, two, three, late));
`,
  );
  tree.write('src/site/later.ts', "import { two } from '../two.ts';\nexport const late = two;\n");
  const worker = 'src/site/ports/proof-of-work/worker.ts';
  tree.write(worker, "import { three } from '../../../three.ts';\nconsole.log(three);\n");
  const remote = (name: string) => `import { ${name} } from '../../${name}.ts';
console.log(${name});
`;
  tree.write('src/remotes/header/main.tsx', remote('one') + remote('two'));
  tree.write('src/remotes/footer/main.tsx', remote('two') + remote('three'));
  const { entries, assets } = await build({ root: tree.root });
  const textOf = (name: string) =>
    [entries[name]?.script ?? '', ...(entries[name]?.preload ?? [])].map(tree.dist).join('');
  const preload = entries['site']?.preload ?? [];
  assert.equal(entries['remotes/header']?.preload, preload);
  assert.equal(entries['remotes/footer']?.preload, preload);
  assert.match(textOf('site-work'), 'the only three');
  assert.not.match(textOf('site-work'), /the only (one|two)/);
  const scripts = assets.filter((name) => name.endsWith('.js')).map(tree.dist);
  for (const name of ['one', 'two', 'three']) {
    assert.is(scripts.filter((text) => text.includes(`the only ${name}`)).length, 1, name);
  }
  const map = JSON.parse(
    tree.dist(`${preload.find((each) => tree.dist(each).includes('two'))}.map`),
  );
  assert.ok(map.sources.includes('../../../src/two.ts'), 'maps lead to the sources');
});

test('a view that is fetched later has its styles in a sheet that the page names, after those it begins with', async (tree) => {
  for (const [name, colour] of Object.entries({ button: 'green', shell: 'blue', late: 'red' })) {
    tree.write(`src/site/${name}.module.css`, `.it { color: ${colour}; }\n`);
    const view = `import css from './${name}.module.css';\nexport const ${name} = css['it'];\n`;
    tree.write(`src/site/${name}.tsx`, `import './button.module.css';\n${view}`);
  }
  const fetches = "import('./late.tsx').then(({ late }) => console.log(late, shell));\n";
  tree.write('src/site/main.tsx', `import { shell } from './shell.tsx';\n${fetches}`);
  const { entries, assets } = await build({ root: tree.root });
  const { style = null, partStyles = '' } = entries['site'] ?? {};
  const coloursOf = (sheet: string | null) =>
    [...tree.dist(sheet ?? '').matchAll(/color:([#\w]+)/g)].map(([, colour]) => colour);
  assert.equal(coloursOf(style), ['green', '#00f']);
  assert.equal(coloursOf(partStyles), ['red']);
  const styles = assets.filter((name) => name.endsWith('.css') && !name.includes('remotes'));
  assert.equal(styles.sort(), [style, partStyles].sort());
  assert.ok(tree.dist('index.html').includes(`<meta name="part-styles" content="${partStyles}">`));
  tree.write(
    'src/site/main.tsx',
    `import { shell } from './shell.tsx';\nimport './late.tsx';\nconsole.log(shell);\n`,
  );
  const { entries: next } = await build({ root: tree.root });
  assert.equal(coloursOf(next['site']?.style ?? null), ['green', '#00f', 'red']);
  assert.is.not(next['site']?.style, style, 'what a sheet holds is what it is called by');
});

test('the page loads its script, style and chunks, and its policy allows what stands in it', async (tree) => {
  const { entries, contentSecurityPolicy } = await build({ root: tree.root });
  assert.ok(entries['site']?.preload.length, 'it has chunks');
  const html = tree.dist('index.html');
  assert.match(html, /<html lang="en" dir="ltr" data-theme="light">/);
  for (const address of [entries['site']?.script, ...(entries['site']?.preload ?? [])]) {
    assert.ok(html.includes(`"${address}"`), address);
  }
  assert.not.match(html, '{{');
  const inside = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  assert.equal(inside('script'), contentSecurityPolicy.script);
  assert.equal(inside('style'), contentSecurityPolicy.style);
  assert.not.match(html, / style=| on\w+=/);
});

test('the same sources give the same bytes, other sources another build', async (tree) => {
  useReact(tree);
  const all = () =>
    readdirSync(path.join(tree.root, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => path.extname(name) !== '')
      .sort()
      .map((name) => `${name} ${createHash('sha256').update(tree.dist(name)).digest('hex')}`);
  const { build: first, entries } = await build({ root: tree.root });
  const files = all();
  assert.is((await build({ root: tree.root })).build, first);
  assert.equal(all(), files);
  assert.ok(tree.dist(entries['site']?.script ?? '').includes(first), '__BUILD__ is the hash');
  tree.write('src/shared.ts', "export const shared = 'changed';\n");
  assert.is.not((await build({ root: tree.root })).build, first);
});

test('what is compressed beforehand is the same text', async (tree) => {
  useReact(tree);
  const { entries } = await build({ root: tree.root });
  for (const name of [
    entries['site']?.script ?? '',
    ...(entries['site']?.preload ?? []),
    'index.html',
  ]) {
    const file = path.join(tree.root, 'dist', name);
    if (readFileSync(file).length <= 512) continue;
    assert.is(brotliDecompressSync(readFileSync(`${file}.br`)).toString(), tree.dist(name));
    assert.is(gunzipSync(readFileSync(`${file}.gz`)).toString(), tree.dist(name));
  }
});

test('a service worker is told the build and what every page begins with', async (tree) => {
  useReact(tree);
  tree.write(
    'src/remotes/office/main.tsx',
    "import { shared } from '../../office-only.ts';\nconsole.log(shared);\n",
  );
  tree.write('src/office-only.ts', "export const shared = 'in the office';\n");
  tree.write('src/site/service-worker.ts', 'console.log(__BUILD__, __FIRST__);\n');
  const { build: id, entries } = await build({ root: tree.root });
  const worker = tree.dist('pwa-sw.js');
  const filesOf = (name: string) => {
    const { script = '', preload = [], style = null } = entries[name] ?? {};
    return [script, ...preload, ...(style === null ? [] : [style])];
  };
  const first = [...filesOf('site'), ...filesOf('remotes/header')];
  for (const text of [id, ...first]) assert.ok(worker.includes(`"${text}"`), text);
  const later = filesOf('remotes/office').filter((file) => !first.includes(file));
  assert.ok(later.length > 0);
  for (const text of later) assert.not(worker.includes(text), text);
});

test('a source that does not compile leaves the last build in place', async (tree) => {
  const { build: first } = await build({ root: tree.root });
  tree.write('src/shared.ts', "export const shared = 'open");
  let message = '';
  await build({ root: tree.root }).catch((error) => {
    message = String(error);
  });
  assert.match(message, /Unterminated string/);
  assert.is(JSON.parse(tree.dist('asset-manifest.json')).build, first);
});

test('buildIfStale builds when dist is missing, older than a source, or left by a dead watcher', async (tree) => {
  const { root } = tree;
  const { build: first } = await buildIfStale({ root });
  const manifest = path.join(root, 'dist/asset-manifest.json');
  const future = new Date(Date.now() + 60_000);
  utimesSync(manifest, future, future);
  tree.write('dist/mark', '');
  await buildIfStale({ root });
  assert.ok(existsSync(path.join(root, 'dist/mark')), 'a fresh build stays');
  const later = new Date(Date.now() + 120_000);
  utimesSync(path.join(root, 'src/shared.ts'), later, later);
  assert.is((await buildIfStale({ root })).build, first);
  assert.not(existsSync(path.join(root, 'dist/mark')), 'a stale build goes');
  await build({ root, dev: true });
  assert.is((await buildIfStale({ root })).build, 'development', 'this process still watches');
  const left = { ...JSON.parse(readFileSync(manifest, 'utf8')), watcher: { process: 2 ** 30 } };
  writeFileSync(manifest, JSON.stringify(left));
  utimesSync(manifest, later, later);
  assert.is((await buildIfStale({ root })).build, first);
});

test('says whether all that it may write into a log has landed; where nobody can tell, that it has not', async ({
  root,
  write,
  dist,
}) => {
  const landed = () => JSON.parse(dist('asset-manifest.json')).landed;
  await build({ root, dev: true });
  assert.is(landed(), false);
  write('test/support/checks/landed.ts', 'export const isLandedWhole = () => true;\n');
  await build({ root, dev: true });
  assert.is(landed(), true);
});

test.run();
