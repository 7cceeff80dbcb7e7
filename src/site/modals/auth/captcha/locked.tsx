import { useHost, useHostState } from '../../../host.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { TimeLeft } from '../../../ui/forms/form-alert.tsx';
import { Banner } from '../../../ui/notices/message.tsx';
import styles from './captcha.module.css';

/** Too many solutions were wrong: the server looks at no other one for a while. */
export function Locked({ close }: { readonly close: () => void }) {
  const host = useHost('captcha');
  const retryAt = useHostState(({ captcha }) => captcha.retryAt);
  return (
    <div className={styles['form']}>
      <div role="alert">
        <Banner level="error">{host.t('captchaLocked')}</Banner>
      </div>
      <TimeLeft textKey="captcha_locked_left" until={retryAt} />
      <Button size="l" wide onClick={close}>
        {host.t('main_close')}
      </Button>
      <p className={styles['note']}>{host.t('captcha_closing')}</p>
    </div>
  );
}
