/**
 * The round of real visits: a browser that presses and types at random on the started site. Each
 * recording has to be whole and lead to the same states and calls again. Nobody is accused falsely.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { seededRandom } from '../../../src/kernel/random.ts';
import { launch } from '../../support/browser/browser.ts';
import { repositoryRoot } from '../../support/repository.ts';
import { DEMO_PASSWORD, type Site, signInStaff, startSite } from '../../support/started/site.ts';
import type { RoundOptions } from '../rounds.ts';
import { judgeAll } from './judge.ts';
import { type Draw, visit } from './visit.ts';

/** Recordings that were accused, to be looked at. */
const kept = path.join(repositoryRoot, 'reports/visits');
/** Tabs at work at the same time. */
const TABS = 5;
/** Visits of one person; then another comes, with other cookies. */
const VISITS_OF_ONE = 40;
/** How long what was recorded last may take to arrive. */
const ARRIVAL = 12_000;
/** Milliseconds after which a visit is left as it is, and a tab that does not open or close. */
const LONGEST_VISIT = 30_000;
const LONGEST_STEP = 10_000;

/** Whether it came to an end in time: a browser that was pressed at random may keep one waiting. */
async function endsWithin(ms: number, step: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const ended = step.then(
    () => true,
    () => false,
  );
  return Promise.race([ended, late]).finally(() => clearTimeout(timer));
}

async function signIn(browser: Pick<Browser, 'newPage'>, { origin }: Site): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${origin}/en/user/login`);
  await page.waitForSelector('input[name="login"]');
  await page.type('input[name="login"]', 'player@example.test');
  await page.type('input[name="password"]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-balance]');
  await page.close();
}

/**
 * What one person does: so many visits, several at a time, every other person signed in. Gives back
 * how many were cut short.
 */
async function person(browser: Browser, site: Site, number: number, draw: Draw): Promise<number> {
  const own = await browser.createBrowserContext();
  if (number % 2 === 1) await signIn(own, site);
  let left = VISITS_OF_ONE;
  let short = 0;
  const tab = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const page = await own.newPage();
      page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
      if (!(await endsWithin(LONGEST_VISIT, visit(page, site, draw)))) short += 1;
      await endsWithin(LONGEST_STEP, page.close());
    }
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  await endsWithin(LONGEST_STEP, own.close());
  return short;
}

/** Runs the round; false where a recording is not whole, or is said to differ. */
export async function visitRound({ sessions, seed }: Pick<RoundOptions, 'sessions' | 'seed'>) {
  const site = await startSite({ clockRate: 60, env: { REFERENCE_FAULTS: '1' } });
  const browser = await launch();
  const draw = seededRandom(seed);
  for (let number = 0; number * VISITS_OF_ONE < sessions; number += 1) {
    const short = await person(browser, site, number, draw);
    console.log(`${(number + 1) * VISITS_OF_ONE} visits, of the last ${short} cut short`);
  }
  await browser.close();
  await new Promise((resolve) => setTimeout(resolve, ARRIVAL));
  await mkdir(kept, { recursive: true });
  const staff = await signInStaff(site.origin);
  const judged = await judgeAll(staff, (id, text) =>
    writeFile(path.join(kept, `${id}.ndjson`), text),
  );
  await site.stop();
  const { recordings, events, calls, timers, withoutEnd, accused } = judged;
  console.log(`\n${recordings} recordings, ${events} events, ${calls} calls, ${timers} timers`);
  console.log(`${withoutEnd} end without a farewell`);
  for (const line of accused) console.log(line);
  console.log(`${accused.length} accused`);
  return accused.length === 0;
}
