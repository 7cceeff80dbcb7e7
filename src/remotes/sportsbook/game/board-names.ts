import type { Market } from '../../../site/contract/betting.ts';
import type { Translate } from '../../../site/texts/keys.ts';
import {
  outcomeName,
  outcomeShort,
  signedLine,
  type Teams,
} from '../../../site/ui/betting/market-words.ts';

type Wording = Pick<Market, 'group' | 'param' | 'outcome'>;

/** Names over the columns of a group whose buttons say only what differs; empty for the others. */
export function headsOf(
  group: string | undefined,
  { team1, team2 }: Teams,
  t: Translate<'bets'>,
): readonly string[] {
  switch (group) {
    case 'handicap':
    case 'half-handicap':
      return [team1, team2];
    case 'european-handicap':
    case 'winning-margin':
      return [team1, t('sport_draw'), team2];
    default:
      return [];
  }
}

const turned = (line: string): string => (line.startsWith('-') ? line.slice(1) : `-${line}`);
/** Letters and signs that stand in this order in every language. */
const code = (text: string): string => `\u200e${text}`;

/** What stands on a button of the board, beside or under the heads of its group. */
export function boardName(market: Wording, teams: Teams, t: Translate<'bets'>): string {
  const { group, param, outcome } = market;
  switch (group) {
    case 'handicap':
    case 'half-handicap':
      return signedLine(param ?? '0');
    case 'european-handicap':
      return signedLine(outcome === '2' ? turned(param ?? '0') : (param ?? '0'));
    case 'winning-margin':
      return outcome === 'X' ? t('sport_draw') : code(`+${outcome.slice(2)}`);
    case 'half-full':
      return code(outcome.replace('-', '/'));
    case 'double-chance':
      return outcome;
    default:
      return outcomeName(market, teams, t);
  }
}

/** The same in codes of the trade: "1", "X", "2", "1/X"; the group above says of what. */
export function boardCode(market: Wording, teams: Teams, t: Translate<'bets'>): string {
  const { group, param, outcome } = market;
  if (outcome === 'over' || outcome === 'under') {
    return `${outcomeShort({ ...market, group: 'total' }, t)} ${param ?? ''}`;
  }
  if (/^[12X]$/.test(outcome) && headsOf(group, teams, t).length === 0) return outcome;
  return boardName(market, teams, t);
}
