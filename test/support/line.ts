/** Coefficients of the line, chosen so that their match does not begin under a test's hands. */
import type { Page } from 'puppeteer';

/** How far ahead the kick-off has to be. A test has long placed its bet by then. */
const LEEWAY = 30_000;

/**
 * Presses the home win of the nth match on the page that begins only after the leeway, and
 * returns its market's id. Pressed as a script: rows move while other matches come and go.
 */
export async function pressComing(page: Page, nth = 0): Promise<string> {
  const pressed = await page.waitForFunction(
    (index, leeway) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-game-id] button')];
      const coming = buttons.filter((button) => {
        const kickOff = button.closest('[data-game-id]')?.querySelector('time')?.dateTime;
        const { marketId = '' } = button.dataset;
        const isHomeWin = marketId.endsWith('-1') && !button.disabled;
        return isHomeWin && kickOff !== undefined && Date.parse(kickOff) > Date.now() + leeway;
      });
      coming[index]?.click();
      return coming[index]?.dataset['marketId'];
    },
    {},
    nth,
    LEEWAY,
  );
  return (await pressed.jsonValue()) ?? '';
}
