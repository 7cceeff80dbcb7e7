import type { ComponentType } from 'react';
import type { RouteName } from '../../routes/table.ts';
import { AccountVerifyPage } from './account-verify-page.tsx';
import { ActivatePage } from './activate-page.tsx';
import { ConfirmTermsPage } from './confirm-terms-page.tsx';
import { LetterPage } from './letter-page.tsx';
import { LoginPage } from './login-page.tsx';
import { PasswordResetPage } from './password-reset-page.tsx';
import { RegistrationPage } from './registration-page.tsx';
import { StopNewsletterPage } from './stop-newsletter-page.tsx';

const pages: Readonly<Partial<Record<RouteName, ComponentType>>> = {
  login: LoginPage,
  registration: RegistrationPage,
  confirmTerms: ConfirmTermsPage,
  accountVerify: AccountVerifyPage,
  activateFast: ActivatePage,
  passwordReset: PasswordResetPage,
  stopNewsletter: StopNewsletterPage,
  token: LetterPage,
};

/** Pages that the host draws itself, by route name. */
export const hostPages: Readonly<Record<string, ComponentType>> = pages;
