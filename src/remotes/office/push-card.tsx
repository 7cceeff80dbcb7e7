import { Button } from '../../site/ui/controls/button.tsx';
import { Told } from '../../site/ui/notices/told.tsx';
import { useHost, useHostState } from './host.ts';
import { Card } from './page.tsx';
import styles from './settings-page.module.css';

/** Whether this browser is written to while the site is not open; nothing where it cannot be. */
export function PushCard() {
  const host = useHost('push');
  const { t } = host;
  const { permission, isOn, isBusy, told } = useHostState((state) => state.push);
  if (permission === null || permission === 'unsupported') return null;
  return (
    <Card title={t('push_title')}>
      <p>{t(permission === 'denied' ? 'push_denied' : 'push_text')}</p>
      <Told told={told} />
      {permission !== 'denied' && (
        <div className={styles['actions']}>
          <Button
            icon="info"
            busy={isBusy}
            aria-pressed={isOn}
            onClick={() => (isOn ? host.endPush() : host.openModal('web-push-agreement'))}
          >
            {t(isOn ? 'push_stop' : 'push_open')}
          </Button>
        </div>
      )}
    </Card>
  );
}
