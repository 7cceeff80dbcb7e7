import { type RefObject, useEffect } from 'react';
import { type Command, commandOf, wantsKey } from '../player/keys.ts';
import type { Session } from '../session/session.ts';
import { type Marker, nextMarker } from '../timeline/markers.ts';

/** Longest stretch of the viewer's time that one frame passes on: a tab that slept does not leap. */
const LONGEST_FRAME = 250;

/** Lets the viewer's time pass while a session is open. */
export function usePlayback({ player }: Session): void {
  useEffect(() => {
    let frame = 0;
    let before: number | null = null;
    const tick = (now: number): void => {
      if (before !== null) player.advance(Math.min(LONGEST_FRAME, now - before));
      before = now;
      frame = player.moment.get().playing ? requestAnimationFrame(tick) : 0;
    };
    const wake = (): void => {
      if (frame !== 0 || !player.moment.get().playing) return;
      before = null;
      frame = requestAnimationFrame(tick);
    };
    wake();
    const stop = player.moment.subscribe(wake);
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [player]);
}

export interface KeyTargets {
  readonly markers: readonly Marker[];
  readonly search: RefObject<HTMLInputElement | null>;
  readonly help: () => void;
  /** Shows the site alone, or all panes again. */
  readonly large: () => void;
}

/** What each command does. */
function commands(session: Session, { markers, search, help, large }: KeyTargets) {
  const { player, live } = session;
  const count = () => player.moment.get().count;
  const jump = (by: 1 | -1) => {
    const marker = nextMarker(markers, count() - 1, by);
    if (marker) player.goTo(marker.index + 1);
  };
  return {
    toggle: player.toggle,
    back: () => player.goTo(count() - 1),
    ahead: () => player.goTo(count() + 1),
    'marker-back': () => jump(-1),
    'marker-ahead': () => jump(1),
    start: () => player.goTo(1),
    end: session.goToEnd,
    slower: () => player.shift(-1),
    faster: () => player.shift(1),
    search: () => search.current?.focus(),
    live() {
      if (live.get() !== 'off') player.follow(!player.moment.get().following);
    },
    large,
    help,
  } satisfies Record<Command, () => void>;
}

/** The keyboard steers the player, wherever the focus is, unless the focused element wants a key. */
export function usePlayerKeys(session: Session, targets: KeyTargets): void {
  const { markers, search, help, large } = targets;
  useEffect(() => {
    const run = commands(session, { markers, search, help, large });
    const onKeyDown = (event: KeyboardEvent): void => {
      const command = commandOf(event);
      if (command === null || event.defaultPrevented) return;
      if (event.target instanceof Element && wantsKey(event.target, event.key)) return;
      event.preventDefault();
      run[command]();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [session, markers, search, help, large]);
}
