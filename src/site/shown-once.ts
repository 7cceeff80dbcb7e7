import type { Observable } from 'rxjs';
import type { CallReply } from '../calls/table.ts';
import type { AnyEvent } from '../events/catalogue.ts';

/** Calls whose replies hold what its owner alone is to have, once. */
const CALLS = [
  'register',
  'twoStepStart',
  'twoStepEnable',
  'betHistoryExport',
  'casinoLaunch',
] as const;

export type ShownOnceCall = (typeof CALLS)[number];

/** Secrets that were made for the player to read or write down. They enter no read model. */
export interface ShownOnce {
  /** The latest reply of a call, as long as it may be shown; null after that, and in a replay. */
  read<C extends ShownOnceCall>(call: C): CallReply<C> | null;
  /** The player has seen it. */
  forget(call: ShownOnceCall): void;
}

/** Nothing to show: a recording holds no secrets. */
export const nothingShown: ShownOnce = { read: () => null, forget() {} };

type Replies = { [C in ShownOnceCall]?: CallReply<C> };

const isShownOnce = (call: string): call is ShownOnceCall =>
  CALLS.some((shownOnce) => shownOnce === call);

/** Holds such replies from when they come until they were seen or nobody is signed in. */
export function keepShownOnce(events$: Observable<AnyEvent>): ShownOnce {
  let kept: Replies = {};
  const sentLast = new Map<ShownOnceCall, number>();
  events$.subscribe((event) => {
    if (event.type === 'session.ended') kept = {};
    // Who registers is signed in by it; anybody else who signs in is to see nothing.
    if (event.type === 'session.started' && kept.register?.userId !== event.data.userId) kept = {};
    if (event.type !== 'http.requested' && event.type !== 'http.replied') return;
    const { call, requestId } = event.data;
    if (!isShownOnce(call)) return;
    if (event.type === 'http.requested') sentLast.set(call, requestId);
    // A late answer to what was sent before must not take the place of what holds now.
    if (sentLast.get(call) !== requestId) return;
    const { [call]: _, ...others } = kept;
    const isAnswer = event.type === 'http.replied' && event.data.status < 400;
    kept = isAnswer ? { ...others, [call]: event.data.body } : others;
  });
  return {
    read: <C extends ShownOnceCall>(call: C) => (kept[call] as CallReply<C> | undefined) ?? null,
    forget(call) {
      delete kept[call];
    },
  };
}
