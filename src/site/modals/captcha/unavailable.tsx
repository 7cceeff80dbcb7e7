import { useHost, useHostState } from '../../contract.tsx';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/message.tsx';
import styles from './captcha.module.css';

/** There is nothing to solve: why, and how to get something. */
export function Unavailable() {
  const host = useHost();
  const code = useHostState(({ captcha }) => captcha.code);
  const message = useHostState(({ captcha }) => captcha.message);
  const ask = () => {
    if (code !== null) host.publish('captcha.refreshPressed', { code });
  };
  return (
    <div className={styles['form']}>
      <div role="alert">
        <Banner level="error">{host.t(message)}</Banner>
      </div>
      <Button look="main" size="l" wide onClick={ask}>
        {host.t(message === 'captcha_code_expired' ? 'field_resend' : 'captcha_retry')}
      </Button>
      <p className={styles['note']}>{host.t('captcha_closing')}</p>
    </div>
  );
}
