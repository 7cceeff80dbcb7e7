import { type MouseEvent, type SubmitEvent, useState } from 'react';
import { kindName } from '../../../site/ui/betting/kind-words.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { Field } from '../../../site/ui/forms/field.tsx';
import { useHost, useHostState } from '../host.ts';
import { Answer } from './answer.tsx';
import styles from './calculator.module.css';
import { Choice } from './choice.tsx';
import { Legs } from './legs.tsx';
import { addressOf, type Kind, type Question, questionOf } from './question.ts';
import { kindAmong, kindsFor, playOf } from './reckon.ts';

/** What stands there before anything is asked. */
const EXAMPLE: Question = {
  legs: ['1.85', '2.10', '1.50'].map((coef) => ({ coef, result: null })),
  ...{ stake: '10', kind: 'express', price: '' },
};

/** A comma is a point on many keyboards. */
const plain = (text: string): string => text.trim().replaceAll(',', '.');

const tidied = ({ legs, stake, kind, price }: Question): Question => ({
  legs: legs.map(({ coef, result }) => ({ coef: plain(coef) || '0', result })),
  ...{ stake: plain(stake), price: plain(price) },
  kind: kindAmong(kind, legs.length),
});

/** What is typed. An address that asks something else takes its place, as in a replay. */
function useDraft(url: string): readonly [Question, (draft: Question) => void] {
  const asked = questionOf(url);
  const [{ from, draft }, setHeld] = useState({ from: url, draft: asked ?? EXAMPLE });
  if (from !== url) {
    const isSame = asked === null || addressOf(url, asked) === addressOf(url, tidied(draft));
    setHeld({ from: url, draft: isSame ? draft : asked });
  }
  return [draft, (changed) => setHeld({ from: url, draft: changed })];
}

function Kinds({
  draft,
  onChange,
}: {
  readonly draft: Question;
  readonly onChange: (kind: Kind) => void;
}) {
  const { t } = useHost('bets', 'calculator');
  const n = draft.legs.length;
  const kinds = kindsFor(n);
  const nameOf = (kind: Kind) =>
    typeof kind === 'number'
      ? t('calculator_system', { size: kind, of: n })
      : kindName(playOf(kind, n), n, t);
  return (
    <Choice
      label={t('calculator_kind')}
      name="kind"
      value={String(kindAmong(draft.kind, n))}
      options={kinds.map((kind) => [String(kind), nameOf(kind)])}
      onChoose={(value) => onChange(kinds.find((kind) => String(kind) === value) ?? 'express')}
    />
  );
}

function CopyLink({ address }: { readonly address: string }) {
  const host = useHost('calculator');
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const whole = new URL(address, currentTarget.baseURI).href;
    setCopied((await host.copyText(whole)) ? address : null);
  };
  return (
    <p className={styles['copy']}>
      <Button icon="copy" size="s" onClick={copy}>
        {host.t('calculator_copy')}
      </Button>
      <span role="status">{copied === address && host.t('calculator_copied')}</span>
    </p>
  );
}

/** Works out a bet. What was asked stands in the address: it can be shared, and a replay shows it. */
export function Calculator() {
  const host = useHost('calculator');
  const url = useHostState((state) => state.route.url);
  const [draft, setDraft] = useDraft(url);
  const asked = questionOf(url);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    host.navigate(addressOf(url, tidied(draft)), { replace: true });
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <Legs legs={draft.legs} onChange={(legs) => setDraft({ ...draft, legs })} />
      <Kinds draft={draft} onChange={(kind) => setDraft({ ...draft, kind })} />
      {kindAmong(draft.kind, draft.legs.length) === 'anti' && (
        <Field
          label={host.t('calculator_price')}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          maxLength={11}
          dir="ltr"
          value={draft.price}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, price: value })}
        />
      )}
      <Field
        label={host.t('calculator_stake')}
        name="stake"
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        dir="ltr"
        value={draft.stake}
        onChange={({ currentTarget: { value } }) => setDraft({ ...draft, stake: value })}
      />
      <Button type="submit" look="main">
        {host.t('calculator_submit')}
      </Button>
      <div className={styles['result']} role="status">
        {asked && <Answer question={asked} />}
      </div>
      {asked && <CopyLink address={addressOf(url, asked)} />}
    </form>
  );
}
