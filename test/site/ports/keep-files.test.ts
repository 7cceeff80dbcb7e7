import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type KeepingPage, keepFiles } from '../../../src/site/ports/keep-files.ts';

const test = suite('files for the time without a network');

const LOADED = ['https://bets.test/assets/site-A1B2.js', 'https://bets.test/assets/remote-C3D4.js'];

/** A page that has loaded two files, and what its worker is told once it takes the page over. */
function pageWith(isControlled: boolean) {
  const told: unknown[] = [];
  const registered: string[] = [];
  const worker = { postMessage: (message: unknown) => void told.push(message) };
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? worker : null,
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

test('on a first visit the worker is told, once, what came before it', async () => {
  const { page, told, registered, takeOver } = pageWith(false);
  await keepFiles(page, '/pwa-sw.js');
  assert.equal([registered, told], [['/pwa-sw.js'], []]);
  takeOver();
  takeOver();
  assert.equal(told, [LOADED]);
});

test('a page that has its worker tells it nothing', async () => {
  const { page, told, takeOver } = pageWith(true);
  await keepFiles(page, '/pwa-sw.js');
  takeOver();
  assert.equal(told, []);
});

test.run();
