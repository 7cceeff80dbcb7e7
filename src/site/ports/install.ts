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

export interface InstallOffers {
  /** Tells a runtime of it, and asks the player when they press for it. */
  follow(runtime: Pick<Runtime, 'events$' | 'input'>, onFailure: OnFailure): void;
}

/**
 * Waits for the browser's offer to install the site: it may be made before there is a runtime, and is kept. The
 * browser asks nobody by itself then: the page does, where players look for it.
 */
export function installOffers(
  page: Pick<Window, 'addEventListener' | 'matchMedia'>,
): InstallOffers {
  let offer: InstallOffer | null = null;
  let isFound = page.matchMedia(AS_APPLICATION).matches;
  let tell = (): void => undefined;
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    offer = event;
    tell();
  });
  page.addEventListener('appinstalled', () => {
    isFound = true;
    tell();
  });
  return {
    follow({ events$, input }, onFailure) {
      tell = () => {
        if (isFound) input('install.found', {});
        else input('install.offered', {});
        isFound = false;
      };
      if (isFound || offer !== null) tell();
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
    },
  };
}
