import type { AnyEvent } from '../../events/catalogue.ts';
import { EventType } from '../events/event-row.tsx';
import { durationText } from '../format.ts';
import { useRecording, useSession } from '../session/context.ts';
import { texts } from '../texts.ts';
import { TreeView } from '../tree/tree-view.tsx';
import section from '../ui/section.module.css';
import css from './call-detail.module.css';
import { OutcomeChip } from './call-row.tsx';
import { traceOf } from './call-trace.ts';
import type { NetworkCall } from './calls.ts';
import { stepText } from './step-text.ts';

function EventLink({ event }: { readonly event: AnyEvent }) {
  const { goTo } = useSession();
  return (
    <button type="button" className={css.link} onClick={() => goTo(event.seq)}>
      {`#${event.seq} `}
      <EventType event={event} />
    </button>
  );
}

interface LinesProps {
  readonly name: string;
  readonly events: readonly AnyEvent[];
  readonly call: NetworkCall;
  /** Every call: some of them were made on the way of this one. */
  readonly calls: readonly NetworkCall[];
}

/** Events of a call, what became of those that are calls themselves, and when it all was. */
function Lines({ name, events, call, calls }: LinesProps) {
  return (
    <>
      {events.length > 0 && <dt>{name}</dt>}
      {events.map((event) => {
        const nested = calls.find(({ request }) => request === event && request !== call.request);
        const after = event.at - call.request.at;
        const offset = `${after < 0 ? '−' : '+'}${durationText(Math.abs(after))}`;
        return (
          <dd key={event.seq} className={css.line}>
            <EventLink event={event} />
            <span>{stepText(event)}</span>
            {nested && <OutcomeChip call={nested} />}
            {after !== 0 && <span className={css.offset}>{offset}</span>}
          </dd>
        );
      })}
    </>
  );
}

interface CallDetailProps {
  readonly call: NetworkCall;
  readonly calls: readonly NetworkCall[];
}

function Facts({ call, calls }: CallDetailProps) {
  const { events } = useRecording();
  const shared = { call, calls };
  const { request, ending, duration } = call;
  const { causes, steps } = traceOf(events, call);
  return (
    <dl className={css.facts}>
      <dt>{texts.network.status}</dt>
      <dd>
        <OutcomeChip call={call} /> {ending?.type === 'http.failed' && ending.data.detail}
      </dd>
      <dt>{texts.network.duration}</dt>
      <dd>{duration === null ? texts.network.notYet : durationText(duration)}</dd>
      {causes.length === 0 && (
        <>
          <dt>{texts.network.cause}</dt>
          <dd>{texts.event.outside}</dd>
        </>
      )}
      <Lines name={texts.network.cause} events={causes} {...shared} />
      <Lines name={texts.network.request} events={[request]} {...shared} />
      <Lines name={texts.network.way} events={steps} {...shared} />
      <Lines name={texts.network.reply} events={ending ? [ending] : []} {...shared} />
    </dl>
  );
}

/** What was sent, what came back, and what led to it. */
export function CallDetail({ call, calls }: CallDetailProps) {
  const { path, query, headers, body } = call.request.data;
  const { ending } = call;
  const sent = { path, query, headers, body };
  const received = ending?.type === 'http.replied' ? { body: ending.data.body } : null;
  return (
    <section className={css.detail} aria-label={call.request.data.call}>
      <Facts call={call} calls={calls} />
      <h2 className={section.heading}>{texts.network.request}</h2>
      <div className={section.data}>
        <TreeView label={texts.network.request} value={sent} openLevels={3} />
      </div>
      <h2 className={section.heading}>{texts.network.reply}</h2>
      {received ? (
        <div className={section.data}>
          <TreeView label={texts.network.reply} value={received} openLevels={2} />
        </div>
      ) : (
        <p className={section.none}>{texts.network.noAnswer}</p>
      )}
    </section>
  );
}
