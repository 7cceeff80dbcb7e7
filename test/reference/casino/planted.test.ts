/** What is not dealt yet stays on the server: each answer before the end holds what was dealt, and nothing else of it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { accepted, atTheTable, drawOf, type Round, secretOf } from '../support/casino.ts';
import { type Case, cases } from '../support/casino-cases.ts';

const test = suite('what is not dealt yet');

const MINUTE = 60_000;
const DICE = { stake: 100, side: 'under', target: 5_000 };
const CARD = /"[A2-9TJQK][cdhs]"/g;
const ROUNDS = 3;
const CLIMBING = ['done', 'multiplier', 'payout'];

type Draw = readonly unknown[];

/** What of a draw a game deals before its end, after so many steps. */
interface Dealing {
  readonly draw: (draw: Draw, steps: Round['steps']) => unknown;
  /** Of cards those that stand anywhere in an answer. */
  readonly cards?: (draw: Draw, steps: number) => Draw;
  /** The fields of what it has come to; null where nothing has yet. */
  readonly outcome: readonly string[] | null;
}

const opened = (draw: Draw, steps: Round['steps']) =>
  draw.map((place, cover) => (steps.some(({ action }) => action['pick'] === cover) ? place : null));

const dealings: Readonly<Record<string, Dealing>> = {
  mines: { draw: () => [], outcome: CLIMBING },
  ladder: { draw: () => [], outcome: CLIMBING },
  hilo: {
    draw: (draw, { length }) => draw.slice(0, length + 1),
    cards: (draw, steps) => draw.slice(0, steps + 1),
    outcome: ['allowed', ...CLIMBING],
  },
  blackjack: {
    draw: () => null,
    // The player's first two, the dealer's open one, and what was drawn since.
    cards: (draw, steps) => [...draw.slice(0, 3), ...draw.slice(4, 4 + steps)],
    outcome: ['allowed', 'dealer', 'done', 'hands', 'payout', 'staked'],
  },
  'video-poker': {
    draw: (draw) => draw.slice(0, 5),
    cards: (draw) => draw.slice(0, 5),
    outcome: null,
  },
  covers: { draw: opened, outcome: null },
};

/** Every list of numbers that stands anywhere in an answer. */
function numbersIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(numbersIn);
  const isOne = Array.isArray(value) && value.some((part) => typeof part === 'number');
  return isOne ? [value, ...within] : within;
}

const dealer = v.object({ dealer: v.object({ cards: v.tuple([v.string()]), total: v.number() }) });
const worthOf = (card: string) => (card.startsWith('A') ? 11 : Number(card.slice(0, -1)) || 10);

/** Holds an open round against its draw: what is dealt is told, and no other part of it, under any name. */
function holdsBack(game: string, round: Round, draw: Draw, fields: readonly string[]): void {
  const dealing = dealings[game];
  assert.ok(dealing, `${game} has steps, and nothing says what it deals`);
  const dealt = dealing.draw(draw, round.steps);
  assert.equal(round.state.draw, dealt, game);
  assert.equal(Object.keys(round).sort(), fields, game);
  const outcome = round.state.outcome && Object.keys(round.state.outcome).sort();
  assert.equal(outcome, dealing.outcome, game);
  const cards = dealing.cards?.(draw, round.steps.length) ?? [];
  // Where the dealt part of the draw and the hands both tell of a card it stands there twice.
  const told = new Set(JSON.stringify(round).match(CARD) ?? []);
  assert.equal(
    [...told].sort(),
    [...new Set(cards.map((card) => JSON.stringify(card)))].sort(),
    game,
  );
  const lists = numbersIn({ ...round, bet: null }).map((list) => JSON.stringify(list));
  assert.equal(lists, lists.length === 0 ? [] : [JSON.stringify(dealt)], game);
  if (game !== 'blackjack') return;
  const { dealer: open } = v.parse(dealer, round.state.outcome);
  assert.is(open.total, worthOf(open.cards[0]), 'the hidden card counts in no sum');
}

const drawn = (harness: Parameters<typeof drawOf>[0], id: string): Draw =>
  v.parse(v.array(v.unknown()), drawOf(harness, id));

test('of each game of several steps an answer before the end has what was dealt alone, and never its seed', async () => {
  const { harness, player, playing } = await atTheTable();
  const fields = Object.keys(accepted(await playing.start('dice', DICE))).sort();
  const seen = new Map<string, number>();
  const looked = async (game: string, round: Round): Promise<void> => {
    const [listed] = (await playing.rounds({ open: '1' })).items;
    const others = [await playing.round(round.id), ...(listed ? [listed] : [])];
    for (const one of [round, ...others]) holdsBack(game, one, drawn(harness, round.id), fields);
    const all = JSON.stringify([round, others, await playing.rounds(), await playing.seeds()]);
    assert.not.match(all, secretOf(harness, round.id), game);
    seen.set(game, (seen.get(game) ?? 0) + 1);
  };
  const play = async (game: string, { bet, next }: Case): Promise<void> => {
    harness.clock.now += MINUTE;
    await player.renew();
    let round = accepted(await playing.start(game, bet));
    for (let step = 0; next && round.status === 'open'; step += 1) {
      await looked(game, round);
      round = accepted(await playing.act(round.id, step, next(round, step)));
    }
  };
  const stepped = Object.entries(cases).filter(([, { next }]) => next);
  for (const [game, its] of stepped) {
    for (let turn = 0; turn < ROUNDS; turn += 1) await play(game, its);
  }
  assert.equal([...seen.keys()].sort(), Object.keys(dealings).sort());
  assert.ok(
    [...seen.values()].every((count) => count >= ROUNDS - 1),
    JSON.stringify([...seen]),
  );
  await harness.close();
});

test('the hash of a shared draw is in no answer before its end', async () => {
  const { harness, playing } = await atTheTable();
  for (const [game, bet] of [
    ['wheel', { bets: { 2: 100 } }],
    ['bingo', { stake: 100 }],
  ] as const) {
    const { draw } = (await playing.draws(game)).current;
    const round = accepted(await playing.bet(game, draw, bet));
    const before = [await playing.draws(game), round, await playing.rounds()];
    harness.backEnd.putForward(MINUTE);
    const { serverSeed } = (await playing.round(round.id)).seeds;
    assert.is(serverSeed?.length, 64, game);
    assert.not.match(JSON.stringify(before), serverSeed ?? '', game);
  }
  await harness.close();
});

test.run();
