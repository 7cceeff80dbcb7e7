import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Receipt } from '../../../src/log/chain/receipt.ts';
import { SignedHeads } from '../../../src/server/keys/signed-heads.ts';

const test = suite<{ folder: string }>('signed heads outside the database');

test.before.each(async (context) => {
  context.folder = await mkdtemp(path.join(tmpdir(), 'replaybook-heads-'));
});

test.after.each(async ({ folder }) => {
  await rm(folder, { recursive: true });
});

const head = (sessionId: string, ackedSeq: number): Receipt => ({
  ...{ sessionId, ackedSeq, chain: String(ackedSeq % 10).repeat(64), at: 5, signature: 'signed' },
});

let started = 0;

/** Opened as by a process that starts later than those before. */
async function open(folder: string, more: { fileBytes?: number; allBytes?: number } = {}) {
  const problems: unknown[] = [];
  started += 1;
  const at = started;
  const report = (problem: unknown) => void problems.push(problem);
  const heads = await SignedHeads.open({ folder, now: () => at, report, ...more });
  return { heads, problems };
}

async function linesOf(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).sort();
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.flatMap((text) => text.trimEnd().split('\n'));
}

test('knows the newest head at once, and all of them after a restart', async ({ folder }) => {
  const first = await open(folder);
  for (const seq of [3, 8]) first.heads.note(head('a', seq));
  first.heads.note(head('b', 1));
  assert.equal(await first.heads.of('a'), [head('a', 8)]);
  assert.equal(await first.heads.of('c'), []);
  await first.heads.close();
  const second = await open(folder);
  second.heads.note(head('a', 12));
  assert.equal(await second.heads.of('a'), [head('a', 8), head('a', 12)]);
  await second.heads.close();
  assert.equal(second.problems, []);
  assert.is((await linesOf(folder)).length, 2);
});

test('only the owner of the process may read the files', async ({ folder }) => {
  const { heads } = await open(folder);
  heads.note(head('a', 1));
  await heads.close();
  const [name = ''] = await readdir(folder);
  assert.is((await stat(path.join(folder, name))).mode & 0o777, 0o600);
});

test('a process that begins says which file was changed, and where', async ({ folder }) => {
  const { heads } = await open(folder, { fileBytes: 1e6 });
  for (let i = 0; i < 3; i += 1) {
    for (let j = 0; j < 500; j += 1) heads.note(head(`s${i}-${j}`, 1));
  }
  await heads.close();
  const [name = ''] = await readdir(folder);
  const file = path.join(folder, name);
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  assert.is(lines.length, 3);
  await writeFile(file, `${lines.toSpliced(1, 1).join('\n')}\n`);
  const after = await open(folder);
  await after.heads.close();
  assert.match(String(after.problems[0]), `${name} was changed: see line 2`);
});

test('a line that a crash cut off is passed over', async ({ folder }) => {
  const { heads } = await open(folder);
  heads.note(head('a', 1));
  await heads.close();
  const [name = ''] = await readdir(folder);
  await appendFile(path.join(folder, name), '{"previous":"0","heads":[{"sessionId":"a","ack');
  const after = await open(folder);
  assert.equal(await after.heads.of('a'), [head('a', 1)]);
  assert.equal(after.problems, []);
  await after.heads.close();
});

test('lets go of the oldest when there is too much', async ({ folder }) => {
  const { heads } = await open(folder, { fileBytes: 200, allBytes: 200_000 });
  for (let i = 0; i < 5000; i += 1) heads.note(head(`s${i}`, 1));
  await heads.close();
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).size),
  );
  assert.ok(sizes.reduce((sum, size) => sum + size) < 400_000);
  const after = await open(folder);
  assert.equal(await after.heads.of('s0'), []);
  assert.equal(await after.heads.of('s4999'), [head('s4999', 1)]);
  await after.heads.close();
});

test('a folder that takes nothing costs no upload, and no head while there is room', async ({
  folder,
}) => {
  const inside = path.join(folder, 'heads');
  const { heads, problems } = await open(inside);
  await rm(inside, { recursive: true });
  heads.note(head('a', 1));
  await heads.close();
  assert.is(problems.length, 1);
  await open(inside);
  assert.equal(await heads.of('a'), [head('a', 1)]);
});

test.run();
