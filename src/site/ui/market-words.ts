/** Says in the player's language what a market is about. */
type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface MarketWording {
  readonly group: string;
  readonly param: string | null;
  readonly outcome: string;
}

export interface Teams {
  readonly team1: string;
  readonly team2: string;
}

const groups: ReadonlySet<string> = new Set([
  'result',
  'double-chance',
  'total',
  'handicap',
  'both-score',
  'correct-score',
  'draw-no-bet',
  'half-time',
  'next-goal',
]);

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

/** Name of a group of markets: "Match result", "Goal 3". */
export function groupName(
  { group, param }: Pick<MarketWording, 'group' | 'param'>,
  t: Translate,
): string {
  if (!groups.has(group)) return plain(group);
  return t(`sport_group_${group.replaceAll('-', '_')}`, { number: param ?? '' });
}

/** What stands on a button, beside the coefficient: "1", "X", "Over". */
export function outcomeShort({ group, outcome }: MarketWording, t: Translate): string {
  if (group === 'total' && outcome === 'over') return t('sport_over_short');
  if (group === 'total' && outcome === 'under') return t('sport_under_short');
  if (outcome === 'yes') return t('sport_yes');
  if (outcome === 'no') return t('sport_no');
  return outcome;
}

/** Who wins, where outcomes are 1, X and 2. */
function winner(outcome: string, { team1, team2 }: Teams, draw: string): string {
  if (outcome === '1') return team1;
  return outcome === '2' ? team2 : draw;
}

function doubleChance(outcome: string, { team1, team2 }: Teams, t: Translate): string {
  const draw = t('sport_draw');
  if (outcome === '1X') return t('sport_or', { first: team1, second: draw });
  if (outcome === '12') return t('sport_or', { first: team1, second: team2 });
  return t('sport_or', { first: draw, second: team2 });
}

/** What is bet on in full: "Arsenal", "Over 2.5", "Chelsea (+0.5)". */
export function outcomeName(market: MarketWording, teams: Teams, t: Translate): string {
  const { group, param, outcome } = market;
  switch (group) {
    case 'result':
    case 'half-time':
    case 'draw-no-bet':
      return winner(outcome, teams, t('sport_draw'));
    case 'next-goal':
      return winner(outcome, teams, t('sport_no_goal'));
    case 'double-chance':
      return doubleChance(outcome, teams, t);
    case 'total':
      return t(outcome === 'over' ? 'sport_over' : 'sport_under', { line: param ?? '' });
    case 'handicap':
      return `${winner(outcome, teams, outcome)} (${signedLine(param ?? '0')})`;
    case 'both-score':
      return t(outcome === 'yes' ? 'sport_yes' : 'sport_no');
    default:
      return param === null ? plain(outcome) : `${plain(outcome)} ${param}`;
  }
}
