import { tells } from '../../../../projections/answers/told.ts';
import { useHost, useHostState } from '../../../host.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/notices/message.tsx';
import styles from './captcha.module.css';

/** There is nothing to solve: why, and how to get something. */
export function Unavailable() {
  const host = useHost('captcha', 'form');
  const code = useHostState(({ captcha }) => captcha.code);
  const told = useHostState(({ captcha }) => captcha.told);
  const ask = () => {
    if (code !== null) host.publish('captcha.refreshPressed', { code });
  };
  return (
    <div className={styles['form']}>
      <div role="alert">{told && <Banner level="error">{host.say(told)}</Banner>}</div>
      <Button look="main" size="l" wide onClick={ask}>
        {host.t(tells(told, 'captcha_code_expired') ? 'field_resend' : 'captcha_retry')}
      </Button>
      <p className={styles['note']}>{host.t('captcha_closing')}</p>
    </div>
  );
}
