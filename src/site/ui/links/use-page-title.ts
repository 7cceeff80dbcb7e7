import { useHost, useHostState } from '../../host.tsx';
import { titleKeyOf } from './page-title.ts';

/** Title of the page that is shown, in the language of the texts. */
export function usePageTitle(): string {
  const host = useHost();
  const key = useHostState((state) => titleKeyOf(state.route));
  return host.say({ text: key });
}
