import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { EmptyState } from '../../site/ui/notices/empty-state.tsx';
import { useCurrentEvent, useRecording } from '../session/context.ts';
import { texts } from '../texts.ts';
import { Check, SearchField } from '../ui/field.tsx';
import { VirtualList } from '../ui/virtual-list.tsx';
import { CallDetail } from './call-detail.tsx';
import { CALL_ROW, CallRow } from './call-row.tsx';
import { type CallFilter, callsOf, matchingCalls, type NetworkCall } from './calls.ts';
import css from './network-panel.module.css';

/** The call the current event is about, if it is about one. */
function useCurrentRequest(): number | null {
  const data = useCurrentEvent()?.data;
  if (!data || !('requestId' in data)) return null;
  return typeof data.requestId === 'number' ? data.requestId : null;
}

interface CallListProps {
  readonly calls: readonly NetworkCall[];
  readonly selected: number | null;
  readonly onSelect: (requestId: number) => void;
}

function CallList({ calls, selected, onSelect }: CallListProps) {
  const id = useId();
  const { events } = useRecording();
  const shownSeq = useCurrentEvent()?.seq ?? -1;
  const row = calls.findIndex(({ requestId }) => requestId === selected);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = by === 0 ? undefined : calls[Math.max(0, row + by)];
    if (!next) return;
    event.preventDefault();
    onSelect(next.requestId);
  };
  return (
    <VirtualList
      label={texts.network.label}
      role="listbox"
      count={calls.length}
      rowHeight={CALL_ROW}
      shown={row}
      active={row >= 0 ? `${id}${selected}` : undefined}
      onKeyDown={onKeyDown}
    >
      {(index) => {
        const call = calls[index];
        if (!call) return null;
        const { requestId, request } = call;
        const since = request.at - (events[0]?.at ?? 0);
        const flags = { isSelected: requestId === selected, isAhead: request.seq > shownSeq };
        const rest = { call, since, id: id + requestId, onPress: () => onSelect(requestId) };
        return <CallRow key={requestId} {...rest} {...flags} />;
      }}
    </VirtualList>
  );
}

/** Every call of the session, and what one of them sent and got. */
export function NetworkPanel() {
  const recording = useRecording();
  const current = useCurrentRequest();
  const [filter, setFilter] = useState<CallFilter>({ text: '', failures: false });
  const [chosen, setChosen] = useState<number | null>(current);
  const all = useMemo(() => callsOf(recording.events), [recording]);
  const calls = useMemo(() => matchingCalls(all, filter), [all, filter]);
  const call = all.find(({ requestId }) => requestId === chosen);
  return (
    <div className={css.panel}>
      <search className={css.bar}>
        <SearchField
          label={texts.network.search}
          value={filter.text}
          onText={(text) => setFilter({ ...filter, text })}
        />
        <Check
          label={texts.network.failures}
          checked={filter.failures}
          onChange={(failures) => setFilter({ ...filter, failures })}
        />
      </search>
      {calls.length === 0 ? (
        <EmptyState title={texts.network.nothing} text={texts.network.nothingText} icon="plug" />
      ) : (
        <div className={css.list}>
          <CallList calls={calls} selected={chosen} onSelect={setChosen} />
        </div>
      )}
      {call ? (
        <CallDetail call={call} calls={all} />
      ) : (
        <p className={css.hint}>{texts.network.choose}</p>
      )}
    </div>
  );
}
