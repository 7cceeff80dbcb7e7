/** A round played through its page to an end that was planted, and that end on the page and in the books. */
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import type { Seeds } from '../../../src/domain/casino/fair.ts';
import { type GameName, games } from '../../../src/domain/casino/rows.ts';
import { houseGame, plant } from './planted-rounds.ts';
import { typeInto } from './typing.ts';
import type { WholeSite } from './whole-site.tsx';

/** What is pressed by its name, or by its selector; or something else that is done. */
export type Press = string | ((site: WholeSite) => Promise<void>);

/** An end that a round has on the page and in the books. */
export interface End {
  readonly status?: 'completed' | 'cancelled';
  /** In minor units; one of the currency without it. */
  readonly staked?: number;
  readonly paid: number;
  /** What the page says of it, besides the money. */
  readonly says: string;
}

/** An end of a personal round, and the way to it. */
export interface Ending extends End {
  readonly what: string;
  readonly bet: object;
  /** All that is chosen after the draw, as the engine has it. */
  readonly chosen?: object;
  /** Tells it from other ends that pay the same, by what the engine says of it. */
  readonly settled?: RegExp;
  /** The number of the player's round from which on one of this end is looked for; the next one without it. */
  readonly from?: number;
  readonly presses: readonly Press[];
}

export const ONE = 100;
const EURO = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
/** No table has more to take away than that. */
const MOST_CLEARED = 20;
/** What moves at a table is over by then, free spins among it, in seconds. */
const SHOWN = 60;

const played = v.object({
  status: v.string(),
  staked: v.number(),
  payout: v.nullable(v.number()),
  balance: v.number(),
});
const LAST = `
  SELECT casino_rounds.status, staked, payout, accounts.balance FROM casino_rounds
  JOIN accounts ON accounts.id = account_id WHERE game = ? ORDER BY seq DESC LIMIT 1`;

const lastRound = ({ backEnd }: WholeSite, name: GameName) =>
  backEnd.database.first(played, LAST, name);

const isSelector = (press: string): boolean => /^(main\b|\[)/.test(press);
const nameOf = (one: HTMLElement): string =>
  one.getAttribute('aria-label') ?? one.textContent ?? '';
const takesPresses = (one: HTMLElement): boolean =>
  !one.hasAttribute('disabled') && one.getAttribute('aria-disabled') !== 'true';

/** Waits until there is something, a second at a time. */
export async function until<T>(
  site: WholeSite,
  find: () => T | null | undefined | false,
  whatFor: string,
  seconds = SHOWN,
): Promise<T> {
  for (let left = seconds; left > 0; left -= 1) {
    const found = find();
    if (found) return found;
    await site.advance(1_000);
  }
  throw new Error(`not within ${seconds} s: ${whatFor}; the page says: ${site.text()}`);
}

const pressable = (site: WholeSite, press: string) =>
  (isSelector(press)
    ? site.all(press)
    : site.all('main button').filter((one) => nameOf(one) === press)
  ).find(takesPresses);

export async function pressAll(site: WholeSite, presses: readonly Press[]): Promise<void> {
  for (const press of presses) {
    if (typeof press !== 'string') {
      await press(site);
      continue;
    }
    const found = await until(site, () => pressable(site, press), press);
    await site.doing(() => found.click());
  }
}

/** Presses one after the other, until none of them is left. */
export const clearing =
  (selector: string): Press =>
  async (site) => {
    const press = async () => {
      const [found] = site.all(selector);
      if (found) await site.doing(() => found.click());
      return !found;
    };
    for (let left = MOST_CLEARED; left > 0; left -= 1) if (await press()) return;
    throw new Error(`${selector} does not give way`);
  };

/** What rounds are paid from, as the page tells of it. */
interface Purse {
  readonly held: (site: WholeSite) => number;
  readonly text: (amount: number) => string;
}

/** In minor units. */
export const inMoney: Purse = {
  held: (site) => Math.round(Number(site.text('[data-balance]').replace(/[^\d.]/g, '')) * 100),
  text: (minor) => EURO.format(minor / 100),
};

export const inPoints: Purse = {
  held: (site) => Number(/Balance([\d,]+) points/.exec(site.text())?.[1]?.replace(',', '')),
  text: (points) => `${points} points`,
};

/** What a round came to for its player, as every table says it. */
function cameWords({ status, staked = ONE, paid }: End, { text }: Purse): string {
  const stake = text(staked);
  if (status === 'cancelled') return `The round was cancelled, and your ${stake} came back.`;
  if (paid === 0) return `You staked ${stake}; nothing came back.`;
  if (paid <= staked) return `${text(paid)} of the ${stake} that you staked came back.`;
  return `${text(paid)} came back for ${stake}: +${text(paid - staked)}.`;
}

/** Opens the table of a game, or leaves it as it is. */
export async function openGame(site: WholeSite, name: GameName): Promise<void> {
  const { gameId, addresses } = games[name];
  const own = addresses.find((address) => address.startsWith('bonusGames/'));
  const url = `/en/${own ?? `slots/game/${gameId}/${name}`}`;
  if (site.session.runtime.state.route.url !== url) await site.visit(url);
  await until(site, () => site.all('main input[name=stake], [data-press] button')[0], 'its table');
}

export function typeStake(site: WholeSite, text = '1'): void {
  for (const field of site.all('main input[name=stake]')) typeInto(field, text);
}

/** The engine's word of a round: null where what is chosen is not allowed on this draw. */
function comesTo(name: GameName, { bet, chosen }: Ending, seeds: Seeds) {
  const { engine } = houseGame(name);
  try {
    return engine.settle(engine.draw(seeds, bet), { ...engine.begun, ...bet, ...chosen });
  } catch {
    return null;
  }
}

/** Fixes the player's next round to be one of this end; of one that is cancelled any. */
export function plantEnding(site: WholeSite, name: GameName, ending: Ending): void {
  const isWanted = (seeds: Seeds): boolean => {
    if (ending.status === 'cancelled') return true;
    const settled = comesTo(name, ending, seeds);
    if (settled?.payout !== ending.paid) return false;
    return ending.settled?.test(JSON.stringify(settled)) ?? true;
  };
  plant(site, isWanted, ending.from);
}

/** Holds an end against page, wallet and books. */
export async function assertEnd(
  site: WholeSite,
  name: GameName,
  end: End,
  { purse = inMoney, before }: { readonly purse?: Purse; readonly before: number },
): Promise<void> {
  const { status = 'completed', staked = ONE, paid, says } = end;
  const words = cameWords(end, purse);
  await until(site, () => site.all('main [data-came]')[0]?.textContent?.includes(words), words);
  assert.match(site.text(), says);
  const came = paid > staked ? 'more' : paid > 0 ? 'back' : 'nothing';
  assert.is(site.get('main [data-came]').dataset['came'], came);
  const balance = before - staked + paid;
  assert.equal(lastRound(site, name), { status, staked, payout: paid, balance });
  await until(site, () => purse.held(site) === balance, `a balance of ${balance}`);
  assert.equal(site.backEnd.audit(), { unbalanced: [], drifted: [] });
}

/** Begins a round that was planted, and presses what a player presses; what there was before it. */
export async function begin(
  site: WholeSite,
  name: GameName,
  ending: Ending,
  { held }: Purse = inMoney,
): Promise<number> {
  await openGame(site, name);
  const before = held(site);
  plantEnding(site, name, ending);
  await site.doing(() => typeStake(site));
  await pressAll(site, ending.presses);
  return before;
}

/** Plays a round to its end. */
export async function playTo(
  site: WholeSite,
  name: GameName,
  ending: Ending,
  purse: Purse = inMoney,
): Promise<void> {
  const before = await begin(site, name, ending, purse);
  await assertEnd(site, name, ending, { purse, before });
}
