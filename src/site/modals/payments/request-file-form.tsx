import { type FormEvent, useState } from 'react';
import { MOST_FILES, requestFileRefusal } from '../../../domain/payments/request-files.ts';
import type { UploadRefusal } from '../../../domain/verification/verification.ts';
import { fileType } from '../../file-type.ts';
import { useHost, useHostState } from '../../host.tsx';
import type { PlainKey } from '../../texts/keys.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FileField } from '../../ui/forms/file-field.tsx';
import styles from './request-history-modal.module.css';

const REFUSALS: Readonly<Record<UploadRefusal, PlainKey>> = {
  'too-many': 'requestsRefusedFileMany',
  empty: 'requestsRefusedFileEmpty',
  'too-large': 'requestsRefusedFileLarge',
  'wrong-type': 'requestsRefusedFileType',
};

export interface RequestFileFormProps {
  /** The request that it is sent with. */
  readonly id: string;
  /** Files that stand in it already. */
  readonly files: number;
}

/** What the form does with a file; nothing of one is in the state. */
function useSendFile({ id, files }: RequestFileFormProps) {
  const host = useHost('requests');
  const [problem, setProblem] = useState<PlainKey | null>(null);
  const send = async (file: File): Promise<void> => {
    const { size } = file;
    const type = await fileType(file);
    const refusal = requestFileRefusal({ size, type, files });
    setProblem(refusal && REFUSALS[refusal]);
    if (refusal !== null || type === null) return;
    host.publish('requests.fileSubmitted', { id, file: host.files.hand(file), size, type });
  };
  return { problem, setProblem, send };
}

/** A photograph or document beside the words. */
export function RequestFileForm({ id, files }: RequestFileFormProps) {
  const host = useHost('requests');
  const { status } = useHostState((state) => state.requests.attaching);
  const { problem, setProblem, send } = useSendFile({ id, files });
  const busy = status === 'busy';
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('file');
    const chosen = (input instanceof HTMLInputElement && input.files?.[0]) || null;
    if (busy) return;
    if (chosen === null) setProblem('requests_file_missing');
    else void send(chosen);
  };
  if (files >= MOST_FILES) return <p>{host.t('requestsRefusedFileMany')}</p>;
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <FileField
        label={host.t('requests_file')}
        hint={host.t('requests_file_hint')}
        error={problem && host.say({ text: problem })}
        onChange={() => setProblem(null)}
      />
      <div>
        <Button type="submit" busy={busy}>
          {host.t('requests_file_send')}
        </Button>
      </div>
    </form>
  );
}
