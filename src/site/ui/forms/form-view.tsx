import type { FormHTMLAttributes, ReactNode } from 'react';
import type { Form } from './form.ts';

export interface FormViewProps
  extends Pick<FormHTMLAttributes<HTMLFormElement>, 'aria-labelledby' | 'className'> {
  readonly form: Form;
  readonly children: ReactNode;
}

/** A form whose fields the site judges itself, in the player's language. */
export function FormView({ form, children, ...native }: FormViewProps) {
  return (
    <form {...native} ref={form.ref} noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
      {children}
    </form>
  );
}
