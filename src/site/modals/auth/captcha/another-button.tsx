import type { CaptchaCode } from '../../../../events/captcha.ts';
import { useHost, useHostState } from '../../../host.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** Asks for another picture: one that is easier to make out. */
export function AnotherButton({ code }: { readonly code: CaptchaCode }) {
  const host = useHost('captcha');
  const status = useHostState(({ captcha }) => captcha.status);
  return (
    <Button
      look="plain"
      busy={status !== 'open'}
      onClick={() => host.publish('captcha.refreshPressed', { code })}
    >
      {host.t('captcha_another')}
    </Button>
  );
}
