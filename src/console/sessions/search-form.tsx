import { type FormEvent, type Ref, useEffect, useState } from 'react';
import { Button } from '../../site/ui/controls/button.tsx';
import type { SessionSearch } from '../api/sessions.ts';
import { eventTypes } from '../areas.ts';
import { fieldText, fieldTime } from '../format.ts';
import { texts } from '../texts.ts';
import { Check } from '../ui/field.tsx';
import { NARROW, useMedia } from '../ui/use-media.ts';
import { everything, isNarrowed } from './search.ts';
import css from './search-form.module.css';

const say = texts.sessions;

interface PartProps {
  readonly draft: SessionSearch;
  readonly change: (part: Partial<SessionSearch>) => void;
}

interface UserProps extends PartProps {
  readonly userRef: Ref<HTMLInputElement>;
}

function User({ draft, change, userRef }: UserProps) {
  return (
    <label className={css.field}>
      <span>{say.user}</span>
      <input
        ref={userRef}
        type="search"
        placeholder={say.userHint}
        value={draft.user}
        onChange={({ target }) => change({ user: target.value })}
      />
    </label>
  );
}

/** A claim is nobody's proof: sessions that only make one are found where that is wanted. */
function Claimed({ draft, change }: PartProps) {
  return (
    <Check
      label={say.claimed}
      checked={draft.claimed === '1'}
      onChange={(checked) => change({ claimed: checked ? '1' : '' })}
    />
  );
}

function What({ draft, change }: PartProps) {
  return (
    <>
      <label className={css.field}>
        <span>{say.text}</span>
        <input
          type="search"
          placeholder={say.textHint}
          value={draft.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </label>
      <label className={css.field}>
        <span>{say.type}</span>
        <select value={draft.type} onChange={({ target }) => change({ type: target.value })}>
          <option value="">{say.anyType}</option>
          {eventTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      </label>
    </>
  );
}

function When({ draft, change }: PartProps) {
  return (
    <>
      <label className={css.field}>
        <span>{say.from}</span>
        <input
          type="datetime-local"
          value={fieldText(draft.from)}
          onChange={({ target }) => change({ from: fieldTime(target.value) })}
        />
      </label>
      <label className={css.field}>
        <span>{say.to}</span>
        <input
          type="datetime-local"
          value={fieldText(draft.to)}
          onChange={({ target }) => change({ to: fieldTime(target.value) })}
        />
      </label>
    </>
  );
}

export interface SearchFormProps {
  readonly search: SessionSearch;
  readonly onSearch: (search: SessionSearch) => void;
  readonly userRef: Ref<HTMLInputElement>;
}

interface ButtonsProps extends Pick<SearchFormProps, 'search' | 'onSearch'> {
  /** Whether the other fields are shown; null where they always are. */
  readonly isOpen: boolean | null;
  readonly onOpen: () => void;
}

function Buttons({ search, onSearch, isOpen, onOpen }: ButtonsProps) {
  return (
    <div className={css.buttons}>
      <Button type="submit" look="main" size="s" icon="search">
        {say.submit}
      </Button>
      {isOpen !== null && (
        <Button size="s" icon="filter" aria-expanded={isOpen} onClick={onOpen}>
          {say.more}
        </Button>
      )}
      {isNarrowed(search) && (
        <Button size="s" look="plain" onClick={() => onSearch(everything)}>
          {say.clear}
        </Button>
      )}
    </div>
  );
}

/**
 * What sessions are searched by. Nothing is asked before it is sent: every search is written down
 * on the server.
 */
export function SearchForm({ search, onSearch, userRef }: SearchFormProps) {
  const [draft, setDraft] = useState(search);
  const hasRoom = !useMedia(NARROW);
  const [isOpen, setOpen] = useState(() => isNarrowed({ ...search, user: '' }));
  useEffect(() => setDraft(search), [search]);
  const change = (part: Partial<SessionSearch>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...draft, cursor: '' });
  };
  return (
    <search aria-label={say.search}>
      <form className={css.form} onSubmit={submit}>
        <User draft={draft} change={change} userRef={userRef} />
        {(hasRoom || isOpen) && (
          <>
            <What draft={draft} change={change} />
            <When draft={draft} change={change} />
            <Claimed draft={draft} change={change} />
          </>
        )}
        <Buttons
          search={search}
          onSearch={onSearch}
          isOpen={hasRoom ? null : isOpen}
          onOpen={() => setOpen(!isOpen)}
        />
      </form>
    </search>
  );
}
