import type { Emitter } from 'mitt';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { type NavigateOptions, Router, type To } from 'react-router-dom';
import type { HostEvents } from '../bus/host-bus.ts';
import type { DictionaryId } from '../domain/site/dictionary-id.ts';
import type { EventData, InputType } from '../events/catalogue.ts';
import type { DialogArguments, DialogName } from '../events/dialogs.ts';
import type { State } from '../projections/state.ts';
import type { BetReceipts } from './bet-receipts.ts';
import type { Device } from './device.ts';
import type { OwnRecordings } from './own-recordings.ts';
import type { FileTray } from './pending-files.ts';
import type { ShownOnce } from './shown-once.ts';
import type { Subject } from './subject.ts';
import type { Said, Translate } from './texts/keys.ts';
import type { Dictionaries } from './texts/texts.ts';

/** What views may say by `publish`. A dialog is opened by its name, with what its row asks for. */
export type HostInput = Exclude<InputType, 'modal.opened'>;

/**
 * The site as its own views have it; sub-applications have the contract in `contract`. The live site
 * and a replay both give a Host; in a replay `live` is false, the state is that of the moment shown
 * and publishing does nothing. `D`: dictionaries whose texts it is asked for.
 */
export interface Host<D extends DictionaryId = 'main'> {
  readonly live: boolean;
  /** The client event bus: couponAddBet, couponUpdate. */
  readonly bus: Emitter<HostEvents>;
  state(): State;
  /** Told once a frame when the state has changed. Gives back how to stop. */
  subscribe(listener: () => void): () => void;
  /** Tells the site what the player did. Facts, such as the answer of a call, the site says itself. */
  publish<T extends HostInput>(type: T, data: EventData<T>): void;
  /** Opens a dialog, with what its row in the table asks for. */
  openModal<N extends DialogName>(name: N, ...params: DialogArguments<N>): void;
  /** Texts of these dictionaries; empty where they are not there. */
  readonly t: Translate<D>;
  /** The same of whatever is said, be it by the state; that it did not work where there is no text. */
  say(said: Said): string;
  /** Which texts are there, and fetching others; `subscribe` also tells when that changes. */
  readonly dictionaries: Dictionaries;
  /** Language of the texts that `t` gives now; `subscribe` also tells when it changes. */
  language(): string;
  /** Epoch milliseconds; in a replay those of the moment shown. */
  now(): number;
  /** What is shown to its owner once and recorded nowhere; nothing in a replay. */
  readonly secrets: ShownOnce;
  /** Takes files that the player hands over: events only name them. */
  readonly files: FileTray;
  /** Signed receipts of bets made in this browser; none in a replay. */
  readonly receipts: BetReceipts;
  /** The player's own recordings; none in a replay. */
  readonly recordings: OwnRecordings;
  /** What the page is about, as its view names it: for the title of the document. */
  readonly subject: Subject;
  /** Clipboard and downloads of the player; in a replay nobody's. */
  readonly device: Device;
}

/** With the texts of all dictionaries: as it is handed to the tree of views. */
export type WholeHost = Host<DictionaryId>;

/** A sub-application's entry: the module exports this as `mount`. */
export interface Mount {
  (element: HTMLElement, host: WholeHost): { unmount(): void };
  /** The version of the contract that it was made for. */
  readonly contract: string;
}

const HostContext = createContext<{
  readonly host: WholeHost;
  readonly language: string;
} | null>(null);

/**
 * The host, with texts of `main` and of the dictionaries that are named: those of the part or page
 * this is drawn in. Whoever uses it is drawn again in another language when the texts change.
 */
export function useHost<D extends DictionaryId = never>(
  ..._dictionaries: readonly D[]
): Host<D | 'main'> {
  return useWholeHost();
}

/** The host whole, for what hands it on. */
export function useWholeHost(): WholeHost {
  const context = useContext(HostContext);
  if (!context) throw new Error('used outside a host');
  return context.host;
}

/** Whether this is drawn to show a replay; not so outside any host, in a tool that uses a view. */
export function useIsReplay(): boolean {
  return useContext(HostContext)?.host.live === false;
}

/** A part of the state. `select` must give the same value for the same state. */
export function useHostState<T>(select: (state: State) => T): T {
  const host = useHost();
  return useSyncExternalStore(host.subscribe, () => select(host.state()));
}

/** Links and locations follow the route read model, so that a replay shows the right ones. */
function HostRouter({ children }: { readonly children: ReactNode }) {
  const host = useHost();
  const url = useHostState((state) => state.route.url || '/');
  const go = (to: To, replace: boolean) => {
    const address =
      typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
    host.publish('route.requested', { url: address, replace });
  };
  const navigator = {
    createHref: (to: To) =>
      typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`,
    go: (delta: number) => {
      if (host.live) history.go(delta);
    },
    push: (to: To, _state?: unknown, options?: NavigateOptions) =>
      go(to, options?.replace ?? false),
    replace: (to: To) => go(to, true),
  };
  return (
    <Router location={url} navigator={navigator}>
      {children}
    </Router>
  );
}

interface HostProviderProps {
  readonly host: WholeHost;
  readonly children: ReactNode;
}

/** Gives a part of a tree a host of its own, in place of that of the tree. */
export function HostAbove({ host, children }: HostProviderProps) {
  const language = useSyncExternalStore(host.subscribe, () => host.language());
  const context = useMemo(() => ({ host, language }), [host, language]);
  return <HostContext.Provider value={context}>{children}</HostContext.Provider>;
}

/** Gives a tree of components its host. */
export function HostProvider({ host, children }: HostProviderProps) {
  return (
    <HostAbove host={host}>
      <HostRouter>{children}</HostRouter>
    </HostAbove>
  );
}
