import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type KeepingPage, keepFiles } from '../../../src/site/ports/keep-files.ts';

const test = suite('files for the time without a network');

const LOADED = ['https://bets.test/assets/site-A1B2.js', 'https://bets.test/assets/remote-C3D4.js'];

/** A page that has loaded two files, and what its workers are told once they take the page over. */
function pageOfSite() {
  const told: unknown[] = [];
  const registered: string[] = [];
  const worker = { postMessage: (message: unknown) => void told.push(message) };
  const container = Object.assign(new EventTarget(), {
    controller: null as typeof worker | null,
    register: async (script: string) => void registered.push(script),
  });
  const takeOver = (): void => {
    container.controller = worker;
    container.dispatchEvent(new Event('controllerchange'));
  };
  const performance = { getEntriesByType: () => LOADED.map((name) => ({ name })) };
  const page = { navigator: { serviceWorker: container }, performance } as unknown as KeepingPage;
  return { page, told, registered, takeOver };
}

test('each worker that takes the page over is told what came before it', async () => {
  const { page, told, registered, takeOver } = pageOfSite();
  await keepFiles(page, '/pwa-sw.js');
  assert.equal([registered, told], [['/pwa-sw.js'], []]);
  takeOver();
  assert.equal(told, [LOADED]);
  // A newer build's, which has let go of what the one before kept.
  takeOver();
  assert.equal(told, [LOADED, LOADED]);
});

test.run();
