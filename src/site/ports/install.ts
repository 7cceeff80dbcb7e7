import { filter } from 'rxjs';
import type { Runtime } from '../../runtime.ts';
import { type OnFailure, reasonOf } from '../loading/failure.ts';

/** A browser's offer to install the site, which not every browser makes. */
interface InstallOffer extends Event {
  /** Asks the player; once. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** How a page is shown that runs as an application. */
const AS_APPLICATION = '(display-mode: standalone)';

/**
 * Joins the browser's offer to install the site to the runtime: it is made early, kept, and put to the player when
 * they press for it.
 */
export function followInstall(
  { events$, input }: Pick<Runtime, 'events$' | 'input'>,
  page: Pick<Window, 'addEventListener' | 'matchMedia'>,
  onFailure: OnFailure,
): void {
  let offer: InstallOffer | null = null;
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    // The page asks for itself, where players look for it.
    event.preventDefault();
    offer = event;
    input('install.offered', {});
  });
  page.addEventListener('appinstalled', () => input('install.found', {}));
  if (page.matchMedia(AS_APPLICATION).matches) input('install.found', {});
  const ask = async () => {
    const asked = offer;
    if (asked === null) return;
    offer = null;
    try {
      const { outcome } = await asked.prompt();
      input('install.answered', { accepted: outcome === 'accepted' });
    } catch (error) {
      onFailure('install', reasonOf(error));
      input('install.answered', { accepted: false });
    }
  };
  events$.pipe(filter(({ type }) => type === 'install.wanted')).subscribe(() => void ask());
}
