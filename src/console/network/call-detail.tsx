import type { AnyEvent } from '../../events/catalogue.ts';
import { EventType } from '../events/event-row.tsx';
import { durationText } from '../format.ts';
import { placeOf } from '../recording/places.ts';
import { useRecording, useSession } from '../session/context.ts';
import { texts } from '../texts.ts';
import { TreeView } from '../tree/tree-view.tsx';
import css from './call-detail.module.css';
import { OutcomeChip } from './call-row.tsx';
import type { NetworkCall } from './calls.ts';

function EventLink({ event }: { readonly event: AnyEvent }) {
  const { goTo } = useSession();
  return (
    <button type="button" className={css.link} onClick={() => goTo(event.seq)}>
      {`#${event.seq} `}
      <EventType event={event} />
    </button>
  );
}

function Facts({ call }: { readonly call: NetworkCall }) {
  const { events } = useRecording();
  const { request, ending, attempts, duration } = call;
  const cause = request.cause === undefined ? undefined : events[placeOf(events, request.cause)];
  return (
    <dl className={css.facts}>
      <dt>{texts.network.status}</dt>
      <dd>
        <OutcomeChip call={call} /> {ending?.type === 'http.failed' && ending.data.detail}
      </dd>
      <dt>{texts.network.duration}</dt>
      <dd>{duration === null ? texts.network.notYet : durationText(duration)}</dd>
      <dt>{texts.network.cause}</dt>
      <dd>{cause ? <EventLink event={cause} /> : texts.event.outside}</dd>
      <dt>{texts.network.request}</dt>
      <dd>
        <EventLink event={request} />
      </dd>
      {attempts.length > 0 && <dt>{texts.network.attempts}</dt>}
      {attempts.map((event, index) => (
        <dd key={event.seq} className={css.attempt}>
          <EventLink event={event} />{' '}
          {texts.network.attempt(index + 2, event.data.reason, event.data.status)}
        </dd>
      ))}
      {ending && <dt>{texts.network.reply}</dt>}
      {ending && (
        <dd>
          <EventLink event={ending} />
        </dd>
      )}
    </dl>
  );
}

/** What was sent, what came back, and what led to it. */
export function CallDetail({ call }: { readonly call: NetworkCall }) {
  const { path, query, headers, body } = call.request.data;
  const { ending } = call;
  const sent = { path, query, headers, body };
  const received = ending?.type === 'http.replied' ? { body: ending.data.body } : null;
  return (
    <section className={css.detail} aria-label={call.request.data.call}>
      <Facts call={call} />
      <h2 className={css.heading}>{texts.network.request}</h2>
      <div className={css.data}>
        <TreeView label={texts.network.request} value={sent} openLevels={3} />
      </div>
      <h2 className={css.heading}>{texts.network.reply}</h2>
      {received ? (
        <div className={css.data}>
          <TreeView label={texts.network.reply} value={received} openLevels={2} />
        </div>
      ) : (
        <p className={css.none}>{texts.network.noAnswer}</p>
      )}
    </section>
  );
}
