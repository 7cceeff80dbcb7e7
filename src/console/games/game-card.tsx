import { minorUnitsOf } from '../../domain/money/currency.ts';
import { amountText } from '../../domain/money/money.ts';
import type { MeasuredGame } from '../api/games.ts';
import { texts } from '../texts.ts';
import css from '../ui/cards-page.module.css';
import { Chip } from '../ui/chip.tsx';

const say = texts.games;

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

function shareOf(fraction: string): number {
  const [num = '', den = '1'] = fraction.split('/');
  return Number(num) / Number(den);
}

function provedText({ least, most }: MeasuredGame['rtp']): string {
  const [low, high] = [percent(shareOf(least)), percent(shareOf(most))];
  return low === high ? low : say.between(low, high);
}

function boundsText({ least, most, staked }: MeasuredGame): string {
  const high = percent(most / staked);
  return least === null ? say.bound(high) : say.bounds(percent(Math.max(0, least) / staked), high);
}

/** One game in one currency: what it returned, what it should, and whether chance explains that. */
export function GameCard({ item }: { readonly item: MeasuredGame }) {
  const { game, currency, rounds, staked, returned, alarm } = item;
  const money = (minor: number) => amountText(minor, minorUnitsOf(currency));
  return (
    <li className={css.card} data-game={game}>
      <h3>
        {game} <code>{currency}</code>{' '}
        <Chip tone={alarm ? 'danger' : 'done'}>{alarm ? say.alarms[alarm] : say.inBounds}</Chip>
      </h3>
      <p>
        {say.measured(percent(returned / staked), money(returned), money(staked), currency)}{' '}
        {say.rounds(rounds)}.
      </p>
      <p>
        {say.proved(provedText(item.rtp))} {boundsText(item)}
      </p>
    </li>
  );
}
