import { underscored } from '../../../kernel/underscored.ts';
import type { Translate } from '../../texts/keys.ts';

export interface MarketWording {
  readonly group: string;
  readonly param: string | null;
  readonly outcome: string;
}

export interface Teams {
  readonly team1: string;
  readonly team2: string;
}

/** In the order in which they stand on the page of a match: the most used first. */
const groups = [
  'result',
  'total',
  'double-chance',
  'draw-no-bet',
  'handicap',
  'both-score',
  'next-goal',
  'total-1',
  'total-2',
  'correct-score',
  'half-time',
  'half-full',
  'half-total',
  'european-handicap',
  'result-total',
  'result-both-score',
  'race',
  'winning-margin',
  'exact-goals',
  'odd-even',
  'clean-sheet-1',
  'clean-sheet-2',
  'win-to-nil-1',
  'win-to-nil-2',
  'half-handicap',
  'half-both-score',
  'half-correct-score',
  'second-half',
  'second-half-total',
  'second-half-both-score',
  'highest-half',
] as const;

const order: readonly string[] = groups;

/** Groups of over and under. */
const totals: ReadonlySet<string> = new Set([
  'total',
  'total-1',
  'total-2',
  'half-total',
  'second-half-total',
]);

/** Place of a group among all; what the site has no words for comes last. */
export function groupPlace(group: string): number {
  const place = order.indexOf(group);
  return place < 0 ? groups.length : place;
}

/** Keeps a sign before its number where text runs right to left. */
const LEFT_TO_RIGHT = '\u200e';

/** A line with its sign, in the trade's typography: +0.5, 0, −0.75. */
export function signedLine(param: string): string {
  if (/^-?0(\.0+)?$/.test(param)) return '0';
  const signed = param.startsWith('-') ? `\u2212${param.slice(1)}` : `+${param}`;
  return LEFT_TO_RIGHT + signed;
}

/** A name for what the site has no words for. */
function plain(text: string): string {
  const words = text.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Name of a group of markets: "Match result", "Who scores goal 3", "Arsenal: total goals". */
export function groupName(
  { group, param }: Pick<MarketWording, 'group' | 'param'>,
  { team1, team2 }: Teams,
  t: Translate<'bets'>,
): string {
  const known = groups.find((one) => one === group);
  if (known === undefined) return plain(group);
  const team = known.endsWith('-2') ? team2 : team1;
  return t(`sport_group_${underscored(known)}`, { number: param ?? '', team });
}

/** What stands on a button, beside the coefficient: "1", "X", "Over". */
export function outcomeShort({ group, outcome }: MarketWording, t: Translate<'bets'>): string {
  if (group === 'total' && outcome === 'over') return t('sport_over_short');
  if (group === 'total' && outcome === 'under') return t('sport_under_short');
  return word(outcome, t) ?? outcome;
}

/** Outcomes that are words of their own. */
function word(outcome: string, t: Translate<'bets'>): string | null {
  switch (outcome) {
    case 'yes':
    case 'no':
    case 'odd':
    case 'even':
      return t(`sport_${outcome}`);
    default:
      return exactScore(outcome, t);
  }
}

/** An exact score, in the order in which text runs: each team's goals on its own side. */
function exactScore(outcome: string, t: Translate<'bets'>): string | null {
  const [, first, second] = /^(\d+):(\d+)$/.exec(outcome) ?? [];
  return first === undefined || second === undefined ? null : t('sport_score', { first, second });
}

/** The other team's side of a line. */
const turned = (param: string): string => (param.startsWith('-') ? param.slice(1) : `-${param}`);

/** A handicap that also takes the draw; its line is the first team's. */
function threeWay({ param, outcome }: MarketWording, teams: Teams, t: Translate<'bets'>): string {
  const line = param ?? '0';
  const own = outcome === '2' ? turned(line) : line;
  return `${winner(outcome, teams, t('sport_draw'))} (${signedLine(own)})`;
}

function margin(outcome: string, teams: Teams, t: Translate<'bets'>): string {
  const [who = '', by = ''] = outcome.split('-');
  if (who === 'X') return t('sport_draw');
  const team = winner(who, teams, '');
  return by === '3+'
    ? t('sport_by_more', { team, number: '3' })
    : t('sport_by', { team, number: by });
}

/** A name that keeps its place in a line, whatever the direction of either. */
const apart = (name: string): string => `\u2068${name}\u2069`;

/** Who wins, together with something else that has to be so. */
function combined(
  { group, param, outcome }: MarketWording,
  teams: Teams,
  t: Translate<'bets'>,
): string {
  const [who = '', what = ''] = outcome.split('-');
  const first = winner(who, teams, t('sport_draw'));
  if (group === 'half-full')
    return `${apart(first)} / ${apart(winner(what, teams, t('sport_draw')))}`;
  if (group === 'result-both-score') {
    return t(what === 'yes' ? 'sport_and_both' : 'sport_and_not_both', { first });
  }
  return t(what === 'over' ? 'sport_and_over' : 'sport_and_under', { first, line: param ?? '' });
}

function moreGoals(outcome: string, t: Translate<'bets'>): string {
  if (outcome === 'X') return t('sport_halves_equal');
  return t(outcome === '1' ? 'sport_half_first' : 'sport_half_second');
}

/** Who wins, where outcomes are 1, X and 2. */
function winner(outcome: string, { team1, team2 }: Teams, draw: string): string {
  if (outcome === '1') return team1;
  return outcome === '2' ? team2 : draw;
}

function doubleChance(outcome: string, { team1, team2 }: Teams, t: Translate<'bets'>): string {
  const draw = t('sport_draw');
  if (outcome === '1X') return t('sport_or', { first: team1, second: draw });
  if (outcome === '12') return t('sport_or', { first: team1, second: team2 });
  return t('sport_or', { first: draw, second: team2 });
}

/** What is bet on in full: "Arsenal", "Over 2.5", "Chelsea (+0.5)". */
export function outcomeName(market: MarketWording, teams: Teams, t: Translate<'bets'>): string {
  const { group, param, outcome } = market;
  if (totals.has(group)) {
    return t(outcome === 'over' ? 'sport_over' : 'sport_under', { line: param ?? '' });
  }
  switch (group) {
    case 'result':
    case 'half-time':
    case 'second-half':
    case 'draw-no-bet':
      return winner(outcome, teams, t('sport_draw'));
    case 'next-goal':
      return winner(outcome, teams, t('sport_no_goal'));
    case 'race':
      return winner(outcome, teams, t('sport_neither'));
    case 'double-chance':
      return doubleChance(outcome, teams, t);
    case 'handicap':
    case 'half-handicap':
      return `${winner(outcome, teams, outcome)} (${signedLine(param ?? '0')})`;
    case 'european-handicap':
      return threeWay(market, teams, t);
    case 'half-full':
    case 'result-both-score':
    case 'result-total':
      return combined(market, teams, t);
    case 'winning-margin':
      return margin(outcome, teams, t);
    case 'highest-half':
      return moreGoals(outcome, t);
    case 'exact-goals':
      return LEFT_TO_RIGHT + outcome;
    default:
      return word(outcome, t) ?? (param === null ? plain(outcome) : `${plain(outcome)} ${param}`);
  }
}
