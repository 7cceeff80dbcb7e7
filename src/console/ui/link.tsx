import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from 'react';
import type { Address } from '../address.ts';
import { useStore } from '../store.ts';

const AddressContext = createContext<Address | null>(null);

export const AddressProvider = AddressContext.Provider;

export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error('used outside an address');
  return address;
}

/** Path and query of the page shown. */
export function useUrl(): string {
  return useStore(useAddress().url, (url) => url);
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
}

/** A link to a page of the console: a plain press stays in the page, any other is the browser's. */
export function PageLink({ to, onClick, ...native }: PageLinkProps) {
  const { go } = useAddress();
  return (
    <a
      {...native}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        go(to);
      }}
    />
  );
}
