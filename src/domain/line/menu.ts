/** Narrower lists of a section of the line, as addresses name them. */
export const LINE_MENUS = [
  'upcoming',
  'first-period',
  'second-period',
  'popular',
  'recommended',
] as const;
export type LineMenu = (typeof LINE_MENUS)[number];

/** Menus whose games and their order are what players bet on. */
export type PickedMenu = Extract<LineMenu, 'popular' | 'recommended'>;

export const isPickedMenu = (menu: LineMenu | undefined): menu is PickedMenu =>
  menu === 'popular' || menu === 'recommended';

/** What the order of such a menu follows: players, or kick-off where too few of them bet. */
export const PICKED_ORDERS = ['players', 'start'] as const;
export type PickedOrder = (typeof PICKED_ORDERS)[number];

/** Which of them each section has. */
export const menusOf = {
  live: ['popular', 'recommended', 'first-period', 'second-period'],
  line: ['popular', 'recommended', 'upcoming'],
} as const satisfies Readonly<Record<'live' | 'line', readonly LineMenu[]>>;

/** A menu of a section by its name; undefined for one that it has not. */
export function menuOf(section: 'live' | 'line', name: string | undefined): LineMenu | undefined {
  return menusOf[section].find((menu) => menu === name);
}

const HALVES: Readonly<Record<string, string>> = {
  'first-period': 'first-half',
  'second-period': 'second-half',
};

/** Whether a list is of the games of one half; null where its menu says nothing of halves. */
export function isOfHalf(menu: string, period: string): boolean | null {
  const half = HALVES[menu];
  return half === undefined ? null : half === period;
}

/** How far `upcoming` reaches, in milliseconds. */
const SOON = 12 * 60 * 60 * 1000;

/** Whether a game is of a menu by when it is played. What players bet on, the house's books say. */
export function isOfMenu(
  menu: LineMenu,
  { period, startAt }: { readonly period: string; readonly startAt: number },
  now: number,
): boolean {
  return menu === 'upcoming' ? startAt < now + SOON : isOfHalf(menu, period) !== false;
}
