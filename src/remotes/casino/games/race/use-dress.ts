import { useHostState } from '../../host.ts';

/** As what the race is drawn and told: with hares, or with marbles at an address of its own. */
export type Dress = 'race' | 'marble';

export const useDress = (): Dress =>
  useHostState(({ route }) => (route.name === 'marble' ? 'marble' : 'race'));
