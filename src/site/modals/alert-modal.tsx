import type { ModalKind } from '../../events/site.ts';
import { useHost } from '../contract.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ModalProps } from './modal.ts';

/** Kinds that stay until the site takes them away: a press elsewhere must not lose them. */
const lasting: ReadonlySet<ModalKind> = new Set(['permanent-alert', 'maintenance']);

/** What a kind says when whoever opened it said nothing. */
const words: Readonly<Partial<Record<ModalKind, readonly [titleKey: string, textKey: string]>>> = {
  'auto-log-off': ['session_ended', 'session_ended_idle'],
};

/** Says something, and goes when it was read. */
export function AlertModal({ modal, close }: ModalProps) {
  const host = useHost();
  const { kind, values } = modal;
  const [title, text] = words[kind] ?? ['main_info', undefined];
  const { titleKey = title, textKey = text } = modal;
  const canClose = !lasting.has(kind);
  return (
    <Dialog
      kind={kind}
      title={host.t(titleKey, values)}
      closeLabel={host.t('main_close')}
      onClose={canClose ? close : null}
      footer={
        canClose && (
          <Button look="main" onClick={close}>
            {host.t('main_ok')}
          </Button>
        )
      }
    >
      {textKey !== undefined && <p>{host.t(textKey, values)}</p>}
    </Dialog>
  );
}
