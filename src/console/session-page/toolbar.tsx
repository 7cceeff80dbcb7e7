import { useState } from 'react';
import { deviceOf } from '../../domain/site/device.ts';
import { proofUrl } from '../api/sessions.ts';
import { bytesText, countText } from '../format.ts';
import { verdictTexts } from '../problems/verdict-texts.ts';
import { useRecording, useSession } from '../session/context.ts';
import { ClaimedPlayers, ClockNote, ProvedPlayers, ReceivedAt } from '../sessions/facts.tsx';
import { useStore } from '../store.ts';
import { texts } from '../texts.ts';
import { Chip } from '../ui/chip.tsx';
import { Shape } from '../ui/icons.tsx';
import { PageLink } from '../ui/link.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import css from './toolbar.module.css';
import { momentUrl } from './use-deep-link.ts';

/** Who it is and when it was, as the service knows; what the browser says of itself is marked. */
function Who() {
  const session = useSession();
  const item = useStore(session.item, (value) => value);
  const { events } = useRecording();
  const started = events[0]?.type === 'app.started' ? events[0] : null;
  const device = started ? deviceOf(started.data.userAgent) : item?.device;
  return (
    <>
      <h1 className={css.title}>
        <ProvedPlayers item={item} />
      </h1>
      <ClaimedPlayers item={item} />
      <span className={css.fact} title={session.id}>
        {session.id.slice(0, 10)}
      </span>
      {item && (
        <span className={css.fact}>
          <ReceivedAt item={item} />
        </span>
      )}
      {device && <span className={css.fact}>{device}</span>}
      {item && <ClockNote item={item} />}
    </>
  );
}

function CheckChip({ onPress }: { readonly onPress: () => void }) {
  const { checking } = useSession();
  const { status, verdict } = useStore(checking, (value) => value);
  if (status === 'running') return <Chip tone="info">{texts.problems.running}</Chip>;
  if (!verdict) return null;
  const { tone, short } = verdictTexts[verdict.verdict];
  return (
    <button type="button" className={css.check} onClick={onPress}>
      <Chip tone={tone} title={texts.problems.check}>
        {short}
      </Chip>
    </button>
  );
}

function Progress() {
  const session = useSession();
  const { status, bytes } = useStore(session.loading, (value) => value);
  const item = useStore(session.item, (value) => value);
  const { events } = useRecording();
  if (status !== 'loading') return null;
  const text = texts.session.loading(countText(events.length), bytesText(bytes));
  const all = item?.eventCount ?? 0;
  return (
    <div className={css.progress}>
      <progress
        aria-label={text}
        {...(all > 0 ? { max: all, value: Math.min(all, events.length) } : {})}
      />
      <span>{text}</span>
    </div>
  );
}

/** How long it is said that the link was copied, in milliseconds. */
const SAID_FOR = 2_000;

export interface ToolbarProps {
  readonly panel: string;
  readonly onHelp: () => void;
  readonly onProblems: () => void;
}

function CopyLink({ panel }: { readonly panel: string }) {
  const session = useSession();
  const [said, setSaid] = useState('');
  const copy = async () => {
    const url = new URL(momentUrl(session, panel), window.location.href);
    // Browsers forbid the clipboard at times; the address bar has the same.
    const copied = await navigator.clipboard?.writeText(url.href).then(
      () => true,
      () => false,
    );
    setSaid(copied ? texts.session.copied : texts.session.notCopied);
    setTimeout(() => setSaid(''), SAID_FOR);
  };
  return (
    <>
      <ToolButton icon="link" label={texts.session.copy} onClick={copy} />
      <span role="status" className={css.copied}>
        {said}
      </span>
    </>
  );
}

/** Whose session it is, how far it can be trusted, and what can be done with it. */
export function Toolbar({ panel, onHelp, onProblems }: ToolbarProps) {
  const { id } = useSession();
  return (
    <div className={css.toolbar}>
      <PageLink to="/console/sessions" className={css.back} aria-label={texts.session.back}>
        <Shape name="back" />
      </PageLink>
      <Who />
      <Progress />
      <span className={css.space} />
      <CheckChip onPress={onProblems} />
      <CopyLink panel={panel} />
      <a
        className={css.tool}
        href={proofUrl(id)}
        download="session.ndjson"
        aria-label={texts.session.download}
        title={texts.session.download}
      >
        <Shape name="download" />
      </a>
      <span className={css.keys}>
        <ToolButton icon="keyboard" label={texts.session.keys} hint="?" onClick={onHelp} />
      </span>
    </div>
  );
}
