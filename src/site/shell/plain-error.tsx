import { useHost, useHostState } from '../host.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { errorKey } from '../ui/forms/error-key.ts';
import { ErrorState } from '../ui/notices/message.tsx';

/** The error page of last resort: it needs nothing that could have failed. */
export function PlainError() {
  const host = useHost();
  const key = useHostState((state) => errorKey(state.route.status));
  return (
    <ErrorState title={host.t(`${key}_title`)} text={host.t(`${key}_text`)}>
      <ButtonLink route="home" look="main">
        {host.t('main_to_home')}
      </ButtonLink>
    </ErrorState>
  );
}
