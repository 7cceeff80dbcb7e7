import type { Section } from '../../site/contract/betting.ts';
import { useHostState } from './host.ts';

/** Parameters of the address that is shown. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  return useHostState((state) => state.route.params);
}

/** The section of the address that is shown; pre-match where it names none. */
export function useSection(): Section {
  return useHostState(({ route }) => (route.params['section'] === 'live' ? 'live' : 'line'));
}
