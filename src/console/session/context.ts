import { createContext, useContext } from 'react';
import type { AnyEvent } from '../../events/catalogue.ts';
import type { Moment } from '../player/moment.ts';
import type { Recording } from '../recording/recording.ts';
import type { Shown } from '../shown-state.ts';
import { useStore } from '../store.ts';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('used outside a session');
  return session;
}

/** What has been read so far; a new object whenever more has come. */
export function useRecording(): Recording {
  return useStore(useSession().recording, (recording) => recording);
}

/** A part of the moment that is shown. */
export function useMoment<Part>(select: (moment: Moment) => Part): Part {
  return useStore(useSession().player.moment, select);
}

/** The last event that has happened at the moment shown. */
export function useCurrentEvent(): AnyEvent | null {
  const { recording } = useSession();
  const count = useMoment((moment) => moment.count);
  return recording.get().events[count - 1] ?? null;
}

/** The state at the moment shown, and just before its last event. */
export function useShown(): Shown {
  const session = useSession();
  const count = useMoment((moment) => moment.count);
  return session.shown(count);
}
