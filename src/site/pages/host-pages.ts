import { type PagesOf, routeTable } from '../../routes/table.ts';
import { type Part, part } from '../part/part.ts';

/** Pages that the host draws itself. */
export const hostPages: Readonly<Record<PagesOf<null, 'own'>, Part<object>>> = {
  login: part(
    routeTable.login.dictionaryIds,
    () => import('./login-page.tsx'),
    ({ LoginPage }) => LoginPage,
  ),
  registration: part(
    routeTable.registration.dictionaryIds,
    () => import('./registration-page.tsx'),
    ({ RegistrationPage }) => RegistrationPage,
  ),
  confirmTerms: part(
    routeTable.confirmTerms.dictionaryIds,
    () => import('./confirm-terms-page.tsx'),
    ({ ConfirmTermsPage }) => ConfirmTermsPage,
  ),
  accountVerify: part(
    routeTable.accountVerify.dictionaryIds,
    () => import('./account-verify-page.tsx'),
    ({ AccountVerifyPage }) => AccountVerifyPage,
  ),
  activateFast: part(
    routeTable.activateFast.dictionaryIds,
    () => import('./activate-page.tsx'),
    ({ ActivatePage }) => ActivatePage,
  ),
  passwordReset: part(
    routeTable.passwordReset.dictionaryIds,
    () => import('./password-reset-page.tsx'),
    ({ PasswordResetPage }) => PasswordResetPage,
  ),
  stopNewsletter: part(
    routeTable.stopNewsletter.dictionaryIds,
    () => import('./stop-newsletter-page.tsx'),
    ({ StopNewsletterPage }) => StopNewsletterPage,
  ),
  token: part(
    routeTable.token.dictionaryIds,
    () => import('./letter-page.tsx'),
    ({ LetterPage }) => LetterPage,
  ),
  dialogGallery: part(
    routeTable.dialogGallery.dictionaryIds,
    () => import('./gallery/gallery-page.tsx'),
    ({ GalleryPage }) => GalleryPage,
  ),
};
