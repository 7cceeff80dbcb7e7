import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CONTRACT_VERSION } from '../../../src/site/contract/version.ts';
import { createRemoteLoader } from '../../../src/site/remote/remote-loader.ts';
import { fakePage } from '../../support/page/style-links.ts';

const test = suite('remote loader');

const mountOf = (contract: string) => Object.assign(() => ({ unmount() {} }), { contract });

const mount = mountOf(CONTRACT_VERSION);

function loader(entries: unknown, module: unknown = { mount }) {
  const imported: string[] = [];
  const load = createRemoteLoader({
    readManifest: async () => ({ entries }),
    importModule: async (address) => {
      imported.push(address);
      return module;
    },
  });
  return { load, imported };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

const refusal = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise;
  } catch (error) {
    return String(error);
  }
  throw new Error('it was not refused');
};

test('script and styles are those of the manifest; styles are loaded once', async () => {
  const casino = { script: '/assets/casino-1.js', style: '/assets/casino-1.css' };
  const { load, imported } = loader({ 'remotes/casino': casino });
  const { page, links } = fakePage();
  const first = load('casino', page, 0);
  await soon();
  links[0]?.onload();
  assert.is(await first, mount);
  assert.is(await load('casino', page, 0), mount);
  assert.equal(imported, ['/assets/casino-1.js', '/assets/casino-1.js']);
  assert.equal(
    links.map(({ href }) => href),
    ['/assets/casino-1.css'],
  );
});

test('a further attempt asks under another address, and for styles that failed again', async () => {
  const office = { script: '/assets/office-1.js', style: '/assets/office-1.css' };
  const { load, imported } = loader({ 'remotes/office': office });
  const { page, links } = fakePage();
  const first = refusal(load('office', page, 0));
  await soon();
  links[0]?.onerror();
  assert.match(await first, 'the styles /assets/office-1.css cannot be loaded');
  assert.equal(links, []);
  const second = load('office', page, 1);
  await soon();
  links[0]?.onload();
  assert.is(await second, mount);
  assert.equal(imported, ['/assets/office-1.js', '/assets/office-1.js?attempt=1']);
});

test('what is not in the manifest, or is no sub-application, is refused', async () => {
  const { page } = fakePage();
  const entry = { script: '/assets/x.js', style: null };
  const loadFrom = (entries: unknown, module?: unknown) =>
    refusal(loader(entries, module).load('casino', page, 0));
  assert.match(await loadFrom({}), 'there is no sub-application casino');
  assert.match(await loadFrom({ 'remotes/casino': entry }, { mount: 'no call' }), 'Error');
  assert.match(await loadFrom({ 'remotes/casino': { script: 7 } }), 'Error');
});

test('one that was made for another contract of the host is refused, and both are named', async () => {
  const { page } = fakePage();
  const entries = { 'remotes/casino': { script: '/assets/x.js', style: null } };
  const another = `${CONTRACT_VERSION}1`;
  const newer = { mount: mountOf(another) };
  const says = await refusal(loader(entries, newer).load('casino', page, 0));
  assert.match(says, `casino is made for version ${another} of the host's contract`);
  assert.match(says, `this page has ${CONTRACT_VERSION}`);
  const older = { mount: () => ({ unmount() {} }) };
  assert.match(await refusal(loader(entries, older).load('casino', page, 0)), 'contract');
});

test.run();
