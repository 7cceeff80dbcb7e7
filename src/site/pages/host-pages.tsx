import type { ComponentType } from 'react';
import type { RouteName } from '../../routes/table.ts';
import { ConfirmTermsPage } from './confirm-terms-page.tsx';
import { LetterPage } from './letter-page.tsx';
import { LoginPage } from './login-page.tsx';
import { RegistrationPage } from './registration-page.tsx';

const pages: Readonly<Partial<Record<RouteName, ComponentType>>> = {
  login: LoginPage,
  registration: RegistrationPage,
  confirmTerms: ConfirmTermsPage,
  accountVerify: LetterPage,
  activateFast: LetterPage,
  passwordReset: LetterPage,
  stopNewsletter: LetterPage,
  token: LetterPage,
};

/** Pages that the host draws itself, by route name. */
export const hostPages: Readonly<Record<string, ComponentType>> = pages;
