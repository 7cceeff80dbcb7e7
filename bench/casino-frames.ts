/** How many frames a second does each table show while it moves, on a processor four times as slow? */
import type { Page } from 'puppeteer';
import { type GameName, games } from '../src/domain/casino/rows.ts';
import { launch, openPage } from '../test/support/browser/browser.ts';
import { startSite } from '../test/support/started/site.ts';
import { type Comparison, report } from './support/report.ts';
import { median } from './support/stats.ts';

const SLOWER = 4;
/** What is looked at of a movement, in milliseconds. */
const SPAN = 3_000;
const TURNS = 3;
/** A screen shows no more, and a movement is smooth from half of it on. */
const SMOOTH = 30;

const MAIN = 'main [data-press] button[data-look=main]:not([disabled]):not([aria-disabled])';

/** What is pressed besides the button that begins a round. */
interface Presses {
  readonly before?: string;
  /** In the round: what moves is what it turns over. */
  readonly after?: string;
}

/** Tables that move by themselves after a press. */
const PRESSED: Readonly<Partial<Record<GameName, Presses>>> = {
  dice: {},
  plinko: {},
  roulette: { before: 'main [data-spot]' },
  baccarat: {},
  blackjack: {},
  'video-poker': {},
  'slot-lines': {},
  'slot-ways': {},
  keno: { before: 'main [data-mark]' },
  hunt: { before: 'main fieldset button' },
  hilo: {},
  mines: { after: 'main [data-tile=hidden]:not([aria-disabled])' },
  ladder: { after: 'main [data-tile]:not([aria-disabled])' },
  covers: { after: 'main [data-cover=covered]:not([aria-disabled])' },
};

/** Tables of shared draws, which move when those come, and which of them comes within minutes. */
const DRAWN: readonly GameName[] = ['crash', 'wheel', 'bingo', 'race'];

/** Frames a second that the page shows from now on, for a while. */
const framesOf = (page: Page): Promise<number> =>
  page.evaluate(
    (span) =>
      new Promise<number>((resolve) => {
        let count = 0;
        const began = performance.now();
        const next = (now: number) => {
          count += 1;
          const passed = now - began;
          if (passed < span) requestAnimationFrame(next);
          else resolve((1000 * count) / passed);
        };
        requestAnimationFrame(next);
      }),
    SPAN,
  );

async function open(page: Page, origin: string, name: GameName): Promise<void> {
  await page.goto(`${origin}/en/casino/game/${games[name].gameId}/${name}`);
  await page.waitForSelector(`main [data-game="${name}"] [data-panel]`);
}

/** A guest plays, for play money: what moves is the same. */
async function pressed(page: Page, { before, after }: Presses): Promise<number> {
  for (const selector of [before, MAIN, after]) {
    if (selector === undefined) continue;
    const button = await page.waitForSelector(selector);
    await button?.evaluate((element) => (element as HTMLElement).click());
  }
  return framesOf(page);
}

/** Until the next draw is revealed, or the next curve has risen for a moment. */
async function drawn(page: Page, origin: string, name: GameName): Promise<number> {
  const answer = await fetch(`${origin}/casino-api/v1/draws/${games[name].gameId}`);
  const { current, now } = (await answer.json()) as {
    current: { closesAt: number; endsAt: number | null };
    now: number;
  };
  const at = (current.endsAt ?? current.closesAt) - now;
  await new Promise((done) => setTimeout(done, Math.max(0, at) + 1_500));
  return framesOf(page);
}

async function measured(origin: string): Promise<Comparison[]> {
  const browser = await launch();
  const { page } = await openPage(browser, { device: 'phone' });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
  await page.emulateCPUThrottling(SLOWER);
  const row = (name: GameName, ours: number): Comparison => ({
    ...{ what: name, unit: 'frames/s', ours, better: 'more' },
    ...{ peer: { name: 'smooth', value: SMOOTH }, atLeast: 1 },
  });
  const rows: Comparison[] = [];
  for (const [name, presses] of Object.entries(PRESSED) as [GameName, Presses][]) {
    const turns: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      await open(page, origin, name);
      turns.push(await pressed(page, presses));
    }
    rows.push(row(name, median(turns)));
  }
  for (const name of DRAWN) {
    await open(page, origin, name);
    rows.push(row(name, await drawn(page, origin, name)));
  }
  await browser.close();
  return rows;
}

const site = await startSite();
try {
  report(
    'Frames of tables that move',
    `A phone whose processor is ${SLOWER} times as slow, without a graphics card: frames that were shown in ${SPAN / 1000} s of a movement, of those that need a press the median of ${TURNS}.`,
    await measured(site.origin),
  );
} finally {
  await site.stop();
}
