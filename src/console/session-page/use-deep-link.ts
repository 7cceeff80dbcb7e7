import { useEffect } from 'react';
import { type Address, sessionUrl } from '../address.ts';
import type { Session } from '../session/session.ts';

/** The address follows a little behind: browsers allow few changes of it a second. */
const PACE = 400;

/** The seq and panel an address asks for. */
export function wantedOf(query: URLSearchParams): { at: number | null; panel: string } {
  const at = query.get('at') ?? '';
  return { at: /^\d{1,15}$/.test(at) ? Number(at) : null, panel: query.get('panel') ?? '' };
}

/** The address of the moment shown. */
export function momentUrl({ id, player, recording }: Session, panel: string): string {
  const { count, following } = player.moment.get();
  const event = recording.get().events[count - 1];
  return sessionUrl(id, event && !following ? event.seq : null, panel);
}

/** Keeps the address on the moment shown, so that it can be handed on; not while playing. */
export function useDeepLink(session: Session, address: Address, panel: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => address.replace(momentUrl(session, panel));
    const soon = (): void => {
      clearTimeout(timer);
      const { playing, count } = session.player.moment.get();
      if (!playing && count > 0) timer = setTimeout(write, PACE);
    };
    const stop = session.player.moment.subscribe(soon);
    soon();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [session, address, panel]);
}
