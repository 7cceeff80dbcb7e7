/** Where the focus is while a table is played by keyboard: buttons come and go under it. */
import '../../support/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type GameName, gameNames, games } from '../../../src/domain/casino/rows.ts';
import { house } from '../../support/house.ts';
import { openTable } from '../../support/table-page.tsx';

const test = suite('casino: focus');

/** What is pressed, one after the other, each with the focus on it. */
const MAIN = '[data-press] button[data-look=main]';
const ROUNDS: Readonly<Partial<Record<GameName, readonly string[]>>> = {
  mines: [MAIN, 'main [data-tile=hidden]:nth-of-type(13)', MAIN],
  ladder: [MAIN, 'main [data-current] [data-tile]', MAIN],
  hilo: [MAIN, 'main button[class*=call]', 'main button[class*=call]:nth-of-type(3)'],
  covers: [MAIN, 'main [data-cover=covered]', 'main [data-cover=covered]'],
  blackjack: [MAIN, MAIN, MAIN],
  'video-poker': [MAIN, MAIN],
  scratch: [MAIN, MAIN],
  hunt: ['main button[class*=shot]', MAIN],
};

/** What a bet is made of, where nothing is chosen at first. */
const BEFORE: Readonly<Partial<Record<GameName, string>>> = {
  keno: 'main [data-mark]',
  roulette: 'main [data-spot]',
};

for (const name of gameNames.filter((each) => !games[each].shared)) {
  test(`${name}: what is pressed leaves the focus where it can go on`, async () => {
    const { page, rest } = await openTable(name, house());
    const before = BEFORE[name];
    if (before !== undefined) await page.press(before);
    for (const selector of ROUNDS[name] ?? [MAIN]) {
      await page.doing(() => page.get(selector).focus());
      await page.doing(() => page.get(selector).click());
      await rest();
      const { activeElement } = document;
      assert.ok(activeElement?.matches('main button:not([disabled])'), `after ${selector}`);
    }
    await page.close();
  });
}

test.run();
