import type { FormEvent } from 'react';
import { Button } from '../../site/ui/button.tsx';
import { Banner, EmptyState } from '../../site/ui/message.tsx';
import { SkeletonList } from '../../site/ui/skeleton.tsx';
import type { Account } from '../api/account.ts';
import type { ErasuresApi } from '../api/erasures.ts';
import type { Trouble } from '../api/http.ts';
import { texts } from '../texts.ts';
import { ErasureCard } from './erasure-card.tsx';
import css from './erasures.module.css';
import { type Erasures, useErasures } from './use-erasures.ts';

const say = texts.erasures;

const messageOf = (trouble: Trouble) =>
  trouble === 'missing' ? say.noSuchUser : texts.troubles[trouble];

interface FormProps {
  readonly erasures: Erasures;
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
      <div className={css.line}>
        <label>
          <span>{say.user}</span>
          <input name="user" required pattern="[\w\-]{1,64}" placeholder={say.userHint} />
        </label>
        <Button type="submit" look="danger" size="s" busy={erasures.isBusy}>
          {say.submit}
        </Button>
      </div>
      <div role="alert">
        {erasures.trouble && <Banner level="error">{messageOf(erasures.trouble)}</Banner>}
      </div>
    </form>
  );
}

export interface ErasuresPageProps {
  readonly account: Account;
  readonly api: ErasuresApi;
}

/** Erasures of people's recordings: asked for, confirmed by a second one, or cancelled. */
export function ErasuresPage({ account, api }: ErasuresPageProps) {
  const erasures = useErasures(api);
  const { items, isBusy, act, trouble } = erasures;
  return (
    <main id="content" className={css.page}>
      <h1>{say.title}</h1>
      <RequestForm erasures={erasures} api={api} />
      <section aria-label={say.list}>
        <h2>{say.list}</h2>
        {items === null && trouble === null && <SkeletonList rows={3} label={say.loading} />}
        {items?.length === 0 && <EmptyState icon="history" title={say.none} text={say.noneText} />}
        <ul className={css.cards}>
          {items?.map((item) => (
            <ErasureCard
              key={item.id}
              item={item}
              isOwn={item.requestedBy === account.id}
              isBusy={isBusy}
              onConfirm={() => void act(() => api.confirm(item.id))}
              onCancel={() => void act(() => api.cancel(item.id))}
            />
          ))}
        </ul>
      </section>
    </main>
  );
}
