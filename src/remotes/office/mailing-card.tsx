import { Button } from '../../site/ui/controls/button.tsx';
import { RefreshButton } from '../../site/ui/controls/refresh-button.tsx';
import { CheckField } from '../../site/ui/forms/check-field.tsx';
import { useForm } from '../../site/ui/forms/form.ts';
import { ErrorState } from '../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../site/ui/notices/skeleton.tsx';
import { Told } from '../../site/ui/notices/told.tsx';
import { useHost, useHostState } from './host.ts';
import styles from './mailing-card.module.css';
import { Card } from './page.tsx';

const kinds = [
  'enable_mail_bets',
  'enable_mail_deposit',
  'enable_mail_news',
  'enable_sms_news',
] as const;

function Settings() {
  const host = useHost('accounts');
  const settings = useHostState((state) => state.mailing.settings);
  const saving = useHostState((state) => state.mailing.saving);
  const busy = saving.status === 'busy';
  const form = useForm({
    busy,
    check: () => ({}),
    send: (fields) =>
      host.saveMailing({
        enable_mail_news: fields.checked('enable_mail_news'),
        enable_mail_deposit: fields.checked('enable_mail_deposit'),
        enable_mail_bets: fields.checked('enable_mail_bets'),
        enable_sms_news: fields.checked('enable_sms_news'),
      }),
  });
  return (
    <form ref={form.ref} className={styles['form']} onSubmit={form.onSubmit}>
      {kinds.map((kind) => (
        <CheckField key={kind} name={kind} defaultChecked={settings[kind]}>
          {host.t(`office_mailing_${kind}`)}
        </CheckField>
      ))}
      <div className={styles['save']}>
        <Button type="submit" look="main" busy={busy}>
          {host.t('office_mailing_save')}
        </Button>
        <Told told={saving.told} />
      </div>
    </form>
  );
}

function Loaded() {
  const host = useHost('accounts');
  const status = useHostState((state) => state.mailing.status);
  if (status === 'ready') return <Settings />;
  if (status === 'failed') {
    return (
      <ErrorState icon="plug" title={host.t('office_mailing_load_failed')}>
        <RefreshButton />
      </ErrorState>
    );
  }
  return <SkeletonList rows={4} height="1.75rem" label={host.t('main_loading')} />;
}

/** What the player wants to be told, and how. */
export function MailingCard() {
  const { t } = useHost('accounts');
  return (
    <Card title={t('office_mailing')}>
      <p>{t('office_mailing_text')}</p>
      <Loaded />
    </Card>
  );
}
