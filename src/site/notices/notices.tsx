import type { EventData } from '../../events/catalogue.ts';
import type { State } from '../../projections/state.ts';
import { useHost, useHostState } from '../contract.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import styles from './notices.module.css';

type Notice = EventData<'notification.shown'>;

const icons = { error: 'alert', done: 'done', info: 'info' } as const;
const titles = { error: 'main_error', done: 'main_done', info: 'main_ok' } as const;

const itemsOf = (state: State) => state.notifications.items;

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const host = useHost();
  const { id, level, titleKey, textKey, text, values } = notice;
  const words = text ?? (textKey === undefined ? '' : host.t(textKey, values));
  return (
    <li
      className={styles['notice']}
      data-level={level}
      role={level === 'error' ? 'alert' : undefined}
    >
      <Icon name={icons[level]} />
      <div>
        <p className={styles['title']}>{host.t(titleKey ?? titles[level], values)}</p>
        {words && <p className={styles['text']}>{words}</p>}
      </div>
      <IconButton
        icon="close"
        size="s"
        label={host.t('main_dismiss')}
        onClick={() => host.publish('notification.dismissed', { id, by: 'player' })}
      />
    </li>
  );
}

/** The notices of the default area, the newest at the bottom. */
export function Notices() {
  const host = useHost();
  const items = useHostState(itemsOf).filter((item) => item.area === 'default');
  return (
    <section className={styles['area']} aria-label={host.t('main_notices')}>
      <ul aria-live="polite" className={styles['list']}>
        {items.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
}
