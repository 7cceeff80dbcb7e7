import type { SecurityEvent } from '../../domain/protection/security-event.ts';
import { clockText, countText, dayText, instantText } from '../format.ts';
import { texts } from '../texts.ts';
import { Chip } from '../ui/chip.tsx';
import { PageLink } from '../ui/link.tsx';
import table from '../ui/table.module.css';
import { securityUrl } from './search.ts';
import css from './security.module.css';

const say = texts.security;
const TONES = { success: 'done', failure: 'danger', refused: 'info' } as const;

/** A person by id: leads to what else is on record of them. */
function Person({ id }: { readonly id: string | null }) {
  if (id === null) return say.nobody;
  return (
    <PageLink to={securityUrl({ kind: '', user: id, cursor: '' })} className={css.person}>
      {id}
    </PageLink>
  );
}

/** The beginning of a hash, enough to see that two are equal. */
function Hash({ value }: { readonly value: string | null }) {
  return value === null ? null : <code title={value}>{value.slice(0, 8)}</code>;
}

function Row({ event }: { readonly event: SecurityEvent }) {
  const { at, kind, outcome, reason, place, actorId, subjectId, network, session } = event;
  return (
    <tr>
      <td>
        <time dateTime={instantText(at)}>
          {dayText(at)} {clockText(at).slice(0, 8)}
        </time>
      </td>
      <th scope="row">
        {say.kinds[kind]} <Chip tone={TONES[outcome]}>{say.outcomes[outcome]}</Chip>
        {event.count > 1 && <Chip>{say.times(countText(event.count))}</Chip>}
      </th>
      <td data-label={say.columns.reason}>
        {reason ?? ''} {place !== null && <span className={css.place}>{place}</span>}
      </td>
      <td data-label={say.columns.actor}>{event.merged ? say.several : <Person id={actorId} />}</td>
      <td data-label={say.columns.subject}>{subjectId !== null && <Person id={subjectId} />}</td>
      <td data-label={say.columns.network}>
        <Hash value={network} />
      </td>
      <td data-label={say.columns.session}>
        <Hash value={session} />
      </td>
    </tr>
  );
}

/** Security events, newest first. */
export function EventTable({ events }: { readonly events: readonly SecurityEvent[] }) {
  return (
    <table className={table.table} aria-label={say.title}>
      <thead>
        <tr>
          {Object.entries(say.columns).map(([name, label]) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </tbody>
    </table>
  );
}
