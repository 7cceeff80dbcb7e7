import { useHost } from './host.ts';

/** The name of a month such as `2026-03`. */
export function useMonthName(): (month: string) => string {
  const language = useHost().language();
  const format = new Intl.DateTimeFormat(language, {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' },
  });
  return (month) => format.format(new Date(`${month}-01`));
}
