import { Children, type ReactNode } from 'react';
import type { Section } from '../../site/contract/betting.ts';
import { PageLink } from '../../site/ui/links/link.tsx';
import { Icon } from '../../site/ui/marks/icons.tsx';
import { useHost } from './host.ts';

/** Links from a section down to the page, one after another. */
export function Trail({ section, children }: { section: Section; children?: ReactNode }) {
  const { t } = useHost();
  return (
    <>
      <PageLink route="mainSection" params={{ section }}>
        {t(section === 'live' ? 'main_nav_live' : 'main_nav_line')}
      </PageLink>
      {Children.map(children, (link) => (
        <>
          <Icon name="chevronEnd" size={12} />
          {link}
        </>
      ))}
    </>
  );
}
