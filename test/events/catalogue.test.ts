import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CATALOGUE_VERSION, catalogue, isInputType } from '../../src/events/catalogue.ts';
import { addedSince, upcasterFrom, upcasterSteps } from '../../src/log/read/upcasters.ts';
import { type schemaDocument, schemaFile } from '../support/checks/event-schemas.ts';
import {
  evolutionProblems,
  newestLanded,
  presentCatalogue,
} from '../support/checks/landed-catalogue.ts';

const test = suite('events/catalogue');

const documented = JSON.parse(readFileSync(schemaFile, 'utf8')) as ReturnType<
  typeof schemaDocument
>;

test('a landed catalogue is added to; what else changes comes with a new version', () => {
  const landed = newestLanded();
  assert.equal(evolutionProblems(landed, presentCatalogue()), []);
  assert.ok(Number(landed.version) <= Number(CATALOGUE_VERSION), 'it was raised, not lowered');
});

test('every older version has a way up to this one', () => {
  for (const { from } of upcasterSteps) assert.type(upcasterFrom(from), 'function', from);
});

test('events are named area.somethingHappened', () => {
  for (const name of Object.keys(catalogue)) assert.match(name, /^[a-z]+\.[a-z][A-Za-z]+$/, name);
});

test('what effects tell since a version has landed is named by the step that leads on from it', () => {
  const { version, events } = newestLanded();
  const before = new Set<string>(events.map(({ type }) => type));
  const added = Object.keys(catalogue).filter((type) => !isInputType(type) && !before.has(type));
  const step = 'adds, in the step of src/log/read/upcasters.ts to a new CATALOGUE_VERSION';
  assert.equal(
    added.filter((type) => !addedSince(version).has(type)),
    [],
    step,
  );
});

test('an input is what comes from outside: nothing of calls, sessions, timers or the log', () => {
  const within =
    /^(http|feed|line|log|timer)\.|^(session\.(started|ended)|app\.(started|stopped))$/;
  const inputs = Object.keys(catalogue).filter(isInputType);
  assert.ok(inputs.length > 80);
  assert.equal(
    inputs.filter((type) => within.test(type)),
    [],
  );
});

test('every event has a version and says in a sentence what happened', () => {
  for (const [name, { version, about }] of Object.entries(catalogue)) {
    assert.ok(Number.isInteger(version) && version >= 1, name);
    assert.match(about, /^[A-Z].*\.$/s, name);
  }
});

test('docs/events.schema.json is of the release that landed the newest catalogue', () => {
  const { version, events } = newestLanded();
  assert.match(documented.title, `version ${version} of the catalogue`);
  assert.equal(
    Object.values(documented.$defs).map(({ $id }) => $id),
    events.map((event) => `urn:replaybook:event:${event.type}:${event.version}`),
    'npm run release writes both',
  );
});

test('the documented schemas name what is private', () => {
  const submitted = documented.$defs['session.loginSubmitted']?.properties.data;
  const { login, password } = (submitted?.['properties'] ?? {}) as Record<
    string,
    Record<string, unknown>
  >;
  assert.is(login?.['x-privacy'], 'personal');
  assert.is(password?.['x-privacy'], 'secret');
});

test.run();
