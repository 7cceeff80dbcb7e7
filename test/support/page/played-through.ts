/** A round of each game, played through its page by keyboard. Import `dom.ts` before this. */
import { chainHash } from '../../../src/domain/casino/fair.ts';
import { ticket } from '../../../src/domain/casino/games/bingo.ts';
import { type GameName, games } from '../../../src/domain/casino/rows.ts';
import { type DrawHouseOptions, drawHouse } from '../session/draw-house.ts';
import { house, SERVER_SEED } from '../session/house.ts';
import { openTable } from './table-page.tsx';

type Table = Awaited<ReturnType<typeof openTable>>;

/** The button that a table is about. */
export const MAIN = '[data-press] button[data-look=main]';

/** What is chosen first, where nothing is at the beginning. */
const FIRST: Readonly<Partial<Record<GameName, string>>> = {
  hunt: 'main fieldset button',
  keno: 'main [data-mark]',
  'keno-5': 'main [data-columns] [data-mark]',
  roulette: 'main [data-spot]',
};

const COVERED = 'main [data-cover=covered]';
const LIFTING = [MAIN, COVERED];

/** What is pressed one after the other, where that is not the main button alone. */
const PRESSES: Readonly<Partial<Record<GameName, readonly string[]>>> = {
  blackjack: [MAIN, MAIN, MAIN],
  covers: [...LIFTING, COVERED],
  'points-memory': [...LIFTING, COVERED],
  'points-chests': LIFTING,
  'points-safes': LIFTING,
  'points-lottery': LIFTING,
  'points-scratch': [MAIN, MAIN],
  hilo: [MAIN, 'main button[class*=call]', 'main button[class*=call]:nth-of-type(3)'],
  hunt: ['main button[class*=shot]', MAIN],
  lotto: ['main [class*=slip] > button', MAIN],
  ladder: [MAIN, 'main [data-current] [data-tile]', MAIN],
  mines: [MAIN, 'main [data-tile=hidden]:nth-of-type(13)', MAIN],
  race: ['main button[class*=spot]'],
  scratch: [MAIN, MAIN],
  'video-poker': [MAIN, MAIN],
  wheel: ['main button[data-multiplier]'],
};

const setup = { field: [30, 22, 17, 13, 10, 8] };
const seeds = { serverSeed: SERVER_SEED, clientSeed: 'player-one', nonce: 0 };

/** What houses of shared draws differ in. */
const DRAWS: Readonly<Partial<Record<GameName, Omit<DrawHouseOptions, 'terminal'>>>> = {
  bingo: { before: null, completed: (bet) => ({ ...bet, ticket: ticket(seeds) }) },
  crash: { before: '1.50', betting: 6_000 },
  race: { before: [6, 5, 4, 3, 2, 1], setup, completed: (bet) => ({ ...bet, ...setup }) },
  wheel: { before: 0 },
  lotto: { before: { main: [1, 2, 3, 4, 5, 6], bonus: 7 } },
  'keno-5': { before: Array.from({ length: 20 }, (_, at) => at + 1) },
};

/** What is pressed for a round of a game, one after the other. */
export const pressesOf = (name: GameName): readonly string[] => [
  ...(FIRST[name] === undefined ? [] : [FIRST[name]]),
  ...(PRESSES[name] ?? [MAIN]),
];

/** Plays a round; `pressed` is told of each press once all that follows it lies there. */
async function press({ page, rest }: Table, name: GameName, pressed: (what: string) => void) {
  const first = FIRST[name];
  if (first !== undefined) await page.press(first);
  for (const what of PRESSES[name] ?? [MAIN]) {
    await page.doing(() => page.get(what).focus());
    await page.press(what);
    await (games[name].shared ? page.advance(100) : rest());
    pressed(what);
  }
}

/** The table of a shared game, its bets lying there as its draw is over: nothing of that is in view yet. */
export async function drawn(name: GameName, pressed: (what: string) => void): Promise<Table> {
  const terminal = chainHash(SERVER_SEED, 1);
  const server = drawHouse(name, { before: null, ...DRAWS[name], terminal });
  const table = await openTable(name, server);
  const { page } = table;
  const { news, hash, result } = server;
  await press(table, name, pressed);
  await page.happens(name === 'crash' ? 'casino.crashTookOff' : 'casino.drawClosed', news);
  const over = { ...news, hash, result };
  await page.happens(name === 'crash' ? 'casino.crashEnded' : 'casino.drawRevealed', over);
  for (const round of server.settled()) await page.happens('casino.roundSettled', round);
  return table;
}

/** Its table once all has come to rest. */
export async function playedThrough(
  name: GameName,
  pressed: (what: string) => void,
): Promise<Table> {
  const isShared = games[name].shared;
  const table = isShared ? await drawn(name, pressed) : await openTable(name, house());
  if (isShared) {
    await table.rest();
    return table;
  }
  await press(table, name, pressed);
  return table;
}
