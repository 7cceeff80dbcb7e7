import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDevice } from '../../../src/site/ports/device.ts';

const test = suite('device port');

/** A page that notes what is done to its device. */
function notingPage(writeText: (text: string) => Promise<void>) {
  const saved: { name: string; file: unknown }[] = [];
  const freed: string[] = [];
  const later: (() => void)[] = [];
  let file: unknown = null;
  const printed: true[] = [];
  const link = {
    href: '',
    download: '',
    click: () => void saved.push({ name: link.download, file }),
  };
  const page = {
    navigator: { clipboard: { writeText } },
    document: { createElement: () => link },
    URL: {
      createObjectURL(given: unknown) {
        file = given;
        return 'blob:1';
      },
      revokeObjectURL: (address: string) => void freed.push(address),
    },
    setTimeout: (work: () => void) => void later.push(work),
    print: () => void printed.push(true),
  };
  const device = createDevice(page as unknown as Window & typeof globalThis);
  return { device, saved, freed, later, printed };
}

test('a text is put on the clipboard; where that is forbidden it says so', async () => {
  const copied: string[] = [];
  const { device } = notingPage(async (text) => void copied.push(text));
  assert.is(await device.copy('abc'), true);
  assert.equal(copied, ['abc']);
  const forbidden = notingPage(() => Promise.reject(new Error('denied')));
  assert.is(await forbidden.device.copy('abc'), false);
});

test('a file is saved under its name, and what it took is given back', () => {
  const { device, saved, freed, later } = notingPage(async () => {});
  const file = new File(['text'], 'account.txt');
  device.save(file);
  assert.equal(saved, [{ name: 'account.txt', file }]);
  assert.equal(freed, []);
  for (const work of later) work();
  assert.equal(freed, ['blob:1']);
});

test('the page is printed as the browser does it', () => {
  const { device, printed } = notingPage(async () => {});
  device.print();
  assert.equal(printed, [true]);
});

test.run();
