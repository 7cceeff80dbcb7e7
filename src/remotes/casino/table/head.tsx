import { isKeyOf } from '../../../kernel/is-key-of.ts';
import type { CasinoGame } from '../../../site/contract/casino.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { useHost, useHostState } from '../host.ts';
import { percentText, ratioOf } from '../words/ratio.ts';
import { useProviderName } from '../words/use-provider-name.ts';
import { Favourite } from './favourite.tsx';
import styles from './table.module.css';

/** Tables that stand at the addresses of their lists. */
const lists = {
  lotto: 'casino_lotto_title',
  bonusGames: 'casino_bonus_games_title',
} as const;

/** Leads to the list that the table is of. */
function Up({ route }: { readonly route: string }) {
  const { t } = useHost();
  const icon = <Icon name="arrowStart" size={18} />;
  if (route === 'marble') {
    return (
      <PageLink route="mainSection" params={{ section: 'live' }} className={styles['up']}>
        {icon}
        {t('casino_marble_up')}
      </PageLink>
    );
  }
  const [up, titleKey] = isKeyOf(route, lists)
    ? ([route, lists[route]] as const)
    : (['casinoLobby', 'casino_casino_lobby_title'] as const);
  return (
    <PageLink route={up} className={styles['up']}>
      {icon}
      {t(titleKey)}
    </PageLink>
  );
}

/** What the table promises, and where it leads. */
export function Head({ game }: { readonly game: CasinoGame }) {
  const host = useHost();
  const rtp = percentText(ratioOf(game.rtp), host.language());
  const route = useHostState((state) => state.route.name);
  const title = usePageTitle();
  const providerName = useProviderName();
  return (
    <header className={styles['head']}>
      <Up route={route} />
      <h1>{route === 'marble' ? title : game.name}</h1>
      <p>
        {game.outside && `${providerName(game)} · `}
        {host.t('casino_rtp', { rtp })}
      </p>
      <Favourite game={game} />
    </header>
  );
}
