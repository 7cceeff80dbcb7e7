import { Children, type ReactNode } from 'react';
import { isVirtual } from '../../../domain/line/sports.ts';
import type { Section } from '../../../site/contract/betting.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { useHost } from '../host.ts';

interface TrailProps {
  readonly section: Section;
  /** By its name in addresses: virtual sport begins at a page of its own. */
  readonly sport?: string;
  readonly children?: ReactNode;
}

/** Links from a section down to the page, one after another. */
export function Trail({ section, sport, children }: TrailProps) {
  const { t } = useHost();
  return (
    <>
      {isVirtual(sport) ? (
        <PageLink route="esports" params={{ type: 'virtual' }}>
          {t('main_nav_esports')}
        </PageLink>
      ) : (
        <PageLink route="mainSection" params={{ section }}>
          {t(section === 'live' ? 'main_nav_live' : 'main_nav_line')}
        </PageLink>
      )}
      {Children.map(children, (link) => (
        <>
          <Icon name="chevronEnd" size={12} />
          {link}
        </>
      ))}
    </>
  );
}
