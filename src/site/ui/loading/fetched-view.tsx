import type { ReactNode } from 'react';
import type { Later } from '../../loading/later.ts';
import { FetchError, useFetched } from './fetched.tsx';

interface FetchedViewProps<T> {
  /** The same for the same thing. */
  readonly of: Later<T>;
  /** Names it in the log when it cannot be had. */
  readonly name: string;
  readonly skeleton: ReactNode;
  readonly children: (it: T) => ReactNode;
}

/** Something that is fetched for a view, once it is there; or why not, and how to try again. */
export function FetchedView<T>({ of, name, skeleton, children }: FetchedViewProps<T>) {
  const it = of.now();
  const failure = useFetched(of, it !== null, name);
  if (it !== null) return children(it);
  return failure ? <FetchError {...failure} /> : skeleton;
}
