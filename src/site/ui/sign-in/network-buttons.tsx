import { useId } from 'react';
import {
  NETWORK_NAMES,
  offeredNetworks,
  type SocialNetwork,
} from '../../../domain/auth/social-networks.ts';
import { configured } from '../../../domain/site/config.ts';
import type { EventData } from '../../../events/catalogue.ts';
import { isLeaving } from '../../../projections/auth/leaving.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../controls/button.tsx';
import { NetworkMark } from '../marks/network-mark.tsx';
import styles from './network-buttons.module.css';

type Purpose = EventData<'auth.socialReturned'>['purpose'];

/** What the buttons do, for those who do not see what stands around them. */
const nameKeys = {
  login: 'auth_with_network',
  registration: 'auth_register_with_network',
  link: 'auth_link_network',
} as const satisfies Readonly<Record<Purpose, string>>;

/** So many are seen at once; the rest shows when asked for. */
const FIRST = 4;

interface NetworksProps {
  readonly purpose: Purpose;
  readonly onChoose: (network: SocialNetwork) => void;
}

interface OneProps extends NetworksProps {
  readonly network: SocialNetwork;
}

function NetworkButton({ network, purpose, onChoose }: OneProps) {
  const host = useHost('auth');
  const busy = useHostState(({ auth }) => isLeaving(auth, network));
  const name = NETWORK_NAMES[network];
  return (
    <Button
      wide
      busy={busy}
      aria-label={host.t(nameKeys[purpose], { network: name })}
      data-network={network}
      onClick={() => onChoose(network)}
    >
      <span className={styles['network']}>
        <NetworkMark network={network} />
        {name}
      </span>
    </Button>
  );
}

/** The networks that configuration offers, in its order. */
export function NetworkButtons({ purpose, onChoose }: NetworksProps) {
  const host = useHost('auth');
  const id = useId();
  const part = `networks-${purpose}`;
  const names = useHostState(({ config }) => configured(config.values, 'socialNetworks'));
  const isOpen = useHostState(({ page }) => page.parts[part] ?? false);
  const networks = offeredNetworks(names);
  if (networks.length === 0) return null;
  const shown = isOpen ? networks : networks.slice(0, FIRST);
  return (
    <div className={styles['networks']}>
      <ul id={id} className={styles['list']} aria-label={host.t('auth_networks')}>
        {shown.map((network) => (
          <li key={network}>
            <NetworkButton network={network} purpose={purpose} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {networks.length > FIRST && (
        <Button
          look="plain"
          size="s"
          icon={isOpen ? 'chevronUp' : 'chevronDown'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => host.publish('page.partToggled', { part, open: !isOpen })}
        >
          {host.t(isOpen ? 'auth_networks_fewer' : 'auth_networks_more')}
        </Button>
      )}
    </div>
  );
}
