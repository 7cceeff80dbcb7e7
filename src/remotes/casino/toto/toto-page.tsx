import type { ComponentType } from 'react';
import { TOTO_SECTION } from '../../../domain/casino/toto-game.ts';
import { isKeyOf } from '../../../kernel/is-key-of.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import styles from '../casino.module.css';
import { useHost, useHostState } from '../host.ts';
import { useTelling } from '../table/use-telling.ts';
import { CouponsView } from './coupons-view.tsx';
import { DrawView, NextView } from './draw-view.tsx';
import { DrawsView, WinnersView } from './over-views.tsx';

/** The one toto there is; an address may leave it out. */

/** Parts of the page, by what their addresses end with, in the order in which they are offered. */
const parts = {
  draw: { textKey: 'toto_part_draw', View: DrawView },
  next: { textKey: 'toto_part_next', View: NextView },
  coupons: { textKey: 'toto_part_coupons', View: CouponsView },
  draws: { textKey: 'toto_part_draws', View: DrawsView },
  nonimees: { textKey: 'toto_part_winners', View: WinnersView },
} as const satisfies Readonly<
  Record<string, { readonly textKey: string; readonly View: ComponentType }>
>;

const names = Object.keys(parts).filter((name) => isKeyOf(name, parts));

function Parts({ current }: { readonly current: string }) {
  const { t } = useHost('toto');
  return (
    <nav className={styles['categories']} aria-label={t('toto_parts')}>
      <ul className={styles['list']}>
        {names.map((sub) => (
          <li key={sub}>
            <PageLink
              route="totoSub"
              params={{ section: TOTO_SECTION, sub }}
              className={styles['category']}
              aria-current={sub === current ? 'page' : undefined}
            >
              {t(parts[sub].textKey)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Loaded({ sub }: { readonly sub: keyof typeof parts }) {
  const { t } = useHost('toto');
  const status = useHostState((state) => state.draws.status);
  if (status === 'failed') {
    return (
      <ErrorState icon="plug" title={t('casino_draws_failed')}>
        <RefreshButton />
      </ErrorState>
    );
  }
  if (status !== 'ready') return <SkeletonList rows={5} label={t('main_loading')} />;
  const { View } = parts[sub];
  return <View />;
}

/** Nothing moves that would show what a coupon came to: all else may tell it at once, whatever part is open. */
function useTold(): void {
  useTelling(
    useHostState(({ table }) => table.seats.find(({ untold }) => untold !== null)?.round ?? null),
  );
}

/** Toto: the coupon of a draw, the next one, the player's coupons, what draws came to. */
export function TotoPage() {
  const { t } = useHost('toto');
  useTold();
  const { section = TOTO_SECTION, sub = 'draw' } = useHostState((state) => state.route.params);
  return (
    <section className={styles['casino']}>
      <h1>{usePageTitle()}</h1>
      {section !== TOTO_SECTION || !isKeyOf(sub, parts) ? (
        <EmptyState icon="ball" title={t('toto_unknown')} text={t('toto_unknown_text')}>
          <ButtonLink route="toto" look="main">
            {t('toto_to')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <Parts current={sub} />
          <p>{t('toto_intro')}</p>
          <Loaded sub={sub} />
        </>
      )}
    </section>
  );
}
