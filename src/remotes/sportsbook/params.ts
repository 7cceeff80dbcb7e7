import type { Section } from '../../site/contract/line.ts';
import { useHostState } from '../../site/contract.tsx';

/** Parameters of the address that is shown. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  return useHostState((state) => state.route.params);
}

/** The section of the address that is shown; pre-match where it names none. */
export function useSection(): Section {
  return useHostState(({ route }) => (route.params['section'] === 'live' ? 'live' : 'line'));
}
