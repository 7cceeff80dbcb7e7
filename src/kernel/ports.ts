import type { Observable } from 'rxjs';

/** Where the site runs and whom it talks to. */
export interface Environment {
  readonly projectId: number;
  readonly apiOrigin: string;
  readonly promoFrameUrl: string;
  readonly build: string;
  readonly production: boolean;
}

export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface Cookies {
  names(): readonly string[];
  getItem(key: string): string | null;
  /** `expires` is epoch milliseconds; without it the cookie lives as long as the browser. */
  setItem(key: string, value: string, options?: { readonly expires?: number }): void;
  removeItem(key: string): void;
}

export interface StoragePort {
  readonly local: Store;
  readonly session: Store;
  readonly cookies: Cookies;
}

export interface NavigationPort {
  /** Path, query and fragment of the address bar. */
  readonly url: string;
  push(url: string): void;
  replace(url: string): void;
  /** Leaves the site. */
  assign(url: string): void;
  /** Loads the page anew, at the address it has. */
  reload(): void;
  /** Addresses the player reached by back and forward. */
  readonly changes$: Observable<string>;
}

/** What the browser is, as far as the session depends on it. */
export interface Surroundings {
  readonly sessionId: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly languages: readonly string[];
  readonly timeZone: string;
  readonly systemIsDark: boolean;
  readonly userAgent: string;
  /** Whether the user agent is that of a robot which reads the site for a search. */
  readonly isBot: boolean;
  /** The host the site is served from. */
  readonly domain: string;
}
