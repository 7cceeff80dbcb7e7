import { previewsFor } from '../../../domain/casino/previews.ts';
import { useHostState, useIsReplay } from '../../host.tsx';
import { later } from '../../loading/later.ts';
import { retryableImport } from '../../loading/retryable-import.ts';
import { useFetched } from '../loading/fetched.tsx';
import { BlankGames } from './blank-games.tsx';

const view = later(retryableImport(() => import('./game-strip.tsx')));

/** Where it cannot be fetched nobody misses it. */
function Fetched() {
  const it = view.now();
  const failure = useFetched(view, it !== null, 'games of the casino');
  if (it !== null) return <it.GameStrip />;
  return failure === null && <BlankGames />;
}

/**
 * Few games of the casino, for whoever did not come for them: at the foot of a page, where nothing stands below.
 * Nobody who took a break, or is kept from playing by anything else, is shown any.
 */
export function LaterGameStrip() {
  const isFor = useHostState(previewsFor);
  const { status } = useHostState((state) => state.casinoPreviews);
  // A recording of before has none, and never will.
  const isBefore = useIsReplay() && status === 'empty';
  if (isFor === 'none' || isBefore || status === 'failed') return null;
  // Until it is known whether they may be named, and which there are, their place is kept and nothing is in it.
  return isFor === 'waiting' ? <BlankGames /> : <Fetched />;
}
