import { configured, type SiteConfigByName } from '../domain/site/config.ts';
import { isPage } from './table.ts';

/** Where the form to register is shown: over the page, on a page of its own, or beside the page. */
export type RegistrationPlace = 'modal' | 'page' | 'widget';

export interface Circumstances {
  readonly config: Partial<SiteConfigByName>;
  /** Name of the route that is shown. */
  readonly route: string;
  /** Somebody was signed in here before and is not any more. */
  readonly isSignedOut: boolean;
}

/**
 * Where registration opens. Whoever has just been signed out, is at signing in or registering
 * already, or is on a site that is told to redirect, gets the page; everybody else the modal, or
 * the widget in its place where that is configured.
 */
export function registrationPlace({
  config,
  route,
  isSignedOut,
}: Circumstances): RegistrationPlace {
  const isThere = isPage(route, 'login', 'registration');
  if (isSignedOut || isThere || configured(config, 'registrationAsPage')) return 'page';
  return configured(config, 'registrationWidget') ? 'widget' : 'modal';
}
