import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CATALOGUE_VERSION, catalogue } from '../../src/events/catalogue.ts';
import { upcasterFrom, upcasterSteps } from '../../src/log/upcasters.ts';
import {
  catalogueHash,
  eventSchemas,
  schemaDocument,
  schemaFile,
} from '../support/event-schemas.ts';

const test = suite('events/catalogue');

/** The catalogue as it was released last, or is about to be. */
const held = {
  version: '3',
  hash: 'fcfcbd83a2da553ef6f23be293afcd6454e9f83cb4df0f76a26a131bba661438',
};

const documented = JSON.parse(readFileSync(schemaFile, 'utf8')) as ReturnType<
  typeof schemaDocument
>;

function changedTypes(): string {
  const now = eventSchemas();
  const names = [...new Set([...Object.keys(now), ...Object.keys(documented.$defs)])];
  const changed = names.filter((name) => !isDeepStrictEqual(now[name], documented.$defs[name]));
  return changed.join(', ') || 'see the history of docs/events.schema.json';
}

test('changes of a shape come with a new version and a way up to it', () => {
  const hash = catalogueHash();
  assert.ok(
    hash === held.hash && CATALOGUE_VERSION === held.version,
    `The catalogue is not what it was as version ${held.version} (${changedTypes()}).
  1. Raise the version of each changed event and CATALOGUE_VERSION.
  2. Add a step from '${held.version}' to src/log/upcasters.ts, even an empty one.
  3. Put the new version and this hash into test/events/catalogue.test.ts: ${hash}
  4. Run: node test/support/event-schemas.ts
  Steps 1 and 2 may be left out only while no recording of version ${held.version} exists.`,
  );
});

test('every older version has a way up to this one', () => {
  for (const { from } of upcasterSteps) assert.type(upcasterFrom(from), 'function', from);
});

test('events are named area.somethingHappened', () => {
  for (const name of Object.keys(catalogue)) assert.match(name, /^[a-z]+\.[a-z][A-Za-z]+$/, name);
});

test('every event has a version and says in a sentence what happened', () => {
  for (const [name, { version, about }] of Object.entries(catalogue)) {
    assert.ok(Number.isInteger(version) && version >= 1, name);
    assert.match(about, /^[A-Z].*\.$/s, name);
  }
});

test('docs/events.schema.json is what the catalogue says', () => {
  assert.ok(
    isDeepStrictEqual(documented, JSON.parse(JSON.stringify(schemaDocument()))),
    `It is stale (${changedTypes()}). Run: node test/support/event-schemas.ts`,
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
