import { type Asked, underWay } from '../../projections/auth/state.ts';
import type { State } from '../../projections/state.ts';
import { useHostState } from '../host.tsx';
import { type FieldErrors, type FieldReader, type FormOptions, useForm } from '../ui/forms/form.ts';

/** Whether something is under way; whether it is this. */
export function useIsLoading(what?: Asked['what']): boolean {
  return useHostState(({ auth }) => {
    const asked = underWay(auth);
    return what === undefined ? asked !== null : asked?.what === what;
  });
}

const refusedOf = (state: State) => state.auth.sending.refused;

/** A form of signing in: one thing at a time, and what the server refused stands at its field. */
export function useSignInForm(options: Pick<FormOptions, 'check' | 'send'>) {
  const busy = useIsLoading();
  const refused = useHostState(refusedOf);
  return useForm({ ...options, busy, refused });
}

/** Fails where no code was typed. */
export function codeErrors(fields: FieldReader): FieldErrors {
  return fields.text('code') === '' ? { code: 'field_code_missing' } : {};
}
