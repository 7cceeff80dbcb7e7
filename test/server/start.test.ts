import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { repositoryRoot } from '../support/repository.ts';
import { addStaff, bareEnvironment } from './support/staff-command.ts';

const test = suite<{ folder: string }>('npm start');

test.before.each(async (context) => {
  context.folder = await mkdtemp(path.join(tmpdir(), 'replaybook-start-'));
});

/** What a test has started. */
const started = new Set<ChildProcess>();

/** Ends all that a child started, with it: it leads a group of its own. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It ended by itself, as it should.
  }
}

test.after.each(async ({ folder }) => {
  for (const child of started) endGroup(child);
  started.clear();
  await rm(folder, { recursive: true });
});

interface Run {
  readonly child: ChildProcess;
  /** All that was written so far. */
  output(): string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
  /** Resolves once this was written; rejects when the program ends before. */
  wrote(pattern: RegExp): Promise<RegExpExecArray>;
}

/** As `npm start` does, or with other arguments. */
function start(env: Readonly<Record<string, string>>, args: readonly string[] = ['--demo']): Run {
  const script = path.join(repositoryRoot, 'src/start.ts');
  return run(process.execPath, [script, ...args], env);
}

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>>): Run {
  const child = spawn(command, args, {
    cwd: repositoryRoot,
    env: { ...bareEnvironment(), ...env },
    detached: process.platform !== 'win32',
  });
  started.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      child.emit('wrote');
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    output: () => output,
    ended,
    wrote: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output);
          if (match) resolve(match);
        };
        child.on('wrote', look);
        ended.then(() => reject(new Error(`ended: ${output}`)));
        look();
      }),
  };
}

const GREETING = /site +(http:\S+)\/\nconsole +\S+\/console\n/;

test('starts with nothing but a folder, and ends at SIGTERM with streams open', async (context) => {
  const env = { PORT: '0', DATA_DIR: path.join(context.folder, 'new', 'data') };
  const first = start(env);
  const [, origin = ''] = await first.wrote(GREETING);
  const [, password = ''] = await first.wrote(/password (\S+) \(shown this once\)/);
  assert.match(first.output(), /accounts player@\S+, support@\S+, analyst@\S+/);
  const page = await fetch(`${origin}/en`, { headers: { accept: 'text/html' } });
  assert.match(await page.text(), /<!doctype html>/i);
  const login = await fetch(`${origin}/console-api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'analyst@example.test', password }),
  });
  assert.is(login.status, 200);
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const stream = await fetch(`${origin}/log-api/v1/stream`, { headers: { cookie } });
  assert.is(stream.status, 200);
  first.child.kill('SIGTERM');
  assert.is(await first.ended, 0);
  await stream.text().catch(() => '');

  const second = start(env);
  await second.wrote(GREETING);
  second.child.kill('SIGINT');
  assert.is(await second.ended, 0);
  assert.match(second.output(), /accounts player@\S+, support@\S+, analyst@\S+/);
  assert.match(second.output(), /password as shown at the first start/);
  assert.not.match(second.output(), password);
});

test('the command itself ends its server at SIGTERM, whatever stands between them', async (context) => {
  if (process.platform === 'win32') return;
  const { child, wrote, ended } = run('npm', ['start'], { PORT: '0', DATA_DIR: context.folder });
  const [, origin = ''] = await wrote(GREETING);
  assert.is((await fetch(`${origin}/en`)).status, 200);
  child.kill('SIGTERM');
  // The pipes are closed by the last of all processes that hold them.
  await ended;
  assert.is(
    await fetch(origin).then(
      () => 'answers',
      () => 'is gone',
    ),
    'is gone',
  );
});

test('makes no demo accounts unless asked, and says how to add staff', async ({ folder }) => {
  const env = { PORT: '0', DATA_DIR: folder, UNRELEASED: '1' };
  const first = start(env, []);
  const [, origin = ''] = await first.wrote(GREETING);
  await first.wrote(/staff +nobody yet: npm run staff -- add /);
  assert.not.match(first.output(), /password|example\.test/);
  await addStaff(folder, 'anna@example.com');
  const login = await fetch(`${origin}/console-api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'support@example.test', password: 'x' }),
  });
  assert.is(login.status, 401);
  first.child.kill('SIGTERM');
  await first.ended;
  const second = start(env, []);
  await second.wrote(GREETING);
  second.child.kill('SIGTERM');
  await second.ended;
  assert.not.match(second.output(), /nobody yet/);
});

test('has no demo accounts where others reach it, unless told so once more', async ({ folder }) => {
  const env = { PORT: '0', HOST: '0.0.0.0', DATA_DIR: folder };
  const refused = start(env);
  assert.is(await refused.ended, 1);
  assert.match(refused.output(), /HOST: .*node src\/start\.ts.*DEMO_PUBLIC=1/);
  const allowed = start({ ...env, DEMO_PUBLIC: '1' });
  await allowed.wrote(/password \S+ \(shown this once\)/);
  allowed.child.kill('SIGTERM');
  await allowed.ended;
  const mistaken = start({ PORT: '0', DATA_DIR: folder }, ['--demp']);
  assert.is(await mistaken.ended, 1);
  assert.match(mistaken.output(), /the only argument is --demo/);
});

test('does not print a password that was given', async ({ folder }) => {
  const run = start({ PORT: '0', DATA_DIR: folder, DEMO_PASSWORD: 'given-password' });
  await run.wrote(GREETING);
  run.child.kill('SIGTERM');
  assert.is(await run.ended, 0);
  assert.not.match(run.output(), /given-password/);
});

const modesIn = async (folder: string) => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return Promise.all(
    entries.map(async (entry) => {
      const { mode } = await stat(path.join(entry.parentPath, entry.name));
      return [entry.name, entry.isDirectory(), mode & 0o777] as const;
    }),
  );
};

test('keeps what it writes from other users, also in a folder that was there', async ({
  folder,
}) => {
  if (process.platform === 'win32') return;
  const env = { PORT: '0', DATA_DIR: folder };
  const assertPrivate = async () => {
    const run = start(env);
    await run.wrote(GREETING);
    const modes = await modesIn(folder);
    for (const [name, isFolder, mode] of modes) assert.is(mode, isFolder ? 0o700 : 0o600, name);
    const names = modes.map(([name]) => name);
    for (const part of ['', '-wal', '-shm']) {
      for (const database of ['log.sqlite', 'identity.sqlite', 'reference.db']) {
        assert.ok(names.includes(database + part), database + part);
      }
    }
    assert.is((await stat(folder)).mode & 0o777, 0o700);
    run.child.kill('SIGKILL');
    await run.ended;
  };
  await chmod(folder, 0o755);
  await assertPrivate();
  // As an earlier build, or a copy from a backup, may have left it.
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
  await assertPrivate();
});

test('refuses a data folder that belongs to all users', async ({ folder }) => {
  if (process.platform === 'win32') return;
  await chmod(folder, 0o1777);
  const run = start({ PORT: '0', DATA_DIR: folder });
  assert.is(await run.ended, 1);
  assert.match(run.output(), /DATA_DIR \S+ is shared by all users; name a folder in it/);
  assert.is((await stat(folder)).mode & 0o7777, 0o1777);
});

test('says so when the port is taken', async ({ folder }) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const run = start({ PORT: String(port), DATA_DIR: folder });
  assert.is(await run.ended, 1);
  assert.match(run.output(), new RegExp(`Port ${port} is in use`));
  assert.not.match(run.output(), / at /);
  other.close();
});

test('names every variable that is not right', async ({ folder }) => {
  const run = start({ PORT: '70000', CLOCK_RATE: 'fast', DATA_DIR: folder });
  assert.is(await run.ended, 1);
  assert.match(run.output(), /PORT: must be a number from 0 to 65535\nCLOCK_RATE: must be/);
});

test.run();
