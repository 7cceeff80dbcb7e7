import { useHostState } from '../host.tsx';
import { part } from '../part/part.ts';
import { PartView } from '../part/part-view.tsx';
import { useFocusKept } from '../ui/controls/focus.ts';

/** What asks which cookies are allowed: most visitors have said so. */
export const cookieConsent = part(
  ['consent'],
  () => import('./cookie-consent.tsx'),
  ({ CookieConsent }) => CookieConsent,
);

/**
 * The question of cookies, where it is to be asked. It stands beside the page, which can be used
 * meanwhile: it comes early for the keyboard, and takes the focus only where the player went on to choose.
 */
export function ConsentQuestion() {
  const isChoosing = useHostState((state) => state.consent.view === 'customise');
  const place = useFocusKept<HTMLDialogElement>(String(isChoosing), () => true);
  const isAsked = useHostState((state) => state.consent.view !== 'hidden');
  return isAsked ? (
    <PartView of={cookieConsent} name="cookie consent" props={{ place }} skeleton={null} />
  ) : null;
}
