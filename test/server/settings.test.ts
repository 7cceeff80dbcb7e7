import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assertReleased, SettingsError, settingsOf } from '../../src/server/settings.ts';

const test = suite<{ folder: string }>('settings');

test.before(async (context) => {
  context.folder = await mkdtemp(path.join(tmpdir(), 'replaybook-settings-'));
});

test.after(async ({ folder }) => {
  await rm(folder, { recursive: true });
});

test('an empty environment gives the defaults', () => {
  const defaults = {
    port: 4000,
    host: '127.0.0.1',
    dataDir: path.resolve('.data'),
    databaseUrl: undefined,
    natsUrl: undefined,
    apiOrigin: undefined,
    fixtures: undefined,
    siteConfig: undefined,
    demoPassword: undefined,
    demoPublic: false,
    unreleased: false,
    clockRate: 1,
    drawSecret: undefined,
    trustProxy: ['loopback'],
  };
  assert.equal(settingsOf({}), defaults);
  assert.equal(settingsOf({ PORT: '', DEMO_PASSWORD: '', UNKNOWN: 'x' }), defaults);
});

test('reads what is given', async ({ folder }) => {
  const file = path.join(folder, 'site.json');
  await writeFile(file, '{"defaultLanguage":"de"}');
  const settings = settingsOf({
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://user:pass@host/db',
    NATS_URL: 'nats://host:4222',
    API_ORIGIN: 'https://api.example',
    FIXTURES: folder,
    SITE_CONFIG: file,
    DEMO_PASSWORD: 'x',
    CLOCK_RATE: '12.5',
    TRUST_PROXY: '10.0.0.1, loopback',
  });
  assert.equal(
    [settings.port, settings.host, settings.dataDir, settings.clockRate, settings.fixtures],
    [0, '0.0.0.0', folder, 12.5, folder],
  );
  assert.equal(settings.siteConfig, { defaultLanguage: 'de' });
  assert.equal(settings.trustProxy, ['10.0.0.1', 'loopback']);
});

test('refuses what makes no sense, by name and without the value', async ({ folder }) => {
  const broken = path.join(folder, 'broken.json');
  await writeFile(broken, '{"a":');
  const list = path.join(folder, 'list.json');
  await writeFile(list, '[1]');
  const wrong: [name: string, value: string][] = [
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['DATABASE_URL', 'mysql://secret-password@host/db'],
    ['DATABASE_URL', 'secret-password'],
    ['NATS_URL', 'http://host'],
    ['API_ORIGIN', 'ftp://host'],
    ['API_ORIGIN', 'localhost'],
    ['FIXTURES', path.join(folder, 'none')],
    ['SITE_CONFIG', path.join(folder, 'none.json')],
    ['SITE_CONFIG', broken],
    ['SITE_CONFIG', list],
    ['CLOCK_RATE', '0'],
    ['CLOCK_RATE', '-2'],
    ['CLOCK_RATE', 'NaN'],
    ['CLOCK_RATE', '1e3'],
  ];
  for (const [name, value] of wrong) {
    let error: unknown = null;
    try {
      settingsOf({ [name]: value });
    } catch (thrown) {
      error = thrown;
    }
    assert.instance(error, SettingsError, `${name}=${value}`);
    const { message } = error as SettingsError;
    assert.match(message, new RegExp(`^${name}: \\w`));
    assert.not.match(message, /secret-password/);
  }
});

test('real players get no build that writes what has not landed, unless it is wanted so', () => {
  const start =
    (landed: boolean, isDemo: boolean, unreleased = false) =>
    () =>
      assertReleased({ landed }, { isDemo, unreleased });
  assert.throws(start(false, false), /UNRELEASED: .*npm run release/);
  for (const allowed of [start(true, false), start(false, true), start(false, false, true)]) {
    assert.not.throws(allowed);
  }
});

test.run();
