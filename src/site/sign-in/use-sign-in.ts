import type { State } from '../../projections/state.ts';
import { useHostState } from '../contract.tsx';
import { type FieldReader, type FormOptions, useForm } from '../ui/form.ts';

type Asked = NonNullable<State['auth']['loading']>['what'];

/** Whether something is under way; whether it is this. */
export function useIsLoading(what?: Asked): boolean {
  return useHostState(({ auth: { loading } }) =>
    what === undefined ? loading !== null : loading?.what === what,
  );
}

const refusedOf = (state: State) => state.auth.refused;

/** A form of signing in: one thing at a time, and what the server refused stands at its field. */
export function useSignInForm(options: Pick<FormOptions, 'check' | 'send'>) {
  const busy = useIsLoading();
  const refused = useHostState(refusedOf);
  return useForm({ ...options, busy, refused });
}

/** Fails where no code was typed. */
export function codeErrors(fields: FieldReader) {
  return fields.text('code') === '' ? { code: 'field_code_missing' } : {};
}
