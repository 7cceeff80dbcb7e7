import { type FormEvent, useState } from 'react';
import { Button } from '../../site/ui/button.tsx';
import { Banner } from '../../site/ui/message.tsx';
import { type Trouble, troubleOf } from '../api/http.ts';
import { texts } from '../texts.ts';
import css from './sign-in.module.css';

export interface SignInProps {
  readonly onSignIn: (login: string, password: string) => Promise<void>;
  /** Said above the form, such as why somebody signed in cannot go on. */
  readonly notice?: string | null;
}

function Field({ name, type, autoComplete }: Record<'name' | 'type' | 'autoComplete', string>) {
  const label = name === 'password' ? texts.signIn.password : texts.signIn.login;
  return (
    <label className={css.field}>
      {label}
      <input name={name} type={type} autoComplete={autoComplete} required className={css.input} />
    </label>
  );
}

/** Captchas and second steps are the site's; whoever signed in there is signed in here. */
const SITE = '/en/user/login';

function messageOf(trouble: Trouble): string {
  if (trouble === 'signed-out') return texts.signIn.wrong;
  return trouble === 'forbidden' ? texts.signIn.atSite : texts.troubles[trouble];
}

/** The way into the console. What is typed stays in the form alone. */
export function SignIn({ onSignIn, notice = null }: SignInProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Trouble | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(null);
    try {
      await onSignIn(String(form.get('login') ?? ''), String(form.get('password') ?? ''));
    } catch (error) {
      setProblem(troubleOf(error));
    } finally {
      setBusy(false);
    }
  };
  const said = problem === null ? notice : messageOf(problem);
  return (
    <main id="content" className={css.page}>
      <form className={css.card} onSubmit={submit}>
        <h1>{texts.signIn.title}</h1>
        <p className={css.intro}>{texts.signIn.intro}</p>
        <div role="alert">{said && <Banner level="error">{said}</Banner>}</div>
        {problem === 'forbidden' && (
          <a href={SITE} target="_blank" rel="noreferrer" className={css.link}>
            {texts.signIn.site}
          </a>
        )}
        <Field name="login" type="text" autoComplete="username" />
        <Field name="password" type="password" autoComplete="current-password" />
        <Button type="submit" look="main" size="l" wide busy={isBusy}>
          {texts.signIn.submit}
        </Button>
      </form>
    </main>
  );
}
