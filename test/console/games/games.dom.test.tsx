import '../support/dom-globals.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Books, MeasuredGame } from '../../../src/console/api/games.ts';
import { ApiError } from '../../../src/console/api/http.ts';
import { GamesPage } from '../../../src/console/games/games-page.tsx';
import { render, settle, unmount } from '../support/dom.ts';

const test = suite('console: games');
test.after.each(unmount);

const dice: MeasuredGame = {
  ...{ game: 'dice', currency: 'EUR', rtp: { least: '99/100', most: '99/100' }, rounds: 1_200 },
  ...{ staked: 120_000, returned: 117_000, least: 108_000, most: 129_600, alarm: null },
};

const balanced: Books = { open: [], differences: [] };

async function open(
  items: readonly MeasuredGame[],
  { trouble = null, told = balanced }: { trouble?: ApiError | null; told?: Books } = {},
) {
  const list = async () => {
    if (trouble) throw trouble;
    return { items, next: null };
  };
  const books = async () => {
    if (trouble) throw trouble;
    return told;
  };
  const page = await render(<GamesPage api={{ list, books }} />);
  await settle();
  return page.textContent ?? '';
}

test('says what a game returned, what it is proved to, and how far chance reaches', async () => {
  const text = await open([dice]);
  assert.match(text, 'Within chance');
  assert.match(text, 'Returned 97.50 %: 1170.00 of 1200.00 EUR in first stakes. 1,200 rounds.');
  assert.match(text, 'Proved: 99.00 %. Chance reaches from 90.00 % to 108.00 %.');
});

test('an alarm stands beside the game', async () => {
  assert.match(await open([{ ...dice, alarm: 'more' }]), 'Returns too much');
  assert.match(await open([{ ...dice, alarm: 'less' }]), 'Returns too little');
});

test('where play decides too, only what is too much is told', async () => {
  const rtp = { least: '93/100', most: '94/100' };
  const text = await open([{ ...dice, game: 'blackjack', rtp, least: null }]);
  assert.match(text, 'Proved: 93.00 % to 94.00 %. Chance reaches up to 108.00 %');
});

test('says that nothing was played, and that a server has no games', async () => {
  assert.match(await open([]), 'Nothing was played yet');
  await unmount();
  assert.match(
    await open([], { trouble: new ApiError('missing') }),
    'This server has no games of its own.',
  );
});

test('stakes of rounds that are not over stand by who debited them, and that the books agree', async () => {
  const funds = { provider: 'house', currency: 'EUR', rounds: 1_200, staked: 150_050 };
  const points = { provider: 'house/points', currency: 'POINTS', rounds: 2, staked: 10 };
  const text = await open([dice], { told: { open: [funds, points], differences: [] } });
  assert.match(text, 'Open rounds Lies where stakes lie');
  assert.match(text, 'house1,2001500.50 EUR');
  assert.match(text, 'house/points210 POINTS');
  assert.match(await open([dice]), 'No round is open.');
});

test('stakes that lie apart in another sum are told', async () => {
  const differences = [{ currency: 'EUR', balance: 200, open: 199 }];
  const text = await open([dice], { told: { open: [], differences } });
  assert.match(text, 'The books differ');
  assert.match(text, 'holds 2.00 EUR; open bets and rounds were staked with 1.99 EUR.');
});

test.run();
