import { type ReactNode, useMemo } from 'react';
import { Tabs } from '../../site/ui/controls/tabs.tsx';
import { EventPanel } from '../events/event-panel.tsx';
import { NetworkPanel } from '../network/network-panel.tsx';
import { ProblemsPanel } from '../problems/problems-panel.tsx';
import { ProtectionsPanel } from '../protections/protections-panel.tsx';
import { problemsOf } from '../recording/problems.ts';
import { useRecording } from '../session/context.ts';
import { StatePanel } from '../state/state-panel.tsx';
import { texts } from '../texts.ts';
import { GuardedPanel } from './guarded-panel.tsx';
import css from './panels.module.css';

export type PanelName = keyof typeof texts.panels;

const panelNames = Object.keys(texts.panels) as readonly PanelName[];

export function isPanelName(name: string): name is PanelName {
  return Object.hasOwn(texts.panels, name);
}

export interface PanelsProps {
  /** Tabs that come before the panels, where there is no room for panes. */
  readonly before?: readonly { readonly id: string; readonly label: string }[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** What the tabs before the panels show. */
  readonly children?: ReactNode;
}

interface LabelProps {
  readonly name: PanelName;
  readonly problems: number;
}

function Label({ name, problems }: LabelProps) {
  const label = texts.panels[name];
  if (name !== 'problems' || problems === 0) return label;
  return (
    <>
      {`${label} `}
      <span className={css.badge}>{problems}</span>
    </>
  );
}

/** Event, state, network, protection and problems: one at a time. */
export function Panels({ before = [], selected, onSelect, children }: PanelsProps) {
  const recording = useRecording();
  const problems = useMemo(
    () => problemsOf(recording.events, recording.gaps, recording.unreadable, recording.broken),
    [recording],
  );
  const items = panelNames.map((id) => ({
    id,
    label: <Label name={id} problems={problems.length} />,
  }));
  return (
    <div className={css.panels}>
      <Tabs
        label={texts.session.details}
        items={[...before, ...items]}
        selected={selected}
        onSelect={onSelect}
      >
        {isPanelName(selected) && (
          <GuardedPanel key={selected} name={texts.panels[selected]}>
            {selected === 'event' && <EventPanel />}
            {selected === 'state' && <StatePanel />}
            {selected === 'network' && <NetworkPanel />}
            {selected === 'protection' && <ProtectionsPanel />}
            {selected === 'problems' && <ProblemsPanel problems={problems} />}
          </GuardedPanel>
        )}
        {children}
      </Tabs>
    </div>
  );
}
