import type { Sending } from '../../../site/contract/sending.ts';
import { FormAlert, TimeLeft } from '../../../site/ui/forms/form-alert.tsx';

/** Why a form was not taken, where no field is to blame, and when it may be sent again. */
export function FormMessage({ sending: { told, retryAt } }: { readonly sending: Sending }) {
  return (
    <>
      <FormAlert message={told} />
      {told !== null && <TimeLeft textKey="auth_retry_in" until={retryAt} />}
    </>
  );
}
