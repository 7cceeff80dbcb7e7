import { SkeletonList } from '../../site/ui/notices/skeleton.tsx';
import { useHost } from './host.ts';

/** Stands there until what the page says has come. */
export function Waiting() {
  const host = useHost();
  return <SkeletonList rows={6} height="5rem" label={host.t('main_loading')} />;
}
