import { useEffect, useState } from 'react';
import { SessionProvider } from '../session/context.ts';
import { openSession } from '../session/open-session.ts';
import type { Session, SessionPorts } from '../session/session.ts';
import { SessionView } from './session-view.tsx';
import { wantedOf } from './use-deep-link.ts';

export interface SessionPageProps {
  readonly id: string;
  readonly query: URLSearchParams;
  readonly ports: SessionPorts;
}

function OpenSession({ id, query, ports, onAgain }: SessionPageProps & { onAgain: () => void }) {
  const [{ at, panel }] = useState(() => wantedOf(query));
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = openSession(id, ports, { at });
    setSession(opened);
    return () => opened.stop();
  }, [id, ports, at]);
  if (!session) return null;
  return (
    <SessionProvider value={session}>
      <SessionView panel={panel} onAgain={onAgain} />
    </SessionProvider>
  );
}

/** Opens a session for as long as its page is shown; asked again, it reads it from the beginning. */
export function SessionPage(props: SessionPageProps) {
  const [round, setRound] = useState(0);
  return (
    <OpenSession key={`${props.id} ${round}`} {...props} onAgain={() => setRound(round + 1)} />
  );
}
