import { useMemo } from 'react';
import { Button } from '../../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { LineFailed } from '../list/game-list.tsx';
import type { Keep } from '../list/group-games.ts';
import { KeptGames } from '../list/kept-games.tsx';
import { Page } from '../page.tsx';

/** Teams of the player's bets, one a line: a selection must be the same for the same state. */
const useTeams = () =>
  useHostState(({ bets }) => {
    const legs = bets.items.flatMap((bet) => bet.legs);
    return [...new Set(legs.flatMap(({ team1, team2 }) => [team1, team2]))].sort().join('\n');
  });

/** Where no team is known: how to come to some. */
function NoTeams() {
  const host = useHost();
  const isGuest = useHostState((state) => state.session.status === 'guest');
  return (
    <EmptyState
      icon="ball"
      title={host.t('sport_bets_on_your_none_title')}
      text={host.t('sport_bets_on_your_text')}
    >
      {isGuest && (
        <Button look="main" onClick={() => host.openModal('login')}>
          {host.t('auth_sign_in')}
        </Button>
      )}
      <ButtonLink route="mainSection" params={{ section: 'line' }}>
        {host.t('sport_all_line')}
      </ButtonLink>
    </EmptyState>
  );
}

function Known({ text }: { readonly text: string }) {
  const { t } = useHost();
  const keep = useMemo<Keep>(() => {
    const teams = new Set(text.split('\n'));
    return ({ team1, team2 }) => teams.has(team1) || teams.has(team2);
  }, [text]);
  return (
    <>
      <p>{t('sport_bets_on_your_text')}</p>
      <KeptGames keep={keep} none={t('sport_bets_on_your_no_games')} />
    </>
  );
}

function Loaded() {
  const { t } = useHost();
  const text = useTeams();
  const status = useHostState((state) => state.bets.status);
  const isGuest = useHostState((state) => state.session.status === 'guest');
  if (text !== '') return <Known text={text} />;
  if (isGuest || status === 'ready') return <NoTeams />;
  if (status === 'failed') return <LineFailed />;
  return <SkeletonList rows={6} height="5rem" label={t('main_loading')} />;
}

/** Games of the teams that the player has bet on. */
export function BetsOnYourPage() {
  const { t } = useHost();
  return (
    <Page title={t('sport_bets_on_your_title')}>
      <Loaded />
    </Page>
  );
}
