import { type FormEvent, useState } from 'react';
import { Button } from '../../site/ui/controls/button.tsx';
import { Banner } from '../../site/ui/notices/message.tsx';
import type { AccountApi } from '../api/account.ts';
import { troubleOf } from '../api/http.ts';
import { texts } from '../texts.ts';
import { TextField } from '../ui/text-field.tsx';
import css from './account.module.css';

const say = texts.account.password;

interface Said {
  readonly level: 'done' | 'error';
  readonly text: string;
}

/** What came of a change, in words. */
async function change(api: AccountApi, current: string, next: string): Promise<Said> {
  try {
    const problems = await api.changePassword(current, next);
    if (problems.length === 0) return { level: 'done', text: say.done };
    return { level: 'error', text: problems.map(texts.signIn.problem).join(' ') };
  } catch (error) {
    const trouble = troubleOf(error);
    const text = trouble === 'forbidden' ? say.wrong : texts.troubles[trouble];
    return { level: 'error', text };
  }
}

export interface PasswordCardProps {
  readonly api: AccountApi;
  /** For password managers. */
  readonly login: string;
}

/** Another password. */
export function PasswordCard({ api, login }: PasswordCardProps) {
  const [said, setSaid] = useState<Said | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    setBusy(true);
    setSaid(null);
    const result = await change(api, String(typed.get('password')), String(typed.get('next')));
    setBusy(false);
    setSaid(result);
    if (result.level === 'done') form.reset();
  };
  return (
    <section className={css.card} aria-label={say.title}>
      <h2>{say.title}</h2>
      <p className={css.quiet}>{say.intro}</p>
      <form className={css.form} onSubmit={submit}>
        <div role={said?.level === 'error' ? 'alert' : 'status'}>
          {said && <Banner level={said.level}>{said.text}</Banner>}
        </div>
        <input type="text" hidden readOnly autoComplete="username" value={login} />
        <TextField name="password" label={say.current} autoComplete="current-password" />
        <TextField name="next" label={say.next} autoComplete="new-password" />
        <Button type="submit" look="main" busy={isBusy}>
          {say.submit}
        </Button>
      </form>
    </section>
  );
}
