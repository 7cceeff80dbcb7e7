import type { PickedMenu } from '../../../domain/line/menu.ts';
import type { Section } from '../../../site/contract/betting.ts';
import { useHost, useHostState } from '../host.ts';

interface PickedNoteProps {
  readonly section: Section;
  readonly menu: PickedMenu;
}

/** What the order of a list follows that goes by what players bet on; nothing before it is known. */
export function PickedNote({ section, menu }: PickedNoteProps) {
  const { t } = useHost();
  const orderedBy = useHostState((state) => state.line.list(section)?.orderedBy);
  const isThere = useHostState((state) => state.line.list(section)?.gameIds.length !== 0);
  if (orderedBy === undefined || !isThere) return null;
  return <p>{t(orderedBy === 'players' ? `sport_${menu}_about` : 'sport_picked_too_few')}</p>;
}
