import type { FormEvent } from 'react';
import { Button } from '../../site/ui/controls/button.tsx';
import type { Account } from '../api/account.ts';
import type { ErasureItem, ErasuresApi } from '../api/erasures.ts';
import { texts } from '../texts.ts';
import css from '../ui/cards-page.module.css';
import { CardsPage, TroubleAlert } from '../ui/cards-page.tsx';
import fields from '../ui/fields.module.css';
import { type ActedList, useActedList } from '../ui/use-acted-list.ts';
import { ErasureCard } from './erasure-card.tsx';

const say = texts.erasures;

interface FormProps {
  readonly erasures: ActedList<ErasureItem>;
  readonly api: ErasuresApi;
}

/** The way to ask for one; says before what it does. */
function RequestForm({ erasures, api }: FormProps) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const userId = String(new FormData(form).get('user') ?? '').trim();
    if (await erasures.act(() => api.request(userId))) form.reset();
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <h2>{say.ask}</h2>
      <ul>
        {say.explained.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={`${fields.fields} ${css.line}`}>
        <label>
          <span>{say.user}</span>
          <input name="user" required pattern="[\w\-]{1,64}" placeholder={say.userHint} />
        </label>
        <Button type="submit" look="danger" size="s" busy={erasures.isBusy}>
          {say.submit}
        </Button>
      </div>
      <TroubleAlert trouble={erasures.trouble} missing={say.noSuchUser} />
    </form>
  );
}

export interface ErasuresPageProps {
  readonly account: Account;
  readonly api: ErasuresApi;
}

/** Erasures of people's recordings: asked for, confirmed by a second one, or cancelled. */
export function ErasuresPage({ account, api }: ErasuresPageProps) {
  const erasures = useActedList(api);
  const { isBusy, act } = erasures;
  return (
    <CardsPage
      say={say}
      icon="history"
      list={erasures}
      head={<RequestForm erasures={erasures} api={api} />}
    >
      {(item) => (
        <ErasureCard
          key={item.id}
          item={item}
          isOwn={item.requestedBy === account.id}
          isBusy={isBusy}
          onConfirm={() => void act(() => api.confirm(item.id))}
          onCancel={() => void act(() => api.cancel(item.id))}
        />
      )}
    </CardsPage>
  );
}
