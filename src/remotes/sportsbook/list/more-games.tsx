import { useEffect, useRef } from 'react';
import { GAMES_OF_A_PAGE } from '../../../domain/line/list-length.ts';
import type { Section } from '../../../site/contract/betting.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './more-games.module.css';

/** The choice of how many games of the shown list are wanted. */
function useWanted(section: Section): readonly [part: string, wanted: number] {
  const part = useHostState((state) => state.line.part(section));
  return [part, useHostState((state) => Number(state.page.choice(part) ?? 0))];
}

interface WayOnProps {
  readonly section: Section;
  readonly loaded: number;
  readonly total: number;
}

/** Where a list is too long for one page, the way on from what is loaded of it. */
export function MoreGames({ section }: { readonly section: Section }) {
  const loaded = useHostState((state) => state.line.list(section)?.gameIds.length ?? 0);
  const total = useHostState((state) => state.line.list(section)?.total ?? 0);
  if (total <= GAMES_OF_A_PAGE) return null;
  return <WayOn section={section} loaded={loaded} total={total} />;
}

/**
 * The way on, at the end of a list that is loaded in pages: more comes before its reader reaches the
 * end, and when they press. It says how far the list has come, and keeps its place when all is there.
 */
function WayOn({ section, loaded, total }: WayOnProps) {
  const host = useHost();
  const [part, wanted] = useWanted(section);
  const isLoading = useHostState((state) => state.line.isLoading);
  const isAwaited = wanted >= loaded + GAMES_OF_A_PAGE;
  const isMore = loaded < total;
  const ask = () => host.choose(part, String(loaded + GAMES_OF_A_PAGE));
  const place = useRef<HTMLDivElement>(null);
  const button = useRef(false);
  const near = useRef(ask);
  near.current = ask;
  const isReady = isMore && !isLoading && !isAwaited;
  useEffect(() => {
    const { current } = place;
    const Observer = current?.ownerDocument.defaultView?.IntersectionObserver;
    if (!isReady || !current || !Observer) return;
    const observer = new Observer(([entry]) => entry?.isIntersecting && near.current(), {
      rootMargin: '0px 0px 75% 0px',
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isReady]);
  useEffect(() => {
    // The button has gone, and with it the place of who works by keyboard.
    if (!isMore && button.current) place.current?.focus({ preventScroll: true });
  }, [isMore]);
  return (
    <div ref={place} className={styles['more']} tabIndex={-1}>
      <p role="status" className="numbers">
        {host.t('sport_shown', { shown: loaded, total })}
      </p>
      {isMore && isAwaited && !isLoading && <p role="alert">{host.t('sport_more_failed')}</p>}
      {isMore && (
        <Button
          busy={isLoading}
          onClick={ask}
          onFocus={() => {
            button.current = true;
          }}
          onBlur={() => {
            button.current = false;
          }}
        >
          {host.t('sport_more')}
        </Button>
      )}
    </div>
  );
}
