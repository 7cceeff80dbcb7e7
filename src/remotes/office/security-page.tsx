import { protectionBand } from '../../site/contract/protection.ts';
import { useHost, useHostState } from '../../site/contract.tsx';
import { Icon } from '../../site/ui/icons.tsx';
import { usePageTitle } from '../../site/ui/link.tsx';
import { Banner } from '../../site/ui/message.tsx';
import { SkeletonList } from '../../site/ui/skeleton.tsx';
import { Card, Page } from './page.tsx';
import styles from './security-page.module.css';

const methods = [
  'is_changed_password',
  'enable_two_factor_auth',
  'enable_phone_binding',
  'enable_security_question',
  'enable_email_auth',
] as const;

/** How well the account is protected, as a number and in words. */
function Level({ level }: { readonly level: number }) {
  const { t } = useHost();
  const band = protectionBand(level);
  return (
    <div className={styles['level']} data-band={band}>
      <p className={styles['band']}>
        <strong>{t(`office_protection_${band}`)}</strong>{' '}
        <span className="numbers">{Math.max(0, Math.min(100, level))}%</span>
      </p>
      <meter
        className={styles['meter']}
        min={0}
        max={100}
        value={level}
        aria-label={t('office_protection')}
      />
      <p className={styles['quiet']}>{t(`office_protection_${band}_text`)}</p>
    </div>
  );
}

function Methods() {
  const { t } = useHost();
  const enabled = useHostState((state) => state.user.config?.protection_methods);
  if (!enabled) return null;
  return (
    <ul className={styles['methods']}>
      {methods.map((method) => (
        <li key={method} className={styles['method']} data-on={enabled[method] || undefined}>
          <Icon name={enabled[method] ? 'done' : 'close'} size={18} />
          <span>{t(`office_method_${method}`)}</span>
          <span className={styles['quiet']}>{t(enabled[method] ? 'office_on' : 'office_off')}</span>
        </li>
      ))}
    </ul>
  );
}

/** What protects the account, as far as it is known. */
export function SecurityPage() {
  const { t } = useHost();
  const level = useHostState((state) => state.user.config?.protection_level ?? null);
  return (
    <Page title={usePageTitle()}>
      {level === null ? (
        <SkeletonList rows={3} label={t('main_loading')} />
      ) : (
        <>
          <Card title={t('office_protection')}>
            <Level level={level} />
          </Card>
          <Card title={t('office_methods')}>
            <Methods />
            <Banner level="info">{t('office_methods_note')}</Banner>
          </Card>
        </>
      )}
    </Page>
  );
}
