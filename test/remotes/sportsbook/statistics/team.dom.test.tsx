import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { bettingSession } from '../../../support/session/betting.ts';
import { reply, type SessionOptions } from '../../../support/session/session.ts';
import { lineOf, smallGame } from '../../../support/session/small-line.ts';

const test = suite('sportsbook: teams');

async function open(url: string, options: SessionOptions) {
  const session = bettingSession({ url, ...options });
  return { session, page: await openSite(session) };
}

const season = {
  ...{ champId: 1, champs: [{ id: 1, name: 'League' }] },
  games: [
    { id: 3, team1: 'Third', team2: 'São Paulo FC', startAt: 3, score: [0, 2] },
    { id: 2, team1: 'Third', team2: 'Fourth', startAt: 2, score: [1, 1] },
    { id: 1, team1: 'São Paulo FC', team2: 'Fourth', startAt: 1, score: [1, 1] },
  ],
};

test('a team’s games, whatever letters its name is written in, its place and how it played', async () => {
  const games = [smallGame(7, { team1: 'São Paulo FC' }), smallGame(8)];
  const { page, session } = await open('/en/team/sao-paulo-fc', {
    answers: {
      sportsLine: lineOf(games),
      sportsStatistics: () => reply({ ...season, team: 'São Paulo FC' }),
    },
  });
  assert.is(session.requestsOf('sportsStatistics').at(-1)?.request.query?.['team'], 'sao-paulo-fc');
  assert.is(page.get('main h1').textContent, 'São Paulo FC');
  assert.equal(
    page.all('[data-game-id]').map((row) => row.dataset['gameId']),
    ['7', '3', '1'],
  );
  assert.match(
    page.get('main').textContent ?? '',
    'Place 1 of 3 in League. Points: 4. Games played: 2.',
  );
  await page.close();
});

const crestsOf = (element: Element) =>
  Array.from(element.querySelectorAll('svg[data-crest]'), (crest) => ({
    isHidden: crest.getAttribute('aria-hidden'),
    drawing: Array.from(crest.querySelectorAll('path'), (path) => path.outerHTML).join(''),
  }));

test('a team’s crest is the same at its name, in the list, and in the slip, and readers skip it', async () => {
  const { page } = await open('/en/team/sao-paulo-fc', {
    answers: {
      sportsLine: lineOf([smallGame(7, { team1: 'São Paulo FC' })]),
      sportsStatistics: () => reply({ ...season, team: 'São Paulo FC' }),
    },
  });
  await page.press('main button[data-market-id="7-result-1"]');
  await page.advance(20);
  const [title] = crestsOf(page.get('main h1'));
  const [listed, rival] = crestsOf(page.get('[data-game-id="7"]'));
  const [inSlip] = crestsOf(page.get('#bet-slip'));
  assert.is(title?.isHidden, 'true');
  assert.equal(listed, title);
  assert.equal(inSlip, title);
  assert.not.equal(rival, title);
  await page.close();
});

test('a team that does not play now is told of all the same, and one that there is not is not', async () => {
  const answers = {
    sportsLine: lineOf([smallGame(8)]),
    sportsStatistics: () => reply({ ...season, team: 'Fourth' }),
  };
  const { page, session } = await open('/en/team/fourth', { answers });
  const text = () => page.get('main').textContent ?? '';
  assert.match(text(), 'No match of this team can be bet on at the moment.');
  assert.match(text(), 'Place 2 of 3');
  session.answers.sportsStatistics = () => reply(season);
  await page.doing(() =>
    page.host.publish('route.requested', { url: '/en/team/nobody', replace: false }),
  );
  await page.advance(1000);
  assert.match(text(), 'No team of the championships here has this name.');
  for (const way of ['search', 'champs'])
    assert.ok(page.get(`main [data-kind="empty"] a[href="/en/${way}"]`));
  await page.close();
});

test.run();
