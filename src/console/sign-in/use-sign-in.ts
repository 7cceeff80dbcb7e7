import { useState } from 'react';
import type { Account, AccountApi, Proofs, SignInAnswer } from '../api/account.ts';
import { type Trouble, troubleOf } from '../api/http.ts';

/** What a form asks for. */
export type Asked = { readonly next: 'credentials' } | Exclude<SignInAnswer, { user: Account }>;

/** What is on the screen: a form, with all that was typed before, or the codes to be kept. */
type Step =
  | { readonly asked: Asked; readonly proofs: Proofs }
  | { readonly account: Account; readonly codes: readonly string[] };

const FIRST: Step = { asked: { next: 'credentials' }, proofs: { login: '', password: '' } };

/** Signing in, step by step. What was typed is kept here alone, and for as long as it takes. */
export function useSignIn(api: AccountApi, onEntered: (account: Account) => void) {
  const [step, setStep] = useState(FIRST);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const send = async (proofs: Proofs) => {
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await api.login(proofs);
      if ('next' in answer) setStep({ asked: answer, proofs });
      else if (answer.recoveryCodes.length === 0) onEntered(answer.user);
      else setStep({ account: answer.user, codes: answer.recoveryCodes });
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setBusy(false);
    }
  };
  const startOver = () => {
    setTrouble(null);
    setStep(FIRST);
  };
  return { step, isBusy, trouble, send, startOver };
}
