import { type RefObject, useEffect, useRef, useState } from 'react';
import { configured } from '../../domain/site/config.ts';
import { useHost, useHostState } from '../host.tsx';
import { PageLink } from '../ui/links/link.tsx';
import { Count } from '../ui/marks/count.tsx';
import { Icon } from '../ui/marks/icons.tsx';
import styles from './corner.module.css';
import { LockButton } from './lock-button.tsx';

/** Whether an element has been scrolled out of sight. */
function useOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const { current } = element;
    const Observer = current?.ownerDocument.defaultView?.IntersectionObserver;
    if (!current || !Observer) return;
    const observer = new Observer(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
}

/** The way to help, from every page of the default layout. */
function SupportButton() {
  const host = useHost();
  const isOffered = useHostState((state) => configured(state.config.values, 'supportButton'));
  const isPlayer = useHostState((state) => state.session.userId !== null);
  const count = useHostState(({ user }) => user.config?.user_msg_count ?? 0);
  if (!isOffered) return null;
  const label = count > 0 ? host.t('main_support_new', { count }) : host.t('main_support');
  return (
    <PageLink
      route={isPlayer ? 'officeSupport' : 'contacts'}
      className={styles['round']}
      data-support=""
      aria-label={label}
      title={label}
    >
      <Icon name="chat" />
      {count > 0 && <Count of={count} />}
    </PageLink>
  );
}

/** Help, and the way back to the top once a screen was scrolled by, or four on a phone. */
export function Corner() {
  const host = useHost();
  const screens = useRef<HTMLSpanElement>(null);
  const isFar = useOutOfSight(screens);
  const scroll = () => {
    const page = screens.current?.ownerDocument;
    page?.defaultView?.scrollTo({ top: 0 });
    page?.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <>
      <span ref={screens} className={styles['screens']} aria-hidden="true" />
      <div className={styles['corner']}>
        <LockButton />
        <SupportButton />
        {isFar && (
          <button
            type="button"
            className={styles['round']}
            aria-label={host.t('main_to_top')}
            title={host.t('main_to_top')}
            onClick={scroll}
          >
            <Icon name="chevronUp" />
          </button>
        )}
      </div>
    </>
  );
}
