import { teamSlug } from '../../../domain/line/team-slug.ts';

/** Outlines of a crest on a grid of 24. */
const OUTLINES = [
  'M3 2h18v10c0 5.5-4 8.6-9 10.6C7 20.6 3 17.5 3 12z',
  'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z',
  'M3 3.6c3 .9 6 .4 9-1.8 3 2.2 6 2.7 9 1.8V12c0 5-3.8 8.4-9 10.8C6.8 20.4 3 17 3 12z',
  'M3 2h18v11.5a9 9 0 0 1-18 0z',
] as const;

/** What divides its field, painted in the second colour; the outline cuts it. */
const DIVISIONS = [
  'M12 0h12v24H12z',
  'M6 0h4v24H6zM14 0h4v24h-4z',
  'M0 5h24v4H0zM0 13h24v4H0z',
  'M-2 4 4-2l22 22-6 6z',
  'M0 6l12 7 12-7v6l-12 7L0 12z',
  'M12 0h12v12H12zM0 12h12v12H0z',
  'M9.5 0h5v24h-5zM0 8.5h24v5H0z',
  'M0 0h24v9H0z',
  'M8 0h8v24H8z',
  'M0 24V14L12 4l12 10v10z',
] as const;

/** Pairs that are told apart, of which either may be the field. */
const COLOURS = [
  ['#b3122b', '#ffffff'],
  ['#1d4ea1', '#ffffff'],
  ['#0b6b3a', '#ffffff'],
  ['#17171a', '#ffffff'],
  ['#5b2a86', '#ffffff'],
  ['#14213d', '#f2b705'],
  ['#1d4ea1', '#f2b705'],
  ['#b3122b', '#f2b705'],
  ['#0b6b3a', '#f2b705'],
  ['#17171a', '#f2b705'],
  ['#6a1b3d', '#8fc7ee'],
  ['#14213d', '#8fc7ee'],
  ['#e4672e', '#14213d'],
  ['#e4672e', '#ffffff'],
  ['#0f7f81', '#f6f3ea'],
  ['#b3122b', '#14213d'],
  ['#4a4f57', '#f6f3ea'],
] as const;

/** What stands in the middle, or nothing. */
const CHARGES = [
  null,
  'M12 7l1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.8-3.1 1.8.7-3.5L7 10.6l3.5-.4z',
  'M12 6.5l4 5.5-4 5.5-4-5.5z',
  'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
] as const;

export interface CrestShape {
  readonly outline: string;
  readonly division: string;
  readonly charge: string | null;
  readonly field: string;
  readonly second: string;
}

/** FNV-1a over the letters, then mixed, so that every part of a crest depends on every letter. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The crest of a team, made of its name alone: the same in every list, session and replay, and for
 * both spellings of a name that has accents. It is nobody's real one, as no league lends us those.
 */
export function crestOf(team: string): CrestShape {
  let left = numberOf(teamSlug(team));
  function pick<T>(of: readonly [T, ...T[]]): T {
    const at = left % of.length;
    left = Math.floor(left / of.length);
    return of[at] ?? of[0];
  }
  const [one, other] = pick<readonly [string, string]>(COLOURS);
  const [field, second] = pick([true, false]) ? [one, other] : [other, one];
  const division = pick<string>(DIVISIONS);
  const outline = pick<string>(OUTLINES);
  return { field, second, division, outline, charge: pick<string | null>(CHARGES) };
}
