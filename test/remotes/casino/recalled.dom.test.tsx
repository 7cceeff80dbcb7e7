/** A round of before is shown on its table, whatever is chosen for the next one. */
import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type GameName, gameNames } from '../../../src/domain/casino/rows.ts';
import { MAIN, playedThrough } from '../../support/page/played-through.ts';

const test = suite('casino: recalled rounds');

/** What a round that lies on its table says besides what it came to. */
const LIES: Readonly<Partial<Record<GameName, RegExp>>> = {
  covers: /Cover 1, you found .*25×.*Cover 3, there lay .*10×/,
  keno: /1, your pick, drawn.*2, drawn.*3/,
  scratch: /Panel 1: .*10×.*Panel 9: .*1×/,
};

for (const name of gameNames) {
  test(`${name}: a round of before lies on its table, and nothing is done at it`, async () => {
    const { page, rest } = await playedThrough(name, () => {});
    if (name.endsWith('scratch')) await page.press(MAIN);
    await rest();
    await page.pressNamed('Your rounds');
    const over = page.all('main [data-round]').find((row) => row.textContent?.endsWith(' paid'));
    await page.doing(() => over?.querySelector('button')?.click());
    const table = page.get('main [data-round] fieldset[aria-label="The table then"]');
    assert.is(table.querySelectorAll('button:enabled, input:enabled').length, 0);
    assert.match(table.querySelector('[data-came]')?.textContent ?? '', /€|points/);
    const labels = [...table.querySelectorAll('button')].map((one) =>
      one.getAttribute('aria-label'),
    );
    assert.match(labels.join(), LIES[name] ?? /(?:)/);
    await page.close();
  });
}

test('what is picked for the next round leaves the table of one before as it was', async () => {
  const { page } = await playedThrough('keno', () => {});
  await page.pressNamed('Your rounds');
  await page.press('main [data-round] button');
  const lying = () => page.all('main [data-round] fieldset [data-mark="hit"]').length;
  assert.is(lying(), 1);
  await page.pressNamed('7, drawn');
  assert.is(page.all('main [data-mark="picked"]').length, 2, 'the grid is that of the next round');
  assert.is(lying(), 1);
  await page.close();
});

test.run();
