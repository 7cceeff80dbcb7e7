/** The sport that an address of results asks for, by its number; null: the first. */
export const sportAsked = (url: string): string | null =>
  new URLSearchParams(/\?[^#]*/.exec(url)?.[0]).get('sport');

/** How the results of a day and a sport are addressed; null: the last day, the first sport. */
export function resultsQuery(day: string | null, sport: string | null): string {
  const fields = [
    ...(day === null ? [] : [`day=${day}`]),
    ...(sport === null ? [] : [`sport=${sport}`]),
  ];
  return fields.length === 0 ? '' : `?${fields.join('&')}`;
}
