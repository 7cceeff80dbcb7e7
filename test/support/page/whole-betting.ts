/** Bets as a player makes them at the whole site. Import `dom.ts` before this. */
import * as assert from 'uvu/assert';
import type { ConditionChanges } from '../../../src/reference/conditions.ts';
import { marketIdOf, matchOf, type Outcome, type ShownBoard, shownBoard } from './shown-board.ts';
import { choose, typeInto } from './typing.ts';
import { openWholeSite, type WholeSite } from './whole-site.tsx';

export interface Betting {
  site: WholeSite;
  board: ShownBoard;
  /** Matches that were bet on. */
  used: number;
  /** The slip is a drawer. */
  isPhone: boolean;
}

const PHONE = 390;

/** What a home win, a draw and an away win cost in every match. */
const PRICES = ['2.00', '3.00', '4.00'] as const;

export async function openBetting(
  matches: number,
  options: { readonly conditions?: ConditionChanges; readonly isPhone?: boolean } = {},
): Promise<Betting> {
  const { isPhone = false, conditions } = options;
  const boards: ShownBoard[] = [];
  const site = await openWholeSite({
    ...{ url: '/en/line', ...(conditions && { conditions }), ...(isPhone && { width: PHONE }) },
    board: (now) => {
      const made = shownBoard(
        Array.from({ length: matches }, () => PRICES),
        now,
      );
      boards.push(made);
      return made;
    },
  });
  const [board] = boards;
  if (board === undefined) throw new Error('there is no line');
  return { site, board, used: 0, isPhone };
}

/** Within the slip. */
export const within = (selector: string) => `aside[data-coupon-type] ${selector}`;

export const pressPrice = (site: WholeSite, nth: number, outcome: Outcome) =>
  site.press(`main button[data-market-id="${marketIdOf(nth, outcome)}"]`);

/** Presses the prices of home wins in matches that were not bet on, and gives back their numbers. */
export async function pick(context: Betting, count: number): Promise<number[]> {
  const matches = Array.from({ length: count }, () => (context.used += 1));
  await context.site.visit('/en/line');
  for (const nth of matches) await pressPrice(context.site, nth, '1');
  await openSlip(context);
  return matches;
}

/** On a phone the slip is behind its bar. */
async function openSlip({ site, isPhone }: Betting): Promise<void> {
  if (isPhone) await site.press('[data-coupon-bar]');
}

/** One of the types that stand beside each other. */
export const chooseType = (site: WholeSite, typeId: number) =>
  site.press(within(`input[type="radio"][value="${typeId}"]`));

/** One of the other kinds. */
export const chooseKind = (site: WholeSite, kind: string) =>
  site.doing(() => choose(site.get(within('[data-other-kinds]')), kind));

export const chooseBlock = (site: WholeSite, leg: number, block: string) =>
  site.doing(() => choose(site.all(within('[data-block]'))[leg] ?? null, block));

/** Types an amount into the slip: the last field is that of the whole. */
export function type(site: WholeSite, amount: string, nth = -1): Promise<void> {
  const fields = site.all(within('input[inputmode="decimal"]'));
  return site.doing(() => typeInto(fields.at(nth) ?? null, amount));
}

/** Places what is in the slip, and gives back what the receipt says. */
export async function place(site: WholeSite): Promise<string> {
  await site.press(within('[data-place-bet]'));
  const receipt = site.text(within('[data-receipt]'));
  await site.pressNamed('Done');
  return receipt;
}

const SCORES = { W: [2, 1], L: [0, 1] } as const;

/** Ends the matches, the home team of each having won (W), lost (L), or not played (V). */
export async function finish(
  { site, board }: Betting,
  matches: readonly number[],
  results: string,
): Promise<void> {
  for (const [index, nth] of matches.entries()) {
    const result = results[index];
    if (result === 'V') board.cancel(matchOf(nth));
    else board.finish(matchOf(nth), result === 'W' ? SCORES.W : SCORES.L);
  }
  await site.advance(2_000);
}

/** What the history says of the newest bets, so many. */
export async function newest({ site }: Betting, count = 1): Promise<string[]> {
  await site.visit('/en/office/history');
  return site
    .all('main [data-bet]')
    .slice(0, count)
    .map(({ textContent }) => textContent ?? '');
}

/** The money that the page shows, in minor units. */
export const moneyOf = ({ site }: Pick<Betting, 'site'>): number =>
  Math.round(Number(site.text('[data-balance]').replace(/[^\d.]/g, '')) * 100);

/** Every amount has an account that it came from and one that it went to. */
export const assertBooks = ({ site }: Pick<Betting, 'site'>): void =>
  assert.equal(site.backEnd.audit(), { unbalanced: [], drifted: [] });
