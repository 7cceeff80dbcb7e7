import type { SiteState } from '../../../site/contract/line.ts';
import { FormAlert, TimeLeft } from '../../../site/ui/form-alert.tsx';

type Sending = SiteState['protection']['password'];

/** Why a form was not taken, where no field is to blame, and when it may be sent again. */
export function FormMessage({ sending: { error, retryAt } }: { readonly sending: Sending }) {
  return (
    <>
      <FormAlert message={error} />
      {error !== null && <TimeLeft textKey="auth_retry_in" until={retryAt} />}
    </>
  );
}
