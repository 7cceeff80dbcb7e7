import { useMemo } from 'react';
import type { RefusedFields } from '../../../site/ui/forms/form.ts';
import { useHostState } from '../host.ts';

/** What the server says of the limit that a form sent, under the name of the form's own field. */
export function useRefused(limitType: number, field: string): RefusedFields {
  const refused = useHostState(({ limits }) =>
    limits.savedTypes.includes(limitType) ? limits.saving.refused['limits'] : undefined,
  );
  // The same as long as it says the same: a form tells every new one.
  return useMemo(() => (refused === undefined ? {} : { [field]: refused }), [refused, field]);
}
