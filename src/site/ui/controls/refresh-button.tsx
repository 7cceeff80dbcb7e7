import { useRef } from 'react';
import { useHost } from '../../host.tsx';
import { Button, type ButtonProps } from './button.tsx';
import { useFocusHandedOn } from './focus-handed-on.ts';

/**
 * Loads again what the page could not get. It goes as soon as that is on its way; whoever pressed
 * it by keyboard goes on in the content of the page.
 */
export function RefreshButton(look: Pick<ButtonProps, 'look' | 'size' | 'wide'>) {
  const host = useHost();
  const place = useRef<HTMLSpanElement>(null);
  useFocusHandedOn(place);
  return (
    <span ref={place}>
      <Button {...look} icon="refresh" onClick={() => host.publish('page.refreshPressed', {})}>
        {host.t('main_dictionary_refresh_page')}
      </Button>
    </span>
  );
}
