import { useEffect, useState } from 'react';
import { useHost } from '../../host.tsx';
import { reasonOf } from '../../loading/failure.ts';
import type { Fetchable } from '../../loading/later.ts';
import { Button } from '../controls/button.tsx';
import { ErrorState } from '../notices/message.tsx';

/** That something could not be had. */
interface Failure {
  /** Asks for it again. */
  readonly again: () => void;
  /** Not for the first time: what it needs may be what this page cannot have any more. */
  readonly isRepeated: boolean;
}

/**
 * Says that something could not be had, and lets it be asked for again. Browsers remember that a
 * module could not be had, also one that another imports: then only another page has it.
 */
export function FetchError({ again, isRepeated }: Failure) {
  const host = useHost();
  return (
    <ErrorState title={host.t('main_dictionary_load_error')} icon="plug">
      {isRepeated && (
        <Button icon="refresh" look="main" onClick={() => host.publish('app.updateAccepted', {})}>
          {host.t('main_page_refresh_button')}
        </Button>
      )}
      <Button icon="refresh" onClick={again}>
        {host.t('main_dictionary_refresh_page')}
      </Button>
    </ErrorState>
  );
}

/** What could not be had, how often, and whether it waits for the player. */
interface Failures {
  readonly of: Fetchable | null;
  readonly times: number;
  readonly isWaiting: boolean;
}

/** Another one each time, so that what has come is looked for, and fetched if it is something else. */
const none = (): Failures => ({ of: null, times: 0, isWaiting: false });

const failuresOf = (of: Fetchable, last: Failures): Failures => (last.of === of ? last : none());

/**
 * Fetches what is not there yet; gives back why it is not there, once that failed. `of` is the same
 * for the same thing, `name` names it in the log.
 */
export function useFetched(of: Fetchable, isThere: boolean, name: string): Failure | null {
  const host = useHost();
  const [failures, setFailures] = useState(none);
  useEffect(() => {
    const { times, isWaiting } = failuresOf(of, failures);
    if (isThere || isWaiting) return;
    let isDrawn = true;
    of.fetch().then(
      () => isDrawn && setFailures(none()),
      (error: unknown) => {
        if (!isDrawn) return;
        host.publish('bus.failed', { source: 'page', name, message: reasonOf(error) });
        setFailures({ of, times: times + 1, isWaiting: true });
      },
    );
    return () => {
      isDrawn = false;
    };
  }, [of, isThere, name, host, failures]);
  const { times, isWaiting } = failuresOf(of, failures);
  if (isThere || !isWaiting) return null;
  return { again: () => setFailures({ of, times, isWaiting: false }), isRepeated: times > 1 };
}
