import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '../../site/ui/controls/button.tsx';
import { EmptyState } from '../../site/ui/notices/empty-state.tsx';
import { ErrorState } from '../../site/ui/notices/message.tsx';
import { EventList } from '../events/event-list.tsx';
import { type Enlarging, SiteFrame } from '../frame/site-frame.tsx';
import { useRecording, useSession } from '../session/context.ts';
import { useStore } from '../store.ts';
import { CONSOLE_STORED } from '../stored-values.ts';
import { texts } from '../texts.ts';
import { Controls } from '../timeline/controls.tsx';
import { markersOf } from '../timeline/markers.ts';
import { Timeline } from '../timeline/timeline.tsx';
import { useAddress } from '../ui/link.tsx';
import { Panes } from '../ui/panes.tsx';
import { NARROW, useMedia } from '../ui/use-media.ts';
import { GuardedPanel } from './guarded-panel.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { isPanelName, Panels, type PanelsProps } from './panels.tsx';
import css from './session-view.module.css';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';
import { useDeepLink } from './use-deep-link.ts';
import { usePlayback, usePlayerKeys } from './use-session-loop.ts';

interface WorkProps {
  readonly panel: string;
  readonly onPanel: (panel: string) => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly enlarging: Enlarging;
}

function Screen({ enlarging }: { readonly enlarging?: Enlarging }) {
  return (
    <GuardedPanel name={texts.session.screen}>
      <SiteFrame {...(enlarging && { enlarging })} />
    </GuardedPanel>
  );
}

function Events({ searchRef }: Pick<WorkProps, 'searchRef'>) {
  return (
    <GuardedPanel name={texts.session.events}>
      <EventList searchRef={searchRef} />
    </GuardedPanel>
  );
}

function Details(props: PanelsProps) {
  return (
    <GuardedPanel name={texts.session.details}>
      <Panels {...props} />
    </GuardedPanel>
  );
}

/** Where there is room: the site, its events and the details beside each other. */
function WideWork({ panel, onPanel, searchRef, enlarging }: WorkProps) {
  const selected = isPanelName(panel) ? panel : 'event';
  return (
    <Panes
      widths={CONSOLE_STORED.panes}
      only={enlarging.isLarge ? 'screen' : undefined}
      panes={[
        { name: 'screen', share: 42, content: <Screen enlarging={enlarging} /> },
        { name: 'events', share: 28, content: <Events searchRef={searchRef} /> },
        { name: 'details', share: 30, content: <Details selected={selected} onSelect={onPanel} /> },
      ]}
    />
  );
}

/** Where there is none: one of them at a time. */
function NarrowWork({ panel, onPanel, searchRef }: WorkProps) {
  const before = [
    { id: 'screen', label: texts.session.screen },
    { id: 'events', label: texts.session.events },
  ];
  return (
    <Details before={before} selected={panel} onSelect={onPanel}>
      {/* The frame stays, out of sight: to load it anew would take its time. */}
      <div className={css.screen} hidden={panel !== 'screen'}>
        <Screen />
      </div>
      {panel === 'events' && <Events searchRef={searchRef} />}
    </Details>
  );
}

/** What stands there instead while there is nothing to show. */
function Instead({ onAgain }: { readonly onAgain: () => void }) {
  const { loading } = useSession();
  const { status, trouble } = useStore(loading, (value) => value);
  if (status === 'failed' && trouble) {
    return (
      <ErrorState title={texts.troubles[trouble]}>
        <Button onClick={onAgain}>{texts.again}</Button>
      </ErrorState>
    );
  }
  if (status === 'ready') {
    return <EmptyState title={texts.session.empty} text={texts.session.emptyText} />;
  }
  return <p className={css.loading}>{texts.screen.waiting}</p>;
}

function Player({ markers }: { readonly markers: ReturnType<typeof markersOf> }) {
  return (
    <section className={css.player} aria-label={texts.player.label}>
      <GuardedPanel name={texts.player.timeline}>
        <Timeline markers={markers} />
      </GuardedPanel>
      <GuardedPanel name={texts.player.label}>
        <Controls markers={markers} />
      </GuardedPanel>
    </section>
  );
}

/** What stands at the top; of a session that nobody knows there is nothing to say. */
function Top(props: ToolbarProps) {
  const { loading } = useSession();
  const isMissing = useStore(loading, ({ trouble }) => trouble === 'missing');
  const { events } = useRecording();
  if (isMissing && events.length === 0) {
    return <h1 className="visually-hidden">{texts.session.title}</h1>;
  }
  return (
    <GuardedPanel name={texts.session.title}>
      <Toolbar {...props} />
    </GuardedPanel>
  );
}

export interface SessionViewProps {
  /** The panel the address asks for. */
  readonly panel: string;
  /** Reads the session once more. */
  readonly onAgain: () => void;
}

/** A session: the site as it was, its events, and what is behind each. */
export function SessionView({ panel: wanted, onAgain }: SessionViewProps) {
  const session = useSession();
  const recording = useRecording();
  const isNarrow = useMedia(NARROW);
  const [panel, setPanel] = useState(wanted || (isNarrow ? 'screen' : 'event'));
  const [isHelping, setHelping] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const help = useCallback(() => setHelping(true), []);
  const large = useCallback(() => setLarge((before) => !before), []);
  const search = useRef<HTMLInputElement>(null);
  const markers = useMemo(() => markersOf(recording.events, recording.gaps), [recording]);
  usePlayback(session);
  usePlayerKeys(session, { markers, search, help, large });
  useDeepLink(session, useAddress(), panel);
  const Work = isNarrow ? NarrowWork : WideWork;
  return (
    <main id="content" className={css.view}>
      <Top panel={panel} onHelp={help} onProblems={() => setPanel('problems')} />
      {recording.events.length === 0 ? (
        <Instead onAgain={onAgain} />
      ) : (
        <>
          <Work
            panel={panel}
            onPanel={setPanel}
            searchRef={search}
            enlarging={{ isLarge, onLarge: large }}
          />
          <Player markers={markers} />
        </>
      )}
      {isHelping && <HelpDialog onClose={() => setHelping(false)} />}
    </main>
  );
}
