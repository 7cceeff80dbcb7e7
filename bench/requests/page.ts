import { EMPTY } from 'rxjs';
import type {
  Cookies,
  Environment,
  NavigationPort,
  StoragePort,
  Store,
} from '../../src/kernel/ports.ts';

/** Where the benchmark's pages run. */
export const environment: Environment = {
  projectId: 1,
  apiOrigin: '',
  promoFrameUrl: '',
  build: 'bench',
  production: true,
};

function store(): Store & Cookies {
  const map = new Map<string, string>();
  return {
    names: () => [...map.keys()],
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

export function emptyStorage(): StoragePort {
  return { local: store(), session: store(), cookies: store() };
}

/** An address bar that nobody moves. */
export const standing: NavigationPort = {
  url: '/en',
  push() {},
  replace() {},
  assign() {},
  reload() {},
  changes$: EMPTY,
};
