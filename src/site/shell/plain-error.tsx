import { useHost, useHostState } from '../contract.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/message.tsx';

/** The error page of last resort: it needs nothing that could have failed. */
export function PlainError() {
  const host = useHost();
  const status = useHostState((state) => (state.route.status === 404 ? 404 : 500));
  return (
    <ErrorState
      title={host.t(`technical_error_${status}_title`)}
      text={host.t(`technical_error_${status}_text`)}
    >
      <ButtonLink route="home" look="main">
        {host.t('main_to_home')}
      </ButtonLink>
    </ErrorState>
  );
}
