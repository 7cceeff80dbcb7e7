import { type Host, useHost, useHostState } from '../../site/contract.tsx';
import { Announcement } from '../../site/ui/announcement.tsx';
import { Button } from '../../site/ui/button.tsx';
import { Icon, type IconName } from '../../site/ui/icons.tsx';
import { Panel } from './panel.tsx';
import styles from './technical.module.css';
import { wayBack } from './way-back.ts';

const icons: Readonly<Record<string, IconName>> = {
  maintenance: 'settings',
  siteUpdates: 'refresh',
  suspension: 'clock',
  oldBrowser: 'globe',
};

/** `blockUa` is written `block_ua` in the keys of texts. */
function keyOf(route: string, isBanned: boolean): string {
  if (isBanned) return 'technical_banned';
  return `technical_${route.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
}

function WayBack({ host }: { readonly host: Host }) {
  const back = useHostState((state) => wayBack(state.route.url));
  if (back === null) return null;
  return (
    <div className={styles['actions']}>
      <Button
        look="main"
        onClick={() => host.publish('route.requested', { url: back, replace: true })}
      >
        {host.t('technical_site_updates_back')}
      </Button>
    </div>
  );
}

/** Maintenance, blocks and their like. */
export function StatePage() {
  const host = useHost();
  const route = useHostState((state) => state.route.route);
  // Of all that bars the way, a block of the place or of the site comes first.
  const isBanned = useHostState(
    ({ user, block }) =>
      route === 'block' && block.reason === null && (user.config?.ban_level ?? 0) > 0,
  );
  const key = keyOf(route, isBanned);
  return (
    <Panel mark={<Icon name={icons[route] ?? 'lock'} size={40} />} title={host.t(`${key}_title`)}>
      <div className={styles['text']}>
        {route === 'maintenance' ? (
          <>
            <Announcement says="maintenance_text" />
            <p>{host.t('maintenance_return')}</p>
          </>
        ) : (
          <p>{host.t(`${key}_text`)}</p>
        )}
      </div>
      {route === 'siteUpdates' && <WayBack host={host} />}
      {isBanned && (
        <div className={styles['actions']}>
          <Button onClick={() => host.publish('session.logoutPressed', {})}>
            {host.t('auth_sign_out')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
