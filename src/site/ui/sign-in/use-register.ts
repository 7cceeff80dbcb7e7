import type { MouseEvent } from 'react';
import { configured } from '../../../domain/site/config.ts';
import { useHost, useHostState } from '../../host.tsx';

/** Another tab, a download: what the browser does by itself with a link. */
const isForBrowser = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

/**
 * What a press on a link to the page of registration does: the form opens where it belongs, over
 * the page or on its own. Null where registration is not allowed and no such link may be.
 */
export function useRegister(
  onLeave?: (() => void) | undefined,
): ((event: MouseEvent) => void) | null {
  const host = useHost();
  const isAllowed = useHostState(({ config }) => configured(config.values, 'registrationAllowed'));
  if (!isAllowed) return null;
  return (event) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    onLeave?.();
    host.publish('registration.wanted', {});
  };
}
