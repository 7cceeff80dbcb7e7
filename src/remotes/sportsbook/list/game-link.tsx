import type { ReactNode } from 'react';
import type { Game } from '../../../site/contract/betting.ts';
import type { Line } from '../../../site/contract/shared-state.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { useHostState } from '../host.ts';
import { isLive } from './game-time.tsx';

/** The name in addresses of what may not be known yet: its number then. */
const sportSlug = (line: Line, id: number) => line.sport(id)?.slug ?? String(id);
const champSlug = (line: Line, id: number) => line.champ(id)?.slug ?? String(id);

/** Parameters of a game's page. */
function useGameParams({ status, sportId, champId, slug }: Game): Record<string, string> {
  const sport = useHostState((state) => sportSlug(state.line, sportId));
  const champ = useHostState((state) => champSlug(state.line, champId));
  return { section: isLive({ status }) ? 'live' : 'line', sport, champ, game: slug };
}

interface GameLinkProps {
  readonly game: Game;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a game's page. */
export function GameLink({ game, children, className }: GameLinkProps) {
  return (
    <PageLink route="mainGame" params={useGameParams(game)} className={className}>
      {children}
    </PageLink>
  );
}

interface ChampLinkProps {
  readonly champId: number;
  readonly section: 'live' | 'line';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a championship's page in a section. */
export function ChampLink({ champId, section, className, children }: ChampLinkProps) {
  const sport = useHostState((state) => {
    const champ = state.line.champ(champId);
    return champ ? sportSlug(state.line, champ.sportId) : '';
  });
  const champ = useHostState((state) => champSlug(state.line, champId));
  return (
    <PageLink route="mainChamp" params={{ section, sport, champ }} className={className}>
      {children}
    </PageLink>
  );
}
