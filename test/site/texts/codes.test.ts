/** What is told stands in the state by codes: texts can be renamed without touching a recording. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writtenLanguages } from '../../../src/domain/site/languages.ts';
import { isCode } from '../../../src/domain/site/message-code.ts';
import { readLog } from '../../../src/log/read/log-file.ts';
import { type State, siteFold } from '../../../src/projections/state.ts';
import { textOfCode, textsOf } from '../../support/checks/dictionaries.ts';
import { repositoryRoot } from '../../support/repository.ts';

const test = suite('codes of what is told');

const keys: ReadonlySet<string> = new Set(Object.keys(await textsOf('en')));

test('every code has a text in every language, which no other code has', async () => {
  for (const language of writtenLanguages) {
    const texts = await textsOf(language);
    const without = Object.entries(textOfCode).filter(([, key]) => texts[key] === undefined);
    assert.equal(without, [], language);
  }
  const told = Object.values(textOfCode);
  assert.is(new Set(told).size, told.length);
});

test('no code is the key of a text, and no key of such a text could be a code', () => {
  for (const [code, key] of Object.entries(textOfCode)) {
    assert.ok(isCode(code), code);
    assert.not(keys.has(code), code);
    assert.not(isCode(key), key);
  }
});

/** Every text below a value that was not looked at before. */
function* textsIn(value: unknown, seen: WeakSet<object>): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const one of Object.values(value)) yield* textsIn(one, seen);
}

const recordings = path.join(repositoryRoot, 'test/recordings');
const files = readdirSync(recordings, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ndjson.gz'),
);

/** Which keys and codes stood in the state at any moment of a session. */
async function namesIn(file: string): Promise<string[]> {
  const { events } = await readLog([gunzipSync(readFileSync(path.join(recordings, file)))]);
  const seen = new WeakSet<object>();
  const found = new Set<string>();
  let state: State = siteFold.initial();
  for (const event of events) {
    state = siteFold.live(state, event).state;
    for (const text of textsIn(state, seen)) {
      if (keys.has(text) || Object.hasOwn(textOfCode, text)) found.add(text);
    }
  }
  return [...found];
}

test('no key of a text stands in any state of the sample sessions', async () => {
  assert.ok(files.length > 100, `${files.length}`);
  const codes = new Set<string>();
  for (const file of files) {
    const names = await namesIn(file);
    assert.equal(
      names.filter((name) => keys.has(name)),
      [],
      file,
    );
    for (const name of names) codes.add(name);
  }
  assert.ok(codes.size > 40, 'codes do stand there');
});

test.run();
