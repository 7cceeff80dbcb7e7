import type { ReactNode } from 'react';
import { withLanguage } from '../../../routes/address.ts';
import { useHostState } from '../../host.tsx';
import { AddressLink } from './link.tsx';

/** A link in a text: to an address of the site without its language, or to another site. */
export function SiteLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const language = useHostState((state) => state.route.language);
  if (to.startsWith('https://')) {
    return (
      <a href={to} rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <AddressLink address={withLanguage(to, language)} query="">
      {children}
    </AddressLink>
  );
}
