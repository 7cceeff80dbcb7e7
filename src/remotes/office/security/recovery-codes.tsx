import { configured } from '../../../domain/site-config.ts';
import { useHost, useHostState } from '../../../site/contract.tsx';
import { Button } from '../../../site/ui/button.tsx';
import { Banner } from '../../../site/ui/message.tsx';
import styles from './security.module.css';
import { TakeButtons } from './take-buttons.tsx';

function Codes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useHost();
  const site = useHostState((state) => configured(state.config.values, 'companyName'));
  const account = useHostState(({ user }) => user.config?.user_email || (user.userId ?? ''));
  const file = () => {
    const text = [t('security_codes_file', { site, account }), '', ...codes, ''].join('\n');
    const name = `${site.toLowerCase()}-${t('security_codes_file_name')}.txt`;
    return new File([text], name, { type: 'text/plain' });
  };
  return (
    <>
      <ol className={styles['codes']} aria-label={t('security_codes_list')}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles['secret']} dir="ltr">
              {code}
            </code>
          </li>
        ))}
      </ol>
      <TakeButtons what="recovery-codes" text={codes.join('\n')} file={file} />
    </>
  );
}

/** The recovery codes, this once. */
export function RecoveryCodes() {
  const host = useHost();
  const codes = host.secrets.read('twoStepEnable')?.recoveryCodes ?? null;
  const saved = () => {
    host.secrets.forget('twoStepStart');
    host.secrets.forget('twoStepEnable');
    host.publish('protection.recoveryCodesSaved', {});
  };
  return (
    <>
      <h3 className={styles['title']} tabIndex={-1} data-begin>
        {host.t('security_codes')}
      </h3>
      <p>{host.t('security_codes_why')}</p>
      {codes === null ? (
        <p className={styles['hidden']}>{host.t('security_hidden')}</p>
      ) : (
        <Codes codes={codes} />
      )}
      <Banner level="info">{host.t('security_codes_once')}</Banner>
      <div className={styles['actions']}>
        <Button look="main" onClick={saved}>
          {host.t('security_codes_confirm')}
        </Button>
      </div>
    </>
  );
}
