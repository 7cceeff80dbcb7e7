import { isUnlimited, LIMIT_KINDS } from '../../../domain/limits/limits.ts';
import { ACCOUNT_TYPE } from '../../../domain/money/account-type.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { formatMoney } from '../../ui/format/format.ts';
import { Told } from '../../ui/notices/told.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

type Limits = State['limits']['limits'];

/** Those whose looser value may be approved by now; others wait on. */
function useDue(): Limits {
  const now = useHost().now();
  const limits = useHostState((state) => state.limits.limits);
  const waiting = limits.filter(({ needApprove, pending }) => needApprove && pending);
  const due = waiting.filter(({ pending }) => (pending?.endsAt ?? 0) * 1000 <= now);
  // It was opened as the time of one had come: a clock that was set back knows less.
  return due.length > 0 ? due : waiting;
}

/** The limits that wait to be approved: what holds, and what would. */
function Waiting({ due }: { readonly due: Limits }) {
  const host = useHost('responsible_gaming');
  const iso = useHostState(
    ({ accounts }) => accounts.accounts.find(({ type }) => type === ACCOUNT_TYPE.main)?.iso ?? '',
  );
  const words = (value: number): string =>
    isUnlimited(value) ? host.t('office_limit_none') : formatMoney(value, iso, host.language());
  return (
    <ul>
      {due.map(({ limitType, limitValue, pending }) => {
        const kind = LIMIT_KINDS.get(limitType);
        if (!pending || !kind) return null;
        return (
          <li key={limitType}>
            {host.t(kind.name)}: {host.t('limit_approval_now', { value: words(limitValue) })}{' '}
            <strong>{host.t('limit_approval_then', { value: words(pending.limitValue) })}</strong>
          </li>
        );
      })}
    </ul>
  );
}

/** Asks whether looser limits, whose time has come, are to hold. */
export function LimitApprovalModal({ modal, close }: ModalProps) {
  const host = useHost('responsible_gaming');
  const deciding = useHostState((state) => state.limits.deciding);
  const busy = deciding.status === 'busy';
  const due = useDue();
  const decide = (action: 'approve' | 'reject') =>
    host.publish('limits.decided', { action, limitTypes: due.map(({ limitType }) => limitType) });
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.t('limit_approval_title')}
      footer={
        <>
          <Button busy={busy} onClick={() => decide('reject')}>
            {host.t('office_limit_take_back')}
          </Button>
          <Button look="main" busy={busy} onClick={() => decide('approve')}>
            {host.t('office_limit_approve')}
          </Button>
        </>
      }
    >
      <p>{host.t('office_limit_due_text')}</p>
      <Waiting due={due} />
      <Told told={deciding.told?.level === 'error' ? deciding.told : null} />
    </ModalDialog>
  );
}
