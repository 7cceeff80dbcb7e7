import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../site/ui/controls/button.tsx';
import { Banner } from '../../site/ui/notices/message.tsx';
import type { AccountApi, SignedIn } from '../api/account.ts';
import { type Trouble, troubleOf } from '../api/http.ts';
import { dayText, minuteText } from '../format.ts';
import { texts } from '../texts.ts';
import css from './account.module.css';

const say = texts.account.sessions;

const timeText = (at: number) => `${dayText(at)} ${minuteText(at)}`;

function Row({ session, onEnd }: { readonly session: SignedIn; readonly onEnd: () => void }) {
  const device = session.device || say.unknown;
  return (
    <li className={css.row}>
      <span>
        <strong>{device}</strong> {session.isCurrent && <em>{say.here}</em>}
        <br />
        <span className={css.quiet}>
          {say.times(timeText(session.begunAt), timeText(session.usedAt))}
        </span>
      </span>
      {!session.isCurrent && (
        <Button size="s" aria-label={say.endNamed(device)} onClick={onEnd}>
          {say.end}
        </Button>
      )}
    </li>
  );
}

/** The sessions and ways to end them; `said` tells what came of the last one. */
function useSignedIn(api: AccountApi) {
  const [sessions, setSessions] = useState<readonly SignedIn[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const load = useCallback(async () => {
    setTrouble(null);
    await api.sessions().then(setSessions, (error: unknown) => setTrouble(troubleOf(error)));
  }, [api]);
  useEffect(() => void load(), [load]);
  const end = async (id: string | null) => {
    const failed = await api.endSession(id).then(() => null, troubleOf);
    // One that is over by itself is what was wanted.
    setEnded(failed === null || failed === 'missing');
    await load();
    if (failed !== null && failed !== 'missing') setTrouble(failed);
  };
  return { sessions, trouble, hasEnded, end };
}

/** Where this account is signed in. */
export function SessionsCard({ api }: { readonly api: AccountApi }) {
  const { sessions, trouble, hasEnded, end } = useSignedIn(api);
  return (
    <section className={css.card} aria-label={say.title}>
      <h2>{say.title}</h2>
      <p className={css.quiet}>{say.intro}</p>
      <div role="alert">{trouble && <Banner level="error">{texts.troubles[trouble]}</Banner>}</div>
      {sessions === null && trouble === null && <p>{say.loading}</p>}
      <ul className={css.list}>
        {sessions?.map((session) => (
          <Row key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </ul>
      <div className={css.actions}>
        {sessions !== null && sessions.length > 1 && (
          <Button onClick={() => end(null)}>{say.others}</Button>
        )}
        <span role="status">{hasEnded && say.ended}</span>
      </div>
    </section>
  );
}
