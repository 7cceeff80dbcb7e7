import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { repositoryRoot } from '../repository.ts';

const biome = path.join(repositoryRoot, 'node_modules/@biomejs/biome/bin/biome');
const configuration = [
  'biome.json',
  ...['no-impure', 'no-world', 'no-words'].map((name) => `test/support/checks/${name}.grit`),
];

/** The lines of a text that the linter refuses as errors, when it stands in a file of this name. */
function refusedLines(file: string, lines: readonly string[]): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'lint-'));
  try {
    for (const name of configuration)
      cpSync(path.join(repositoryRoot, name), path.join(root, name));
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), lines.join('\n'));
    const args = [biome, 'lint', '--reporter=github', '--max-diagnostics=none', file];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    const numbers = [...stdout.matchAll(/^::error .*?\bline=(\d+)/gm)].map(([, line]) =>
      Number(line),
    );
    return lines.filter((_, index) => numbers.includes(index + 1));
  } finally {
    rmSync(root, { recursive: true });
  }
}

const clocks = [
  'export const a = Date.now();',
  'export const b = new Date();',
  'export const c = Math.random();',
];
const world = [
  "export const d = fetch('/');",
  "export const e = localStorage.getItem('a');",
  'export const f = indexedDB;',
  'export const g = process.env;',
];
const page = [
  'export const h = document.title;',
  'export const i = window;',
  'export const j = globalThis;',
  'export const k = navigator.language;',
  'export const l = location.href;',
  'export const m = setTimeout(clearTimeout, 1);',
  'export const n = performance.now();',
  'export const o = crypto.randomUUID();',
];
const harmless = ['export const p = new Date(0).getTime();', 'export const q = Math.max(1, 2);'];

const test = suite('lint');

for (const folder of ['kernel', 'server-kernel', 'domain', 'events', 'projections', 'routes']) {
  test(`${folder} has no clock, no chance and no outer world`, () => {
    const all = [...clocks, ...world, ...page, ...harmless];
    assert.equal(refusedLines(`src/${folder}/probe.ts`, all), [...clocks, ...world, ...page]);
  });
}

test('views may read the page, but only ports touch network, storage and clock', () => {
  const doors = ['export const r = window.fetch;', 'export const s = window.localStorage;'];
  const harmlessHere = ['export const h = document.title;', ...harmless];
  const all = [...clocks, ...world, ...doors, ...harmlessHere];
  for (const file of ['src/site/modals/probe.tsx', 'src/remotes/header/probe.tsx']) {
    assert.equal(refusedLines(file, all), [...clocks, ...world, ...doors], file);
  }
  for (const file of ['src/site/main.tsx', 'src/site/ports/probe.ts']) {
    assert.equal(refusedLines(file, all), [], file);
  }
});

test('what people read is no part of a view', () => {
  const words = [
    '  <p>Good words</p>,',
    '  <input placeholder="Your name" />,',
    '  <img src="a.png" alt="A crest" />,',
    '  <button type="button" aria-label="Close" />,',
    "  <input placeholder={'Your name'} />,",
    '  <p>Слова</p>,',
  ];
  const signs = [
    '  <p className="not this">{text} · 18+ %</p>,',
    '  <input placeholder="1" title={text} data-note="for tests" />,',
  ];
  const lines = ['export const views = (text: string) => [', ...words, ...signs, '];'];
  for (const file of ['src/site/modals/probe.tsx', 'src/remotes/header/probe.tsx']) {
    assert.equal(
      refusedLines(file, lines).filter((line) => words.includes(line)),
      words,
      file,
    );
    assert.not.ok(
      refusedLines(file, lines).some((line) => signs.includes(line)),
      file,
    );
  }
});

test('any and functions of more than 35 lines are refused', () => {
  assert.equal(refusedLines('src/log/probe.ts', ['export const a: any = 1;']).length, 1);
  const long = ['export function f(list: number[]) {', ...Array(36).fill('  list.push(1);'), '}'];
  assert.is.not(refusedLines('src/log/probe.ts', long).length, 0);
  assert.equal(refusedLines('src/log/probe.ts', [long[0] ?? '', ...long.slice(2)]), []);
});

test.run();
