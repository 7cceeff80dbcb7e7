import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addStaff, staffCommand } from '../support/staff-command.ts';

const test = suite<{ folder: string }>('npm run staff');

test.before.each(async (context) => {
  context.folder = await mkdtemp(path.join(tmpdir(), 'replaybook-staff-'));
});

test.after.each(async ({ folder }) => {
  await rm(folder, { recursive: true });
});

test('adds people by name and lists them', async ({ folder }) => {
  assert.match((await staffCommand(folder, 'list')).said, /There is no staff yet/);
  const password = await addStaff(folder, 'anna@example.com', 'support');
  assert.match(password, /^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
  await addStaff(folder, 'bob@example.com', 'analyst');
  await staffCommand(folder, 'disable', 'Bob@example.com');
  const { said } = await staffCommand(folder, 'list');
  assert.match(said, /^anna@example\.com\tsupport\tinvited\tno second step\tnot signed in$/m);
  assert.match(said, /^bob@example\.com\tanalyst\tbarred\t/m);
  assert.not.match(said, new RegExp(password));
});

test('says what was wrong, and how to ask', async ({ folder }) => {
  await addStaff(folder, 'anna@example.com');
  const again = await staffCommand(folder, 'add', 'ANNA@example.com', '--role', 'analyst');
  assert.equal([again.code, /there is an account/.test(again.said)], [1, true], again.said);
  const nobody = await staffCommand(folder, 'disable', 'nobody@example.com');
  assert.equal([nobody.code, /there is no staff account/.test(nobody.said)], [1, true]);
  const usages = [
    [],
    ['list', 'x'],
    ['add', 'a@example.com'],
    ['add', 'a@example.com', '--role', 'player'],
    ['add', 'a@example.com', 'a-password', '--role', 'support'],
    ['reset', 'anna@example.com'],
    ['reset', 'anna@example.com', '--password=x'],
    ['remove', 'anna@example.com'],
  ];
  for (const args of usages) {
    const { code, said } = await staffCommand(folder, ...args);
    assert.is(code, 1, args.join(' '));
    assert.match(said, /npm run staff -- COMMAND/);
  }
});

test('keeps no password, and keeps its files from others', async ({ folder }) => {
  const password = await addStaff(folder, 'anna@example.com');
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    assert.not.ok((await readFile(file)).includes(password), entry.name);
    if (process.platform !== 'win32') assert.is((await stat(file)).mode & 0o777, 0o600, entry.name);
  }
});

test.run();
