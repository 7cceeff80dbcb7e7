import { type ReactNode, type RefObject, useEffect } from 'react';
import type { CaptchaCode } from '../../../../events/captcha.ts';
import type { State } from '../../../../projections/state.ts';
import { useHost, useHostState } from '../../../host.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useFocus } from '../../../ui/controls/focus.ts';
import { clockText } from '../../../ui/format/clock-text.ts';
import { useSecondsUntil } from '../../../ui/format/use-seconds.ts';
import { type FieldErrors, type FieldReader, type Form, useForm } from '../../../ui/forms/form.ts';
import { FormView } from '../../../ui/forms/form-view.tsx';
import { Banner } from '../../../ui/notices/message.tsx';
import styles from './captcha.module.css';

const captchaOf = ({ captcha }: State) => captcha;

/** A new challenge begins empty; after a failure the focus is where the next try is typed. */
function useFreshFields(form: RefObject<HTMLFormElement | null>): void {
  const focus = useFocus();
  const { challenge, told } = useHostState(captchaOf);
  const id = challenge?.id ?? null;
  const message = told && ('key' in told ? told.key : told.words);
  useEffect(() => {
    if (id !== null) form.current?.reset();
  }, [form, id]);
  useEffect(() => {
    const field = form.current?.querySelector('input');
    if (message === null) return;
    focus(field);
    field?.select();
  }, [form, focus, message]);
}

export interface CheckOptions {
  readonly code: CaptchaCode;
  readonly check: (fields: FieldReader) => FieldErrors;
  readonly solutionOf: (fields: FieldReader) => string;
}

/** The form of a check: what is in it goes into the event and is kept nowhere. */
export function useCheck({ code, check, solutionOf }: CheckOptions): Form {
  const host = useHost();
  const { status, retryAt } = useHostState(captchaOf);
  const form = useForm({
    busy: status !== 'open' || retryAt !== null,
    check,
    send: (fields) => host.publish('captcha.submitted', { code, solution: solutionOf(fields) }),
  });
  useFreshFields(form.ref);
  return form;
}

function SendButton() {
  const host = useHost('captcha');
  const { status, retryAt } = useHostState(captchaOf);
  const seconds = useSecondsUntil(retryAt);
  return (
    <Button
      type="submit"
      look="main"
      size="l"
      wide
      busy={status !== 'open'}
      disabled={status === 'open' && retryAt !== null}
    >
      {retryAt === null
        ? host.t('captcha_continue')
        : host.t('captcha_wait', { time: clockText(seconds) })}
    </Button>
  );
}

export interface CheckFormProps {
  readonly form: Form;
  /** Why the player is asked. */
  readonly why: string;
  /** The challenge and its fields. */
  readonly children: ReactNode;
  /** How to get another challenge. */
  readonly another: ReactNode;
}

/** A check that the player does: what went wrong last, the challenge, and sending it. */
export function CheckForm({ form, why, children, another }: CheckFormProps) {
  const host = useHost('captcha');
  const { told, challenge } = useHostState(captchaOf);
  return (
    <FormView form={form} className={styles['form']}>
      <p>{why}</p>
      <p className="visually-hidden" role="status">
        {challenge === null && host.t('captcha_loading')}
      </p>
      <div role="alert">{told && <Banner level="error">{host.say(told)}</Banner>}</div>
      {children}
      <SendButton />
      <div className={styles['another']}>{another}</div>
      <p className={styles['note']}>{host.t('captcha_closing')}</p>
    </FormView>
  );
}
