import { Button } from '../../../site/ui/controls/button.tsx';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './security.module.css';
import { TakeButtons } from './take-buttons.tsx';

function Codes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useHost('security');
  const site = useHostState((state) => state.site.name);
  const account = useHostState(({ player }) => player.email || (player.userId ?? ''));
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
  const host = useHost('security');
  const codes = host.readSecret('twoStepEnable')?.recoveryCodes ?? null;
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
        <Button look="main" onClick={() => host.confirmCodes()}>
          {host.t('security_codes_confirm')}
        </Button>
      </div>
    </>
  );
}
