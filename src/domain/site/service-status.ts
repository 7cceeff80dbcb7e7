/** What the site is made of, as its visitors know it. */
export const SERVICES = [
  'line',
  'feed',
  'bets',
  'casino',
  'payments',
  'letters',
  'recording',
] as const;
export type Service = (typeof SERVICES)[number];

/** How a service is: as it should be, in part, not at all; or this installation has none. */
export const SERVICE_STATES = ['works', 'partly', 'down', 'off'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

/** How all of it is: what an installation has none of, nobody misses. */
export function overallState(
  states: Readonly<Record<Service, ServiceState>>,
): Exclude<ServiceState, 'off'> {
  const all = SERVICES.map((service) => states[service]);
  const isAllDown = all.every((state) => state === 'down' || state === 'off');
  if (isAllDown) return 'down';
  return all.some((state) => state === 'down' || state === 'partly') ? 'partly' : 'works';
}
