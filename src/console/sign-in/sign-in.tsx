import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../site/ui/controls/button.tsx';
import { Banner } from '../../site/ui/notices/message.tsx';
import type { Account, AccountApi, Proofs } from '../api/account.ts';
import type { Trouble } from '../api/http.ts';
import { texts } from '../texts.ts';
import { TextField } from '../ui/text-field.tsx';
import { AuthenticatorKey } from './authenticator-key.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './sign-in.module.css';
import { type Asked, useSignIn } from './use-sign-in.ts';

const say = texts.signIn;

export interface SignInProps {
  readonly api: AccountApi;
  readonly onEntered: (account: Account) => void;
  /** Said above the form, such as why somebody signed in cannot go on. */
  readonly notice?: string | null;
}

/** What each form is called and says. */
const words = {
  credentials: say,
  'new-password': say.newPassword,
  code: say.code,
  enrolment: say.enrolment,
} as const;

function CodeField() {
  return <TextField name="code" label={say.code.label} autoComplete="one-time-code" />;
}

function Fields({ asked }: { readonly asked: Asked }): ReactNode {
  switch (asked.next) {
    case 'credentials':
      return (
        <>
          <TextField name="login" label={say.login} autoComplete="username" />
          <TextField name="password" label={say.password} autoComplete="current-password" />
        </>
      );
    case 'new-password': {
      const { label } = say.newPassword;
      return <TextField name="newPassword" label={label} autoComplete="new-password" />;
    }
    case 'code':
      return <CodeField />;
    case 'enrolment':
      return (
        <>
          <AuthenticatorKey value={asked.key} uri={asked.uri} />
          <CodeField />
        </>
      );
  }
}

function messageOf(asked: Asked, trouble: Trouble | null, notice: string | null): string | null {
  if (trouble === 'signed-out') return say.wrong;
  if (trouble === 'forbidden') return say.wrongCode;
  if (trouble !== null) return texts.troubles[trouble];
  if (asked.next !== 'new-password') return asked.next === 'credentials' ? notice : null;
  return asked.problems.map(say.problem).join(' ') || null;
}

/** What was typed before, with what this form adds to it. */
function proofsOf(before: Proofs, form: HTMLFormElement): Proofs {
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return { ...before, ...Object.fromEntries(typed) };
}

/** The first field of a step that came, but not of the first: nobody has asked for that one yet. */
function useFirstField(name: Asked['next']) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current !== name) form.current?.querySelector('input')?.focus();
    shown.current = name;
  }, [name]);
  return form;
}

interface StepFormProps {
  readonly asked: Asked;
  readonly proofs: Proofs;
  readonly isBusy: boolean;
  readonly message: string | null;
  readonly onSend: (proofs: Proofs) => void;
  readonly onStartOver: () => void;
}

function StepForm({ asked, proofs, isBusy, message, onSend, onStartOver }: StepFormProps) {
  const form = useFirstField(asked.next);
  const intro = useId();
  const { title, submit, intro: text } = words[asked.next];
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSend(proofsOf(proofs, event.currentTarget));
  };
  return (
    <form ref={form} className={css.card} onSubmit={send} aria-describedby={intro}>
      <h1>{title}</h1>
      <p id={intro} className={css.intro}>
        {text}
      </p>
      <div role="alert">{message && <Banner level="error">{message}</Banner>}</div>
      <div key={asked.next} className={css.fields}>
        <Fields asked={asked} />
      </div>
      <Button type="submit" look="main" size="l" wide busy={isBusy}>
        {submit}
      </Button>
      {asked.next !== 'credentials' && (
        <Button look="plain" onClick={onStartOver}>
          {say.again}
        </Button>
      )}
    </form>
  );
}

/** The way into the console, step by step. */
export function SignIn({ api, onEntered, notice = null }: SignInProps) {
  const { step, isBusy, trouble, send, startOver } = useSignIn(api, onEntered);
  return (
    <main id="content" className={css.page}>
      {'codes' in step ? (
        <RecoveryCodes codes={step.codes} onKept={() => onEntered(step.account)} />
      ) : (
        <StepForm
          {...step}
          isBusy={isBusy}
          message={messageOf(step.asked, trouble, notice)}
          onSend={send}
          onStartOver={startOver}
        />
      )}
    </main>
  );
}
