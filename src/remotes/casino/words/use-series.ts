import { useHost } from '../host.ts';

/** Things one after the other, with the comma of the language and no word between them. */
export function useSeries(): (things: readonly (string | number)[]) => string {
  const { language } = useHost();
  return (things) => things.join(language() === 'ar' ? '، ' : ', ');
}
