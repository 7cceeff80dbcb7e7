import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CONTRACT_VERSION } from '../contract/version.ts';
import { type Host, HostProvider, type Mount } from '../host.tsx';
import { CRASHED } from '../remote/remote-session.ts';

/**
 * Makes a sub-application of a component. It throws when the first drawing fails; a later crash
 * takes only its own place down, and that hears of it.
 */
export function mountView(View: ComponentType): Mount {
  const mount = (element: HTMLElement, host: Host) => {
    const errors: unknown[] = [];
    let mounting = true;
    const crash = (error: unknown): void => {
      errors.push(error);
      const detail = error instanceof Error ? error.message : String(error);
      if (!mounting) element.dispatchEvent(new CustomEvent(CRASHED, { detail }));
    };
    const root = createRoot(element, { onUncaughtError: crash });
    // At once, so that the skeleton gives way to something.
    flushSync(() =>
      root.render(
        <HostProvider host={host}>
          <View />
        </HostProvider>,
      ),
    );
    mounting = false;
    if (errors.length > 0) {
      root.unmount();
      throw errors[0];
    }
    // The host may be drawing when it takes the place away; two roots cannot be at work at once.
    return { unmount: () => queueMicrotask(() => root.unmount()) };
  };
  return Object.assign(mount, { contract: CONTRACT_VERSION });
}
