/** Presses that come before anything is drawn anew: each of them counts. */
import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chainHash } from '../../../src/domain/casino/fair.ts';
import { openTable } from '../../support/page/table-page.tsx';
import { drawHouse } from '../../support/session/draw-house.ts';
import { house, SERVER_SEED } from '../../support/session/house.ts';

const test = suite('casino: pressed together');

type Page = Awaited<ReturnType<typeof openTable>>['page'];

/** All of them are pressed within one frame. */
async function together(page: Page, selectors: readonly string[]): Promise<void> {
  const places = selectors.map((selector) => page.get(selector));
  await page.doing(() => {
    for (const one of places) one.click();
  });
  await page.advance(50);
}

/** The buttons of a page that have these words. */
function named(page: Page, ...names: readonly string[]): HTMLElement[] {
  const buttons = page.all('main button');
  return names.map((name) => {
    const found = buttons.find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
    if (!found) throw new Error(`nothing is named ${name}`);
    return found;
  });
}

async function pressed(page: Page, ...names: readonly string[]): Promise<void> {
  const places = named(page, ...names);
  await page.doing(() => {
    for (const one of places) one.click();
  });
  await page.advance(50);
}

test('numbers of keno', async () => {
  const { page, text } = await openTable('keno', house());
  await pressed(page, '7', '8', '9');
  assert.match(text(), 'Picked: 3 of 10');
  await pressed(page, '7, your pick', '10');
  assert.match(text(), 'Picked: 3 of 10');
  await page.close();
});

test('chips of roulette', async () => {
  const { page, text } = await openTable('roulette', house());
  await together(page, ['[data-spot="red"]', '[data-spot="17"]', '[data-spot="17"]']);
  assert.match(text(), 'Spin for €0.30');
  await page.close();
});

test('spots of baccarat', async () => {
  const { page, text } = await openTable('baccarat', house());
  const spots = (...names: readonly string[]) => {
    const all = page.all('main button[aria-pressed]');
    const places = names.map((name) =>
      all.find((one) => one.querySelector('strong')?.textContent === name),
    );
    return page.doing(() => {
      for (const one of places) one?.click();
    });
  };
  await spots('Tie', 'Banker pair');
  await page.advance(50);
  assert.match(text(), 'Deal for €0.30');
  await page.close();
});

test('six numbers of a lottery make its line', async () => {
  const terminal = chainHash(SERVER_SEED, 1);
  const before = { main: [3, 9, 17, 25, 33, 41], bonus: 49 };
  const server = drawHouse('lotto', { terminal, before, betting: 3_000_000 });
  const { page, text } = await openTable('lotto', server, { url: '/en/lotto/6-49' });
  await pressed(page, '1', '2', '3', '4', '5', '6');
  assert.match(text(), 'Lines: 1 of 20');
  await page.close();
});

test('shots of a volley', async () => {
  const { page, text } = await openTable('hunt', house());
  const [first] = page.all('main fieldset button');
  const before = page.all('main ol[aria-label] > li').length;
  await page.doing(() => {
    first?.click();
    first?.click();
  });
  await page.advance(50);
  assert.is(page.all('main ol[aria-label] > li').length, before + 2, text());
  await page.close();
});

test.run();
