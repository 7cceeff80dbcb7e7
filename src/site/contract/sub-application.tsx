import { useSyncExternalStore } from 'react';
import type { DictionaryId } from '../../domain/site/dictionary-id.ts';
import type { DialogArguments } from '../../events/dialogs.ts';
import type { RemoteName } from '../../routes/page.ts';
import { type Host, useHost, type WholeHost } from '../host.tsx';
import type { Translate } from '../texts/keys.ts';
import { type Commands, commands } from './commands.ts';
import { type SharedState, sharedState } from './shared-state.ts';
import type { SubApplications } from './sub-applications.ts';

type Grants = SubApplications[RemoteName];

/** The host with what a row grants. */
type Granted<G extends Grants> = Pick<Host, 'say' | 'language'> &
  Pick<Commands, G['does'][number]> & {
    /** The state for what is done; for what is drawn there is `useHostState`. */
    state(): Pick<SharedState, G['sees'][number]>;
    openModal<N extends G['opens'][number]>(name: N, ...params: DialogArguments<N>): void;
  };

/** Texts of a sub-application's dictionaries and of others that its page has. */
interface Reading<K extends RemoteName, D extends DictionaryId> {
  readonly t: Translate<'main' | SubApplications[K]['reads'][number] | D>;
}

type Hosts = { readonly [K in RemoteName]: Granted<SubApplications[K]> };
type States = { readonly [K in RemoteName]: ReturnType<Hosts[K]['state']> };

type Face = Pick<WholeHost, 't' | 'say' | 'language' | 'openModal'> &
  Commands & { state(): SharedState };

const faces = new WeakMap<WholeHost, Face>();

/** The same for the same host. */
function faceOf(host: WholeHost): Face {
  const { t, say, language, openModal } = host;
  const face = faces.get(host) ?? {
    ...{ t, say, language, openModal },
    ...commands(host),
    state: () => sharedState(host.state()),
  };
  faces.set(host, face);
  return face;
}

/** How the views of a sub-application reach the host. */
export function subApplication<K extends RemoteName>(): {
  /**
   * With texts of its own dictionaries and of those that are named: the page's, besides.
   * Whoever uses it is drawn again in another language when the texts change.
   */
  useHost<D extends DictionaryId = never>(...dictionaries: readonly D[]): Hosts[K] & Reading<K, D>;
  /** Something of the state. `select` must give the same value for the same state. */
  useHostState<T>(select: (state: States[K]) => T): T;
} {
  return {
    useHost: (...dictionaries) => faceOf(useHost(...dictionaries)),
    useHostState(select) {
      const host = useHost();
      return useSyncExternalStore(host.subscribe, () => select(sharedState(host.state())));
    },
  };
}
