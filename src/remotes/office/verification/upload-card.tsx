import { type FormEvent, useState } from 'react';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../domain/verification/verification.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { FileField } from '../../../site/ui/forms/file-field.tsx';
import { SelectField } from '../../../site/ui/forms/select-field.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card } from '../page.tsx';
import styles from './verification.module.css';
import { useVerificationWords } from './words.ts';

/** How much of the document has left the browser. */
function Progress() {
  const { t } = useHost('verification');
  const percent = useHostState((state) => state.verification.percent);
  return (
    <progress
      className={styles['progress']}
      aria-label={t('verification_progress')}
      max={100}
      value={percent}
    >
      {percent} %
    </progress>
  );
}

/** The file and its kind stay in the form: nothing of a file is in the state. */
function UploadForm() {
  const host = useHost('verification', 'form');
  const words = useVerificationWords();
  const busy = useHostState((state) => state.verification.uploading.status === 'busy');
  const refusalOf = useHostState((state) => state.verification.refusalOf);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const kind = DOCUMENT_KINDS.find((one) => one === fields.get('kind'));
    if (busy || kind === undefined) return;
    const input = event.currentTarget.elements.namedItem('file');
    const chosen = (input instanceof HTMLInputElement && input.files?.[0]) || null;
    const refusal = chosen && refusalOf(chosen.size);
    if (chosen === null) setError(host.t('verification_file_missing'));
    else setError(refusal && host.say({ key: refusal }));
    if (chosen !== null && refusal === null) void host.sendDocument(kind, chosen);
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <SelectField
        label={host.t('verification_kind')}
        name="kind"
        options={DOCUMENT_KINDS.map((kind: DocumentKind) => ({
          value: kind,
          label: words.kind(kind),
        }))}
      />
      <FileField
        label={host.t('verification_file')}
        hint={host.t('verification_file_hint')}
        error={error}
        onChange={() => setError(null)}
      />
      {busy && <Progress />}
      <div>
        <Button type="submit" look="main" busy={busy}>
          {host.t('verification_send')}
        </Button>
      </div>
    </form>
  );
}

/** Sends a document, and says what came of that. */
export function UploadCard() {
  const { t } = useHost('verification');
  const told = useHostState((state) => state.verification.uploading.told);
  const sent = useHostState((state) => state.verification.documents[0]?.id ?? '');
  return (
    <Card title={t('verification_send_title')}>
      <p className={styles['quiet']}>{t('verification_privacy')}</p>
      <Told told={told} />
      {/* What was sent is there: the form begins anew. */}
      <UploadForm key={sent} />
    </Card>
  );
}
