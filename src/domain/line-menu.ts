/** Narrower lists of a section of the line, as addresses name them. */
export const LINE_MENUS = ['upcoming', 'first-period', 'second-period', 'popular'] as const;
export type LineMenu = (typeof LINE_MENUS)[number];

/** Which of them each section has. */
export const menusOf = {
  live: ['popular', 'first-period', 'second-period'],
  line: ['popular', 'upcoming'],
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

/** Whether a game is of a menu by when it is played. What is popular, the house's books say. */
export function isOfMenu(
  menu: LineMenu,
  { period, startAt }: { readonly period: string; readonly startAt: number },
  now: number,
): boolean {
  return menu === 'upcoming' ? startAt < now + SOON : isOfHalf(menu, period) !== false;
}
