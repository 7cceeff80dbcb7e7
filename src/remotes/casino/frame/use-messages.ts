import { type RefObject, useEffect, useRef } from 'react';
import { freshGate, takeMessage } from '../../../domain/casino/frame.ts';
import { useHost, useHostState } from '../host.ts';

interface Talking {
  /** The number of the game. */
  readonly game: number;
  /** Its provider's, which alone is listened to and spoken to. */
  readonly origin: string;
}

/** Hears what the game in a frame says, as far as it may, and says to it what the site has to say. */
export function useMessages(frame: RefObject<HTMLIFrameElement | null>, talking: Talking): void {
  const { game, origin } = talking;
  const host = useHost();
  const said = useHostState((state) => state.frame.said);
  const gate = useRef(freshGate);
  const last = useRef(-1);
  useEffect(() => {
    const hear = ({ data, origin: from, source, timeStamp: at }: MessageEvent): void => {
      const isOfWindow = source !== null && source === frame.current?.contentWindow;
      const taken = takeMessage(gate.current, {
        isOfOrigin: from === origin,
        isOfWindow,
        data,
        at,
      });
      gate.current = taken.gate;
      const { verdict } = taken;
      if ('taken' in verdict) {
        const { type, data: fields } = verdict.taken;
        host.tellFrame({ game, by: 'game', type, data: { ...fields } });
      } else if (verdict.refused) host.refuseFrame({ game, why: verdict.refused });
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, host, game, origin]);
  useEffect(() => {
    for (const { seq, type, data } of said.filter((one) => one.seq > last.current)) {
      last.current = seq;
      frame.current?.contentWindow?.postMessage({ v: 1, type, data }, origin);
    }
  }, [frame, said, origin]);
}
