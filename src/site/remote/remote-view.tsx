import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { RemoteName } from '../../routes/page.ts';
import { useHost, useHostState } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { ErrorState } from '../ui/notices/message.tsx';
import type { LoadRemote } from './remote-loader.ts';
import { openRemote } from './remote-session.ts';
import styles from './remote-view.module.css';

const unavailable: LoadRemote = () => Promise.reject(new Error('nothing loads sub-applications'));

/** How sub-applications are loaded: by the page that shows the site. */
export const RemoteLoading = createContext<LoadRemote>(unavailable);

/** Milliseconds between two presses that load again. */
const REFRESH_PAUSE = 1000;

interface RemoteViewProps {
  readonly name: RemoteName;
  /** Stands there until the sub-application does. */
  readonly skeleton: ReactNode;
  readonly retries?: number;
  /** Stands there instead when it cannot be had at all. */
  readonly failure?: ReactNode;
}

/** Loads into `place` for as long as it is drawn; gives back whether it is there, and fits. */
function useRemote(name: RemoteName, retries: number) {
  const host = useHost();
  const load = useContext(RemoteLoading);
  const place = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState(false);
  const [misfits, setMisfits] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const onMisfit = () => setMisfits(true);
    const told = { onMounted: setMounted, onMisfit };
    const remote = openRemote({ name, element, host, load, retries, ...told });
    return () => remote.close();
  }, [name, host, load, retries]);
  return { place, mounted, misfits };
}

/**
 * The place of a sub-application. What it shows follows the read model, so that a replay shows the
 * same; only whether the sub-application is drawn by now is known here alone.
 */
export function RemoteView(props: RemoteViewProps) {
  const [round, setRound] = useState(0);
  return <Place key={`${props.name} ${round}`} {...props} onRefresh={() => setRound(round + 1)} />;
}

function Place(props: RemoteViewProps & { readonly onRefresh: () => void }) {
  const { name, skeleton, retries = 3, failure, onRefresh } = props;
  const { place, mounted, misfits } = useRemote(name, retries);
  const view = useHostState((state) => state.remoteViews.views[name]);
  const failed = view?.status === -1 && view.attempt >= retries;
  const ready = mounted && view?.status === 2;
  return (
    <>
      {failed &&
        (misfits || failure === undefined ? (
          <LoadError name={name} onRefresh={misfits ? null : onRefresh} />
        ) : (
          failure
        ))}
      {!failed && !ready && skeleton}
      <div
        ref={place}
        className={styles['place']}
        data-remote={name}
        data-ready={ready || undefined}
      />
    </>
  );
}

interface LoadErrorProps {
  readonly name: string;
  /** Null: only another page would have it, which the newer build has. */
  readonly onRefresh: (() => void) | null;
}

function LoadError({ name, onRefresh }: LoadErrorProps) {
  const host = useHost();
  const pressed = useRef(false);
  const refresh = () => {
    if (pressed.current || !host.live) return;
    pressed.current = true;
    setTimeout(() => {
      pressed.current = false;
    }, REFRESH_PAUSE);
    host.publish('remote.refreshPressed', { name });
    if (onRefresh) onRefresh();
    else host.publish('app.updateAccepted', {});
  };
  const label =
    name === 'header' || !onRefresh ? 'main_page_refresh_button' : 'main_dictionary_refresh_page';
  return (
    <ErrorState title={host.t('main_dictionary_load_error')} icon="plug">
      <Button icon="refresh" onClick={refresh}>
        {host.t(label)}
      </Button>
    </ErrorState>
  );
}
