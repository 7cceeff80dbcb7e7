import { useMemo } from 'react';
import type { Section } from '../../site/contract/betting.ts';
import { Button } from '../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { EmptyState } from '../../site/ui/notices/empty-state.tsx';
import { SkeletonList } from '../../site/ui/notices/skeleton.tsx';
import { GameList, LineFailed } from './game-list.tsx';
import type { Keep } from './group-games.ts';
import { useHost, useHostState } from './host.ts';
import { LiveNote, Page, Part } from './page.tsx';

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

function Games({ section, keep }: { readonly section: Section; readonly keep: Keep }) {
  const { t } = useHost();
  const empty = { title: t('sport_team_none_title'), text: t('sport_team_none_text') };
  return (
    <Part title={t(section === 'live' ? 'main_nav_live' : 'main_nav_line')}>
      <GameList level={3} section={section} keep={keep} skeletonRows={2} empty={empty} />
    </Part>
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
      <Games section="live" keep={keep} />
      <Games section="line" keep={keep} />
      <LiveNote />
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
