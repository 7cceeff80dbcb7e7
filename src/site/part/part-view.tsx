import { type ReactNode, useMemo } from 'react';
import { useHost } from '../host.tsx';
import { FetchError, useFetched } from '../ui/loading/fetched.tsx';
import { type Part, withTexts } from './part.ts';

interface PartViewProps<P> {
  readonly of: Part<P>;
  /** Names it in the log when it cannot be had. */
  readonly name: string;
  readonly props: P;
  /** Draws the place of the view: a skeleton, or why there is none and how to try again. */
  readonly place?: (content: ReactNode, hasFailed: boolean) => ReactNode;
  readonly skeleton: ReactNode;
}

/** A part in its place, once it and its texts are there. */
export function PartView<P extends object>(props: PartViewProps<P>) {
  const { of, name, props: given, place = (content) => content, skeleton } = props;
  const { dictionaries } = useHost();
  const whole = useMemo(() => withTexts(of, dictionaries), [of, dictionaries]);
  const View = dictionaries.has(of.dictionaries) ? of.view() : null;
  const failure = useFetched(whole, View !== null, `part ${name}`);
  if (View !== null) return <View {...given} />;
  return place(failure ? <FetchError {...failure} /> : skeleton, failure !== null);
}
