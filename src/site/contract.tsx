import type { Emitter } from 'mitt';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { type NavigateOptions, Router, type To } from 'react-router-dom';
import type { HostEvents } from '../bus/host-bus.ts';
import type { EventData, EventType } from '../events/catalogue.ts';
import type { State } from '../projections/state.ts';
import type { BetReceipts } from './bet-receipts.ts';
import type { Device } from './device.ts';
import type { ShownOnce } from './shown-once.ts';

/**
 * What the host publishes to sub-applications, and all they may know of it. The live site and a
 * replay both give a Host; in a replay `live` is false, the state is that of the moment shown and
 * publishing does nothing.
 */
export interface Host {
  readonly live: boolean;
  /** The client event bus: couponAddBet, couponUpdate. */
  readonly bus: Emitter<HostEvents>;
  state(): State;
  /** Told once a frame when the state has changed. Gives back how to stop. */
  subscribe(listener: () => void): () => void;
  /** Tells the site what the player did. */
  publish<T extends EventType>(type: T, data: EventData<T>): void;
  /** Text of a key in the player's language. */
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** Language of the texts that `t` gives now; `subscribe` also tells when it changes. */
  language(): string;
  /** Epoch milliseconds; in a replay those of the moment shown. */
  now(): number;
  /** What is shown to its owner once and recorded nowhere; nothing in a replay. */
  readonly secrets: ShownOnce;
  /** Signed receipts of bets made in this browser; none in a replay. */
  readonly receipts: BetReceipts;
  /** Clipboard and downloads of the player; in a replay nobody's. */
  readonly device: Device;
}

/** A sub-application's entry: the module exports this as `mount`. */
export type Mount = (element: HTMLElement, host: Host) => { unmount(): void };

const HostContext = createContext<{ readonly host: Host; readonly language: string } | null>(null);

/** The host. Whoever uses it is drawn again in another language when the texts change. */
export function useHost(): Host {
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

/** Gives a tree of components its host. */
export function HostProvider({
  host,
  children,
}: {
  readonly host: Host;
  readonly children: ReactNode;
}) {
  const language = useSyncExternalStore(host.subscribe, () => host.language());
  const context = useMemo(() => ({ host, language }), [host, language]);
  return (
    <HostContext.Provider value={context}>
      <HostRouter>{children}</HostRouter>
    </HostContext.Provider>
  );
}
