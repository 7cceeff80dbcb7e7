/** Recordings of builds that were released are read, folded and judged by this one. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readLog } from '../../src/log/log-file.ts';
import { verifyLog } from '../../src/replay/verify.ts';

const test = suite('recordings of earlier builds');

/**
 * What has changed since each build, by its folder (catalogue and commit): read models, and events
 * that do not fit any more. Who changes a fold raises the version of its read model and adds it here
 * to the builds whose recordings tell.
 */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  '1-6bd87c7': [
    ...['accounts', 'activation', 'analytics', 'auth', 'bets', 'block', 'captcha', 'consent'],
    ...['coupon', 'currencies', 'letter', 'limits', 'mailing', 'phones', 'preferences'],
    ...['protection', 'recovery', 'registration', 'route', 'session', 'signIns', 'terms', 'user'],
  ],
  '1-43b4a70': ['signIns'],
  '1-698934e': ['signIns'],
  '1-5ae0085': ['signIns'],
  '2-9ad25f4': [],
  '3-322300d': [],
};

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

async function checked(folder: string, file: string) {
  const packed = readFileSync(path.join(import.meta.dirname, folder, file));
  const { events, eventProblems, unknownCatalogue, header, lineProblems, gaps } = await readLog([
    gunzipSync(packed),
  ]);
  assert.equal([lineProblems, gaps], [[], []], file);
  const { lastSeq } = header;
  const verdict = verifyLog(events, { setAside: eventProblems, unknownCatalogue, lastSeq });
  return { verdict, types: eventProblems.map(({ type }) => type) };
}

test('every build that is named has recordings', () => {
  assert.equal(Object.keys(CHANGED).sort(), [...folders].sort());
});

for (const folder of folders) {
  test(`${folder}: each matches, or names what has changed since`, async () => {
    const changed = new Set<string>();
    for (const file of readdirSync(path.join(import.meta.dirname, folder))) {
      const { verdict, types } = await checked(folder, file);
      const others = verdict.findings.filter(
        (found) => found.verdict !== 'changed' && found.verdict !== 'set-aside',
      );
      assert.equal(others, [], file);
      assert.ok(verdict.checkpoints > 0, file);
      for (const { slice } of verdict.changed) changed.add(slice);
      for (const type of types) changed.add(type);
    }
    assert.equal([...changed].sort(), [...(CHANGED[folder] ?? [])].sort());
  });
}

test.run();
