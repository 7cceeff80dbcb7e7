import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { repositoryRoot } from '../repository.ts';
import { planOf, SECONDS, suitesIn } from './plan.ts';

const test = suite('the plan of a run');

const names = (...kinds: string[]) => planOf(kinds, repositoryRoot, 'r').map(({ name }) => name);

test('what others wait for begins first, then the longest', () => {
  const [first, second, third] = names();
  assert.equal([first, second].sort(), ['npm run build', 'npm run chromium']);
  assert.match(third ?? '', 'unit suites');
  const known = planOf([], repositoryRoot, 'r')
    .filter(({ lane }) => lane === undefined)
    .flatMap(({ name }) => SECONDS[name] ?? []);
  assert.equal(
    known,
    known.toSorted((one, other) => other - one),
  );
});

test('jobs that take turns begin before any that is shorter than all of them together', () => {
  const places = names();
  const scale = places.filter((name) => name.startsWith('test/scale/'));
  const all = scale.reduce((sum, name) => sum + (SECONDS[name] ?? 0), 0);
  const begin = places.indexOf(scale[0] ?? '');
  assert.equal(places.slice(begin, begin + scale.length), scale);
  assert.ok(places.slice(begin + scale.length).every((name) => (SECONDS[name] ?? 0) <= all));
});

test('what works all the time is told from what waits for a browser or a server', () => {
  const busy = planOf([], repositoryRoot, 'r').filter((job) => job.busy);
  assert.ok(busy.every(({ name }) => /^(npm run|unit|dom|test\/(fuzz|contract)\/)/.test(name)));
  const waiting = planOf(['browser', 'scale'], repositoryRoot, 'r').filter((job) => !job.busy);
  assert.ok(waiting.length > 20);
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

test('what starts the site waits for its build', () => {
  const starting = planOf([], repositoryRoot, 'r').filter(({ command }) =>
    command.includes('test/server/start.test.ts'),
  );
  assert.equal(
    starting.map(({ after }) => after),
    [['npm run build']],
  );
});

test('suites of browsers and of scale have a second chance, and nothing else has', () => {
  const having = planOf([], repositoryRoot, 'r').filter(({ secondChance }) => secondChance);
  assert.ok(having.every(({ name }) => /^test\/(browser|scale)\//.test(name)));
  assert.ok(having.length > 20);
});

test.run();
