/** Coefficients of the line, chosen so that their match does not begin under a test's hands. */
import type { Page } from 'puppeteer';

/** How far ahead the kick-off has to be. A test has long placed its bet by then. */
const LEEWAY = 10 * 60_000;

/** Does it to the home win of the first match that begins after the leeway and has nothing pressed yet. */
async function onComing(page: Page, act: 'click' | 'focus'): Promise<string> {
  const found = await page.waitForFunction(
    (leeway, what) => {
      const coming = [...document.querySelectorAll('[data-game-id]')]
        .filter((row) => !row.querySelector('[aria-pressed="true"]'))
        .map((row) => ({
          button: row.querySelector<HTMLButtonElement>('[data-market-id$="-1"]:not([disabled])'),
          kickOff: Date.parse(row.querySelector('time')?.dateTime ?? ''),
        }))
        .filter(({ button, kickOff }) => button && kickOff > Date.now() + leeway)
        .sort((one, other) => one.kickOff - other.kickOff);
      const button = coming[0]?.button;
      button?.[what]();
      return button?.dataset['marketId'];
    },
    {},
    LEEWAY,
    act,
  );
  return (await found.jsonValue()) ?? '';
}

/** Presses it, and returns its market's id. Pressed as a script: rows move while other matches come and go. */
export const pressComing = (page: Page): Promise<string> => onComing(page, 'click');

/** Presses it by the keyboard, so that the focus stays there. */
export async function enterComing(page: Page): Promise<void> {
  const marketId = await onComing(page, 'focus');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`[data-market-id="${marketId}"][aria-pressed="true"]`);
}
