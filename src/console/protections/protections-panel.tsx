import { useMemo } from 'react';
import { missedIn, missedOf, type ProtectionEntry } from '../../replay/protections/entries.ts';
import { protectionsOf } from '../../replay/protections/protections.ts';
import { missedText, wordsOf } from '../../replay/protections/words.ts';
import { PROTECTION_RECORD } from '../../site/contract/protection-record.ts';
import { EmptyState } from '../../site/ui/notices/empty-state.tsx';
import { Banner } from '../../site/ui/notices/message.tsx';
import { useRecording, useSession } from '../session/context.ts';
import { useStore } from '../store.ts';
import { texts } from '../texts.ts';
import { Chip } from '../ui/chip.tsx';
import css from './protections-panel.module.css';

function Entry({ entry }: { readonly entry: ProtectionEntry }) {
  const { goTo } = useSession();
  const { seq, what } = entry;
  const missed = missedOf(entry);
  return (
    <li className={css.entry}>
      <Chip tone={missed.length > 0 ? 'danger' : 'accent'}>{texts.protections.kinds[what]}</Chip>
      <span className={css.words}>{wordsOf(entry) || texts.protections.none}</span>
      <button type="button" className={css.link} onClick={() => goTo(seq)}>
        {`#${seq}`}
      </button>
      {missed.map((one) => (
        <p key={one.rule} className={css.missed}>
          {missedText(one)}
        </p>
      ))}
    </li>
  );
}

/** The same over all sessions of the players who are proved to have been signed in. */
function AllSessions() {
  const item = useStore(useSession().item, (value) => value);
  return (item?.userIds ?? []).map((id) => (
    <p key={id} className={css.quiet}>
      <a href={`${PROTECTION_RECORD}?user=${encodeURIComponent(id)}`} download className={css.link}>
        {texts.protections.allSessions} <bdi>{id}</bdi>
      </a>
    </p>
  ));
}

/** What protected the player in this session, and what did not act when it should have. */
export function ProtectionsPanel() {
  const { events } = useRecording();
  const entries = useMemo(() => protectionsOf(events), [events]);
  const missed = missedIn(entries).length;
  if (entries.length === 0) {
    const { nothing, nothingText } = texts.protections;
    return <EmptyState icon="shield" title={nothing} text={nothingText} />;
  }
  return (
    <div className={css.panel}>
      <div className={css.verdict}>
        <Banner level={missed === 0 ? 'done' : 'error'}>
          {missed === 0 ? texts.protections.acted : texts.protections.missed(missed)}
        </Banner>
        <p className={css.quiet}>{texts.protections.intro}</p>
        <AllSessions />
      </div>
      <ul aria-label={texts.protections.label}>
        {entries.map((entry) => (
          <Entry key={`${entry.seq} ${entry.what} ${wordsOf(entry)}`} entry={entry} />
        ))}
      </ul>
    </div>
  );
}
