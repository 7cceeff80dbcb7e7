import { isKeyOf } from '../../kernel/is-key-of.ts';
import type { PagesOf, ShownRoute } from '../../site/contract/page.ts';
import type { PlainKey } from '../../site/texts/keys.ts';
import { Button } from '../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { usePageTitle } from '../../site/ui/links/use-page-title.ts';
import { Icon, type IconName } from '../../site/ui/marks/icons.tsx';
import { Announcement } from '../../site/ui/notices/announcement.tsx';
import { LaterServiceStatus } from '../../site/ui/status/later-service-status.tsx';
import { useHost, useHostState } from './host.ts';
import { Panel } from './panel.tsx';
import { returnPath } from './return-path.ts';
import styles from './technical.module.css';

const icons: Readonly<Partial<Record<ShownRoute, IconName>>> = {
  maintenance: 'settings',
  siteUpdates: 'refresh',
  suspension: 'clock',
  oldBrowser: 'globe',
};

/** What each page says; of maintenance there is more to say. */
const texts = {
  block: 'technical_block_text',
  blockUa: 'technical_block_ua_text',
  blockIe: 'technical_block_ie_text',
  siteUpdates: 'technical_site_updates_text',
  comingSoon: 'technical_coming_soon_text',
  suspension: 'technical_suspension_text',
  maintenance: null,
  oldBrowser: 'technical_old_browser_text',
  internalVpn: 'technical_internal_vpn_text',
  debugger: 'technical_debugger_text',
} as const satisfies Readonly<Record<PagesOf<'technical', 'state'>, PlainKey | null>>;

/** Maintenance leads back by itself; the others are tools, and bar no way. */
const withoutWayBack: ReadonlySet<string> = new Set(['maintenance', 'internalVpn', 'debugger']);

function Maintenance() {
  const host = useHost();
  return (
    <>
      <Announcement says="maintenance_text" />
      <p>{host.t('maintenance_return')}</p>
    </>
  );
}

/** To where the visitor was, or home: what barred the way may be over, and leads back here if it is not. */
function WayBack() {
  const host = useHost();
  const back = useHostState((state) => returnPath(state.route.url));
  return (
    <div className={styles['actions']}>
      {back === null ? (
        <ButtonLink route="home" icon="refresh">
          {host.t('technical_reload')}
        </ButtonLink>
      ) : (
        <Button look="main" onClick={() => host.navigate(back, { replace: true })}>
          {host.t('technical_site_updates_back')}
        </Button>
      )}
    </div>
  );
}

/** What is left to a player whose account is barred. */
function WaysOut() {
  const host = useHost();
  const mayTakeOut = useHostState(({ player }) => player.mayTakeOut);
  return (
    <div className={styles['actions']}>
      {mayTakeOut && (
        <ButtonLink route="officeDeduce" look="main" icon="wallet">
          {host.t('technical_banned_take_out')}
        </ButtonLink>
      )}
      <ButtonLink route="blockAppealHistory">{host.t('technical_banned_appeal')}</ButtonLink>
      <Button onClick={() => host.signOut()}>{host.t('auth_sign_out')}</Button>
    </div>
  );
}

/** Maintenance, blocks and their like. */
export function StatePage() {
  const host = useHost();
  const route = useHostState((state) => state.route.name);
  const isBanned = useHostState(({ player }) => route === 'block' && player.isBanned);
  const title = usePageTitle();
  const own = isKeyOf(route, texts) ? texts[route] : null;
  const text = isBanned ? 'technical_banned_text' : own;
  return (
    <Panel
      mark={<Icon name={icons[route] ?? 'lock'} size={40} />}
      title={isBanned ? host.t('technical_banned_title') : title}
    >
      <div className={styles['text']}>
        {route === 'maintenance' && <Maintenance />}
        {text !== null && <p>{host.t(text)}</p>}
      </div>
      {isBanned ? <WaysOut /> : isKeyOf(route, texts) && !withoutWayBack.has(route) && <WayBack />}
      {route === 'siteUpdates' && <LaterServiceStatus />}
    </Panel>
  );
}
