import '../support/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bettingSession } from '../support/betting.ts';
import type { SessionOptions } from '../support/session.ts';
import { openSite } from '../support/site-page.tsx';
import { lineOf, smallGame, smallLine } from '../support/small-line.ts';

const test = suite('sportsbook: other pages');

async function open(url: string, options: SessionOptions = {}) {
  const answers = { sportsLine: smallLine, ...options.answers };
  return { page: await openSite(bettingSession({ url, ...options, answers })) };
}

test('all championships with games, live and to come', async () => {
  const { page } = await open('/en/champs');
  const live = page.get('section[aria-label="Live"]');
  assert.ok(live.querySelector('a[href="/en/live/football/1-north-league"]'));
  await page.close();
});

test('pages without data say so and lead on', async () => {
  for (const url of [
    '/en/toto',
    '/en/toto/draw',
    '/en/lotto',
    '/en/results',
    '/en/cyber/real',
    '/en/live/marble',
  ]) {
    const { page } = await open(url);
    assert.ok(page.get('main h1').textContent, url);
    assert.not.match(page.get('main').textContent ?? '', /sport_|_title/, url);
    assert.ok(page.get('main a[href="/en/live"]'), url);
    await page.close();
  }
});

test('a team’s games, whatever letters its name is written in', async () => {
  const games = [smallGame(7, { team1: 'São Paulo FC' }), smallGame(8)];
  const { page } = await open('/en/team/sao-paulo-fc', { answers: { sportsLine: lineOf(games) } });
  assert.equal(
    page.all('[data-game-id]').map((row) => row.dataset['gameId']),
    ['7'],
  );
  await page.close();
});

test.run();
