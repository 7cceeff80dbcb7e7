import { type FormEvent, useId } from 'react';
import { formatCoef } from '../../domain/odds.ts';
import { Button } from '../../site/ui/controls/button.tsx';
import { formatNumber } from '../../site/ui/format/format.ts';
import { Field } from '../../site/ui/forms/field.tsx';
import { Banner } from '../../site/ui/notices/message.tsx';
import styles from './calculator.module.css';
import { useHost, useHostState } from './host.ts';
import { addressOf, type Question, questionOf, reckon } from './reckon.ts';

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim().replaceAll(',', '.') : '';
}

function Kinds({ question }: { readonly question: Question | null }) {
  const host = useHost();
  const id = useId();
  const n = question?.odds.length ?? 3;
  const sizes = Array.from({ length: Math.max(0, n - 2) }, (_, index) => index + 2);
  return (
    <div className={styles['kind']}>
      <label htmlFor={id}>{host.t('information_calculator_kind')}</label>
      <select id={id} name="k" defaultValue={question?.k ?? 0}>
        <option value={0}>{host.t('information_calculator_express')}</option>
        {sizes.map((k) => (
          <option key={k} value={k}>
            {host.t('information_calculator_system', { k, n })}
          </option>
        ))}
      </select>
    </div>
  );
}

function Answer({ question }: { readonly question: Question }) {
  const host = useHost();
  const coefViewId = useHostState((state) => state.preferences.coefViewId);
  const answer = reckon(question);
  if (answer === null) {
    return <Banner level="error">{host.t('information_calculator_invalid')}</Banner>;
  }
  const rows = [
    ['information_calculator_combos', formatNumber(answer.combos, host.language())],
    ['information_calculator_coef', formatCoef(answer.coef, coefViewId)],
    ['information_calculator_win', answer.possibleWin],
  ] as const;
  return (
    <dl className={styles['answer']} aria-label={host.t('information_calculator_result')}>
      {rows.map(([key, value]) => (
        <div key={key}>
          <dt>{host.t(key)}</dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Works out a bet. What was asked stands in the address: it can be shared, and a replay shows it. */
export function Calculator() {
  const host = useHost();
  const url = useHostState((state) => state.route.url);
  const question = questionOf(url);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const odds = textOf(data, 'odds').split(/[\s;]+/);
    const asked = { odds, stake: textOf(data, 'stake'), k: Number(textOf(data, 'k')) };
    host.navigate(addressOf(url, asked), { replace: true });
  };
  return (
    <form key={url} className={styles['form']} onSubmit={submit}>
      <Field
        label={host.t('information_calculator_odds')}
        hint={host.t('information_calculator_odds_hint')}
        name="odds"
        inputMode="text"
        autoComplete="off"
        defaultValue={question?.odds.join(' ') ?? '1.85 2.10 1.50'}
        dir="ltr"
      />
      <Field
        label={host.t('information_calculator_stake')}
        name="stake"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={question?.stake ?? '10'}
        dir="ltr"
      />
      <Kinds question={question} />
      <Button type="submit" look="main">
        {host.t('information_calculator_submit')}
      </Button>
      <div className={styles['result']} role="status">
        {question && <Answer question={question} />}
      </div>
    </form>
  );
}
