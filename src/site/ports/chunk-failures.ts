import { filter, type Observable } from 'rxjs';
import type { AnyEvent } from '../../events/catalogue.ts';
import type { Store } from '../../kernel/ports.ts';
import { reloadOnce } from './reload.ts';

/** What browsers say of a module that could not be had, and we of styles. */
const SAYINGS =
  /dynamically imported module|importing a module script failed|the styles \S+ cannot be loaded/i;

const isChunkFailure = (event: AnyEvent): boolean =>
  event.type === 'bus.failed' && event.data.source === 'page' && SAYINGS.test(event.data.message);

export interface ChunkFailureOptions {
  readonly events$: Observable<AnyEvent>;
  readonly store: Store;
  readonly now: () => number;
  readonly reload: () => void;
  /** Rejects while there is nothing to be had: then a reload would lose the page, too. */
  readonly readManifest: () => Promise<unknown>;
}

/**
 * A part of the build that could not be had means that another build took its place: the page is
 * loaded anew, at most once in a minute. Without a server it stays as it is, with what it has.
 */
export function reloadOnChunkFailure(options: ChunkFailureOptions): void {
  const { events$, store, now, reload, readManifest } = options;
  events$.pipe(filter(isChunkFailure)).subscribe(() => {
    readManifest().then(
      () => reloadOnce(store, now(), reload),
      () => undefined,
    );
  });
}
