import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { repositoryRoot } from '../repository.ts';
import { importsOf } from './imports.ts';
import { checkLayers, checkSizes, readRules, withTable } from './layers.ts';

const rules = readRules(repositoryRoot);

/** Runs the check on a made-up tree: paths from `src` to their text. */
function problemsOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'layers-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(root, 'src', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return checkLayers(root, rules);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const parsing = suite('imports of a file');

parsing('every form is found, with its line and whether it is erased', () => {
  const source = [
    "import { a } from './a.ts';",
    "import type { B } from './b.ts';",
    'import {',
    '  type C,',
    '  d,',
    "} from './c.ts';",
    "import './e.css';",
    "export { f } from './f.ts';",
    "export type { G } from './g.ts';",
    "export * from './h.ts';",
    "const page = lazy(() => import('./i.tsx').then((m) => m.page));",
    "type K = import('./k.ts').K;",
    "type L = typeof import('./l.ts');",
    "import { type M } from './m.ts';",
    "import type from './n.ts';",
    "import type * as o from './o.ts';",
  ].join('\n');
  assert.equal(
    importsOf(source).map(({ from, line, typeOnly }) => `${line} ${from} ${typeOnly}`),
    [
      '1 ./a.ts false',
      '2 ./b.ts true',
      '3 ./c.ts false',
      '7 ./e.css false',
      '8 ./f.ts false',
      '9 ./g.ts true',
      '10 ./h.ts false',
      '11 ./i.tsx false',
      '12 ./k.ts true',
      '13 ./l.ts true',
      '14 ./m.ts false',
      '15 ./n.ts false',
      '16 ./o.ts true',
    ],
  );
});

parsing('comments, texts and addresses are not imports', () => {
  const source = [
    "// import { a } from './a.ts';",
    '/*',
    "import { b } from './b.ts';",
    '*/',
    "const note = 'https://example.test/*'; const accept = '*/*';",
    "import { c } from './c.ts';",
    "export const from = 'd';",
  ].join('\n');
  assert.equal(
    importsOf(source).map(({ from, line }) => `${line} ${from}`),
    ['6 ./c.ts'],
  );
});

parsing.run();

const layers = suite('layers');

layers('what the table allows passes', () => {
  const tree = {
    'kernel/result.ts': "import * as v from 'valibot';",
    'domain/odds.ts': "import { ok } from '../kernel/result.ts';",
    'calls/table.ts': 'export const table = 1;',
    'projections/user.ts': "import type { Table } from '../calls/table.ts';",
    'site/contract/page.ts': "import { ok } from '../../kernel/result.ts';",
    'remotes/header/main.tsx':
      "import { a } from './a.ts';\nimport { b } from '../../site/contract/page.ts';",
    'remotes/header/a.ts': "import { useState } from 'react';",
    'replay/command.ts': "import { readFile } from 'node:fs/promises';\nimport './intentions.ts';",
    'replay/intentions/intentions.ts': "import { createRuntime } from '../runtime.ts';",
    'runtime.ts': "import { effect } from './effects/bet.ts';",
    'effects/bet.ts': "import request from '../calls/table.ts';",
    'start.ts': "import { build } from '../build.mjs';\nimport { serve } from './server/main.ts';",
    'server/main.ts': "import fastify from 'fastify';",
  };
  assert.equal(problemsOf(tree), []);
});

layers('a forbidden import is named with file, line, import and rule', () => {
  assert.equal(problemsOf({ 'kernel/a.ts': "\nimport { b } from '../domain/b.ts';" }), [
    "src/kernel/a.ts:2 imports '../domain/b.ts': kernel may not import domain/b.ts",
  ]);
});

layers('files that import each other in a circle are refused, where only types do too', () => {
  const tree = {
    'kernel/a.ts': "import type { B } from './b.ts';",
    'kernel/b.ts': "import { c } from './c.ts';",
    'kernel/c.ts': "import type { A } from './a.ts';",
  };
  assert.equal(problemsOf(tree), [
    'src:1 has a circle: kernel/a.ts → kernel/b.ts → kernel/c.ts → kernel/a.ts',
  ]);
});

layers('rooms that import each other in a circle are refused, where no files do', () => {
  const tree = {
    'log/codec/a.ts': "import { b } from '../read/b.ts';",
    'log/codec/c.ts': 'export const c = 1;',
    'log/read/b.ts': "import type { C } from '../codec/c.ts';",
    'log/root.ts': "import './codec/a.ts';",
    'log/read/d.ts': "import '../root.ts';",
  };
  assert.equal(problemsOf(tree), ['src/log:1 has a circle: codec → read → codec']);
});

const forbidden: [why: string, file: string, text: string, rule: RegExp][] = [
  [
    'values where only types may come',
    'projections/a.ts',
    "import { t } from '../calls/t.ts';",
    /only types of calls/,
  ],
  [
    'a type of a layer that is not listed',
    'kernel/a.ts',
    "import type { T } from '../bus/t.ts';",
    /may not import bus/,
  ],
  [
    'what only servers have, on a page',
    'site/a.ts',
    "import { totp } from '../server-kernel/totp.ts';",
    /site may not import server-kernel/,
  ],
  ['a dynamic import', 'domain/a.ts', "void import('../site/a.ts');", /may not import site/],
  [
    'a package of another layer',
    'domain/a.ts',
    "import { Subject } from 'rxjs';",
    /the package rxjs/,
  ],
  [
    'a module of Node in what browsers load',
    'log/a.ts',
    "import 'node:fs';",
    /the package node:fs/,
  ],
  [
    'a sibling of a remote',
    'remotes/footer/a.ts',
    "import '../header/a.ts';",
    /may not import remotes/,
  ],
  [
    'the inside of the host',
    'remotes/footer/a.ts',
    "import '../../site/main.tsx';",
    /may not import site/,
  ],
  [
    'the host, of which a sub-application has a contract',
    'remotes/footer/a.ts',
    "import { useHost } from '../../site/host.tsx';",
    /may not import site\/host/,
  ],
  [
    'the state, of which it sees areas',
    'remotes/footer/a.ts',
    "import type { State } from '../../projections/state.ts';",
    /may not import projections/,
  ],
  [
    'inputs, of which it has commands',
    'remotes/footer/a.ts',
    "import type { InputType } from '../../events/catalogue.ts';",
    /may not import events/,
  ],
  [
    'the composition of the host',
    'console/a.ts',
    "import '../site/ports/http.ts';",
    /may not import site\/ports/,
  ],
  [
    'the runtime from another file of replay',
    'replay/a.ts',
    "import '../runtime.ts';",
    /may not import runtime/,
  ],
  ['a file outside the layers', 'other/a.ts', '', /stands in no layer/],
];
for (const [why, file, text, rule] of forbidden) {
  layers(`forbidden: ${why}`, () => {
    const problems = problemsOf({ [file]: text });
    assert.is(problems.length, 1);
    assert.match(problems[0] ?? '', rule);
  });
}

layers('the console may not load an effect through others; a type on the way loads nothing', () => {
  const tree = (clause: string) => ({
    'console/main.tsx': "import '../site/views.tsx';",
    'site/views.tsx': `import ${clause} from '../runtime.ts';`,
    'runtime.ts': "import './effects/bet.ts';",
    'effects/bet.ts': '',
  });
  assert.equal(problemsOf(tree('{ createRuntime }')), [
    'src/console/main.tsx:1 loads what it must never load: console/main.tsx → site/views.tsx → runtime.ts',
  ]);
  assert.equal(problemsOf(tree('type { Runtime }')), []);
});

layers('the table in the README is the one in docs/layers.json', () => {
  const readme = readFileSync(path.join(repositoryRoot, 'README.md'), 'utf8');
  assert.is(
    readme,
    withTable(readme, rules),
    'refresh: node test/support/checks/layers.ts --readme',
  );
});

layers('a file above the ceiling is named', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  mkdirSync(path.join(root, 'src'));
  writeFileSync(path.join(root, 'src', 'long.ts'), 'a;\n'.repeat(4));
  const { problems, report } = checkSizes(root, 3);
  rmSync(root, { recursive: true });
  assert.equal(problems, ['src/long.ts:3 is 4 lines long: the ceiling is 3']);
  assert.match(report, 'src 1 files, median 4 lines');
});

layers.run();
