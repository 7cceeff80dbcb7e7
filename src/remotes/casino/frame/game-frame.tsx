import { useEffect, useRef, useState } from 'react';
import { demoAddress, isLaunchAddress } from '../../../domain/casino/frame.ts';
import { useHost, useHostState } from '../host.ts';
import styles from './frame.module.css';
import type { OutsideGame } from './outside-game.ts';
import { Rounds } from './rounds.tsx';
import { useMessages } from './use-messages.ts';

/** Stands in a replay where the game was: it is not loaded, and its rounds are as it told of them. */
function Replayed({ game }: { readonly game: OutsideGame }) {
  const { t } = useHost();
  return (
    <div className={styles['replayed']}>
      <strong>{t('casino_frame_of', { game: game.name, provider: game.outside.name })}</strong>
      <p>{t('casino_frame_replayed')}</p>
      <Rounds />
    </div>
  );
}

/** Where the game opens: an address that is good once, or for play money always the same; null in a replay. */
function useAddress({ outside: { origin } }: OutsideGame): string | null {
  const host = useHost();
  const isDemo = useHostState((state) => state.frame.isDemo);
  const [address] = useState(() => {
    const launch = host.readLaunch();
    return launch !== null && isDemo ? demoAddress(origin, host.language()) : launch;
  });
  return address;
}

/** A game of another provider. Its address is good once: whoever comes back has it opened anew. */
export function GameFrame({ game }: { readonly game: OutsideGame }) {
  const host = useHost();
  const { origin, name: provider } = game.outside;
  const frame = useRef<HTMLIFrameElement>(null);
  const address = useAddress(game);
  const isCovered = useHostState((state) => state.frame.pause === 'covered');
  const isAllowed = address !== null && isLaunchAddress(address, origin, location.origin);
  useMessages(frame, { game: game.id, origin });
  useEffect(() => {
    if (address === null) return;
    host.forgetLaunch();
    if (!isAllowed) host.refuseFrame({ game: game.id, why: 'address' });
  }, [host, address, isAllowed, game.id]);
  if (address === null) return <Replayed game={game} />;
  if (!isAllowed) return null;
  return (
    <iframe
      ref={frame}
      className={styles['frame']}
      title={host.t('casino_frame_of', { game: game.name, provider })}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="origin"
      src={address}
      inert={isCovered}
    />
  );
}
