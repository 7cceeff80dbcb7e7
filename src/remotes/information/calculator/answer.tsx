import { formatCoef } from '../../../domain/odds.ts';
import { formatNumber } from '../../../site/ui/format/format.ts';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './calculator.module.css';
import type { Question } from './question.ts';
import { reckon } from './reckon.ts';

/** Money without a currency, as the language writes it; what is exact stays so. */
function formatAmount(amount: string, language: string): string {
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2, numberingSystem: 'latn' };
  return new Intl.NumberFormat(language, two).format(amount as Intl.StringNumericLiteral);
}

/** What a bet comes to, and what it paid where all of it has ended. */
export function Answer({ question }: { readonly question: Question }) {
  const host = useHost('calculator');
  const coefViewId = useHostState((state) => state.preferences.coefViewId);
  const answer = reckon(question);
  if (answer === null) return <Banner level="error">{host.t('calculator_invalid')}</Banner>;
  const { combos, coef, possibleWin, paid } = answer;
  const language = host.language();
  const rows = [
    ['calculator_combos', formatNumber(combos, language)],
    ['calculator_coef', formatCoef(coef, coefViewId)],
    ['calculator_win', formatAmount(possibleWin, language)],
    ...(paid
      ? ([
          ['calculator_winning_combos', formatNumber(paid.winningCombos, language)],
          ['calculator_payout', formatAmount(paid.payout, language)],
        ] as const)
      : []),
  ] as const;
  return (
    <dl className={styles['answer']} aria-label={host.t('calculator_answer')}>
      {rows.map(([key, value]) => (
        <div key={key}>
          <dt>{host.t(key)}</dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
