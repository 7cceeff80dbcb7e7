import type { Notice } from '../../projections/site/notifications.ts';
import type { State } from '../../projections/state.ts';
import { useHost, useHostState } from '../host.tsx';
import { IconButton } from '../ui/controls/button.tsx';
import { Icon } from '../ui/marks/icons.tsx';
import { useHold } from './hold.ts';
import styles from './notices.module.css';

const icons = { error: 'alert', done: 'done', info: 'info' } as const;
const titles = { error: 'main_error', done: 'main_done', info: 'main_ok' } as const;

const itemsOf = (state: State) => state.notifications.items;

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const host = useHost();
  const { id, level, title, text } = notice;
  return (
    <li
      {...useHold(id)}
      className={styles['notice']}
      data-level={level}
      role={level === 'error' ? 'alert' : undefined}
    >
      <Icon name={icons[level]} />
      <div>
        <p className={styles['title']}>{host.say(title ?? { text: titles[level] })}</p>
        {text && <p className={styles['text']}>{host.say(text)}</p>}
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

export interface NoticesProps {
  /** Over the page, or in the bet slip, where what belongs to it is told. */
  readonly area: Notice['area'];
}

/** The notices of an area, the newest at the bottom. */
export function Notices({ area }: NoticesProps) {
  const host = useHost();
  const items = useHostState(itemsOf).filter((item) => item.area === area);
  return (
    <section
      className={styles['area']}
      data-area={area}
      // The bet slip is a region of its own.
      aria-label={area === 'default' ? host.t('main_notices') : undefined}
    >
      <ul aria-live="polite" className={styles['list']}>
        {items.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
}
