import { later } from '../../site/loading/later.ts';
import { retryableImport } from '../../site/loading/retryable-import.ts';
import { useFetched } from '../../site/ui/loading/fetched.tsx';
import { useHostState } from './host.ts';

const snow = later(retryableImport(() => import('./snow.tsx')));

/** Where it cannot be fetched nobody misses it. */
function Fetched() {
  const it = snow.now();
  useFetched(snow, it !== null, 'snow');
  return it && <it.Snow />;
}

/** Snow where the site has it, and whoever is there did not choose that nothing moves. */
export function LaterSnow() {
  const falls = useHostState(
    ({ site, preferences }) => site.hasSnow && !preferences.display.lightVersion,
  );
  return falls && <Fetched />;
}
