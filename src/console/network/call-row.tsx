import { countText, durationText, positionText } from '../format.ts';
import { texts } from '../texts.ts';
import { Chip, type ChipProps } from '../ui/chip.tsx';
import { Shape } from '../ui/icons.tsx';
import css from './call-row.module.css';
import { type NetworkCall, statusOf } from './calls.ts';

/** Height of a row, in CSS pixels. */
export const CALL_ROW = 28;

const tones: Readonly<Record<NetworkCall['outcome'], NonNullable<ChipProps['tone']>>> = {
  open: 'info',
  done: 'done',
  refused: 'danger',
  failed: 'danger',
  cancelled: 'plain',
};

/** How a call ended: its status, and in words where there is none. */
export function OutcomeChip({ call }: { readonly call: NetworkCall }) {
  const outcome = texts.network.outcome[call.outcome];
  const status = statusOf(call);
  return (
    <Chip tone={tones[call.outcome]} title={outcome}>
      {status && call.outcome !== 'cancelled' ? status : outcome}
    </Chip>
  );
}

export interface CallRowProps {
  readonly call: NetworkCall;
  readonly id: string;
  /** Milliseconds since the start of the recording. */
  readonly since: number;
  readonly isSelected: boolean;
  readonly isAhead: boolean;
  readonly onPress: () => void;
}

/** One call in the list. */
export function CallRow({ call, id, since, isSelected, isAhead, onPress }: CallRowProps) {
  const item = { role: 'option', 'aria-selected': isSelected, onClick: onPress };
  const { requestId, request, within, attempts, duration, messages } = call;
  return (
    <div id={id} {...item} className={css.row} data-ahead={isAhead || undefined}>
      <span className={css.number}>{`#${requestId}`}</span>
      <span className={css.time}>{positionText(since)}</span>
      {within !== null && (
        <span role="img" aria-label={texts.network.within(within)} className={css.within}>
          <Shape name="branch" size={12} />
        </span>
      )}
      <span className={css.name}>{request.data.call}</span>
      <OutcomeChip call={call} />
      {attempts.length > 0 && <Chip tone="accent">{`+${attempts.length}`}</Chip>}
      {messages > 1 && <Chip title={texts.network.messages}>{`${countText(messages)} ×`}</Chip>}
      <span className={css.duration}>{duration === null ? '' : durationText(duration)}</span>
    </div>
  );
}
