import { backoff } from '../../kernel/backoff.ts';
import type { Host } from '../host.tsx';
import { type LoadRemote, MisfitError } from './remote-loader.ts';

/** The event by which a mounted view tells its place that it crashed; `detail` says why. */
export const CRASHED = 'remotecrash';

/** Milliseconds before the first retry; each further one waits twice as long. */
const FIRST_DELAY = 1000;

export interface RemotePlace {
  readonly name: string;
  readonly element: HTMLElement;
  readonly host: Host;
  readonly load: LoadRemote;
  /** How often it is tried again by itself. */
  readonly retries: number;
  readonly onMounted: (mounted: boolean) => void;
  /** What is there now is not made for this page: it is not tried again. */
  readonly onMisfit: () => void;
}

/** A sub-application in its place. */
class RemoteSession {
  #view: { unmount(): void } | null = null;
  #attempt = 0;
  #crashes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #place: RemotePlace;

  constructor(place: RemotePlace) {
    this.#place = place;
  }

  async load(): Promise<void> {
    const { name, element, host, load, retries, onMounted, onMisfit } = this.#place;
    this.#tell(1);
    try {
      const mount = await load(name, element.ownerDocument, this.#attempt);
      if (this.#closed) return;
      this.#view = mount(element, host);
      this.#attempt = 0;
      this.#tell(2);
      onMounted(true);
    } catch (error) {
      if (this.#closed) return;
      this.#report(error);
      if (error instanceof MisfitError) {
        onMisfit();
        this.#attempt = retries;
      }
      this.#tell(-1);
      if (this.#attempt < retries) this.#again(this.#attempt);
    }
  }

  crashed(detail: unknown): void {
    const { retries } = this.#place;
    this.#report(detail);
    this.#unmount();
    this.#tell(-2);
    this.#crashes += 1;
    if (this.#crashes <= retries) {
      this.#again(this.#crashes - 1);
      return;
    }
    // Nothing goes from ready to failed at once; what it was loaded for has failed all the same.
    this.#tell(1, retries);
    this.#tell(-1, retries);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#unmount();
    this.#tell(-2, 0);
  }

  #again(failures: number): void {
    this.#attempt = failures + 1;
    this.#timer = setTimeout(() => this.load(), backoff(failures, { first: FIRST_DELAY }));
  }

  #unmount(): void {
    const view = this.#view;
    this.#view = null;
    view?.unmount();
    this.#place.onMounted(false);
  }

  #tell(status: -2 | -1 | 1 | 2, attempt = this.#attempt): void {
    const { host, name } = this.#place;
    host.publish('remote.statusChanged', { name, status, attempt });
  }

  #report(error: unknown): void {
    const { host, name } = this.#place;
    const message = error instanceof Error ? error.message : String(error);
    host.publish('bus.failed', { source: 'page', name: `remote ${name}`, message });
  }
}

/**
 * Keeps a sub-application in its place: loads it, tries again when that fails or when it crashes,
 * and tells the log of every step. Closing takes it away.
 */
export function openRemote(place: RemotePlace): { close(): void } {
  const session = new RemoteSession(place);
  const crashed = (event: Event): void =>
    session.crashed(event instanceof CustomEvent ? event.detail : 'crashed');
  place.element.addEventListener(CRASHED, crashed);
  session.load();
  return {
    close() {
      place.element.removeEventListener(CRASHED, crashed);
      session.close();
    },
  };
}
