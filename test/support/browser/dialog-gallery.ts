/** Goes through the gallery of dialogs in a browser. */
import type { Page } from 'puppeteer';

export interface ShownDialog {
  readonly name: string;
  /** Puts it away as a player would, and resolves once it is gone. */
  close(): Promise<void>;
}

const OPEN = 'dialog[open]:not([aria-busy]) h2';

/** Escape; or a button, where it wants an answer or lies beside the page. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const gone = () => page.waitForSelector('dialog', { hidden: true, timeout: 500 });
  await gone().catch(async () => {
    await page.$eval('dialog :is([data-actions] button, h2 + button)', (button) =>
      (button as HTMLButtonElement).click(),
    );
    await gone();
  });
}

/** Opens the gallery and, by the keyboard, each dialog of it in turn. */
export async function* dialogsOf(
  page: Page,
  origin: string,
  language: string,
): AsyncGenerator<ShownDialog> {
  await page.goto(`${origin}/${language}/gallery/dialogs`);
  await page.waitForSelector('[data-dialog]');
  const names = await page.$$eval('[data-dialog]', (all) =>
    all.map((one) => one.getAttribute('data-dialog') ?? ''),
  );
  for (const name of names) {
    await page.focus(`[data-dialog="${name}"]`);
    await page.keyboard.press('Enter');
    await page.waitForSelector(OPEN);
    yield { name, close: () => close(page) };
  }
}
