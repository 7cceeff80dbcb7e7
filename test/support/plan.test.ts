import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { planOf, SECONDS, suitesIn } from './plan.ts';
import { repositoryRoot } from './repository.ts';

const test = suite('the plan of a run');

const names = (...kinds: string[]) => planOf(kinds, repositoryRoot, 'r').map(({ name }) => name);

test('what others wait for begins first, then the longest', () => {
  const [first, second, third] = names();
  assert.equal([first, second].sort(), ['npm run build', 'npm run chromium']);
  assert.match(third ?? '', 'unit suites');
  const known = names().flatMap((name) => SECONDS[name] ?? []);
  assert.equal(
    known,
    known.toSorted((one, other) => other - one),
  );
});

test('the table of seconds names only jobs that there are', () => {
  const all = new Set(names());
  assert.equal(
    Object.keys(SECONDS).filter((name) => !all.has(name)),
    [],
  );
});

test('every suite is run once', () => {
  const run = planOf([], repositoryRoot, 'r').flatMap(({ command }) =>
    command.filter((word) => /\.test\.tsx?$/.test(word)),
  );
  assert.equal(run.sort(), suitesIn(repositoryRoot));
});

test('suites of browsers and of scale have a second chance, and nothing else has', () => {
  const having = planOf([], repositoryRoot, 'r').filter(({ secondChance }) => secondChance);
  assert.ok(having.every(({ name }) => /^test\/(browser|scale)\//.test(name)));
  assert.ok(having.length > 20);
});

test.run();
