import { type Host, useHost, useHostState } from '../../site/contract.tsx';
import { Button } from '../../site/ui/button.tsx';
import { formatTime } from '../../site/ui/format.ts';
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
function keyOf(route: string): string {
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

/** When maintenance is to end, in the player's time; times of the server are in seconds. */
function Window({ host }: { readonly host: Host }) {
  const preferences = useHostState((state) => state.preferences);
  const startAt = useHostState((state) => state.block.maintenance.startAt);
  const finishAt = useHostState((state) => state.block.maintenance.finishAt);
  if (finishAt === null) return null;
  const moment = (seconds: number) => formatTime(seconds * 1000, preferences, 'moment');
  const finish = moment(finishAt);
  return (
    <p>
      {startAt === null
        ? host.t('technical_maintenance_until', { finish })
        : host.t('technical_maintenance_window', { start: moment(startAt), finish })}
    </p>
  );
}

/** Maintenance, blocks and their like. */
export function StatePage() {
  const host = useHost();
  const route = useHostState((state) => state.route.route);
  const key = keyOf(route);
  return (
    <Panel mark={<Icon name={icons[route] ?? 'lock'} size={40} />} title={host.t(`${key}_title`)}>
      <div className={styles['text']}>
        <p>{host.t(`${key}_text`)}</p>
        {route === 'maintenance' && <Window host={host} />}
      </div>
      {route === 'siteUpdates' && <WayBack host={host} />}
    </Panel>
  );
}
