import { PREVIEW_GROUPS, type PreviewGroup } from '../../../domain/casino/previews.ts';
import { gameNames, games } from '../../../domain/casino/rows.ts';
import { ageOn } from '../../../domain/limits/age.ts';
import { configured } from '../../../domain/site/config.ts';
import { dialogs, isModalOpen } from '../../../events/dialogs.ts';
import type { State } from '../../../projections/state.ts';
import { withLanguage } from '../../../routes/address.ts';
import { useHost, useHostState } from '../../host.tsx';
import { ButtonLink } from '../controls/button-link.tsx';
import { AddressLink } from '../links/link.tsx';
import { BlankGames } from './blank-games.tsx';
import { GameArt } from './game-art.tsx';
import styles from './game-strip.module.css';

type Preview = State['casinoPreviews']['groups'][string][number];

/** In the order in which they are looked for: the first that has games is shown. */
const titles = {
  popular: 'sport_casino_popular',
  together: 'sport_casino_together',
  playMoney: 'sport_casino_play_money',
} as const satisfies Readonly<Record<PreviewGroup, string>>;

const order = ['popular', 'together', 'playMoney'] as const satisfies readonly PreviewGroup[];

const ISO_DATE = 10;

/** Whether it is known that they are too young, or they have not said yet that they are not. */
function isTooYoung({ config, modal, user }: State, now: number): boolean {
  if (isModalOpen(modal.open, dialogs['age-gate'].id)) return true;
  const birthday = user.profile?.date_birthday ?? '';
  const today = new Date(now).toISOString().slice(0, ISO_DATE);
  return birthday !== '' && ageOn(birthday, today) < configured(config.values, 'registrationAge');
}

/** The engine of a game of the house; of another provider's nothing is known here. */
const engineOf = (id: number): string => gameNames.find((name) => games[name].gameId === id) ?? '';

function Card({ game: { id, name, route } }: { readonly game: Preview }) {
  const address = useHostState((state) => withLanguage(`/${route}`, state.route.language));
  return (
    <li>
      <AddressLink address={address} query="" className={styles['card']}>
        <GameArt engine={engineOf(id)} />
        <bdi className={styles['name']}>{name}</bdi>
      </AddressLink>
    </li>
  );
}

/** Games that others play, each with a way to its table. */
export function GameStrip() {
  const { t, now } = useHost('sport');
  const { status, groups } = useHostState((state) => state.casinoPreviews);
  const isYoung = useHostState((state) => isTooYoung(state, now()));
  if (isYoung) return null;
  if (status !== 'ready') return <BlankGames />;
  const shown = order.find((name) => (groups[PREVIEW_GROUPS[name]] ?? []).length > 0);
  if (shown === undefined) return null;
  const title = t(titles[shown]);
  return (
    <section className={styles['strip']} aria-label={title} data-games={shown}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        <ButtonLink route="casinoLobby" look="plain" size="s">
          {t('sport_casino_all')}
        </ButtonLink>
      </div>
      <ul className={styles['games']}>
        {groups[PREVIEW_GROUPS[shown]]?.map((game) => (
          <Card key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}
