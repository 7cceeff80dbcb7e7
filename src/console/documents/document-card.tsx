import type { FormEvent } from 'react';
import { REFUSAL_REASONS, type RefusalReason } from '../../domain/verification/verification.ts';
import { Button } from '../../site/ui/controls/button.tsx';
import { contentUrl, type WaitingDocument } from '../api/documents.ts';
import { dayText, minuteText } from '../format.ts';
import { texts } from '../texts.ts';
import { AskDocument } from '../ui/ask-document.tsx';
import css from '../ui/cards-page.module.css';
import fields from '../ui/fields.module.css';

const say = texts.documents;
const BYTES = 1024;

/** The end of a day that was chosen, in epoch milliseconds; null where none was. */
function endOf(day: string): number | null {
  const at = Date.parse(`${day}T23:59:59.999Z`);
  return Number.isFinite(at) ? at : null;
}

/** What the document has to agree with. */
function Person({ person }: Pick<WaitingDocument, 'person'>) {
  if (person === null) return null;
  const { name, surname, birthday, address, country } = person;
  const rows = [
    [say.name, [name, surname]],
    [say.birthday, [birthday]],
    [say.address, [address, country.toUpperCase()]],
  ] as const;
  return (
    <>
      <p>{say.agrees}</p>
      <ul>
        {rows.map(([label, parts]) => (
          <li key={label}>
            {label}: {parts.filter((part) => part !== '').join(' ') || say.notGiven}
          </li>
        ))}
      </ul>
    </>
  );
}

export interface DocumentCardProps {
  readonly document: WaitingDocument;
  readonly isBusy: boolean;
  readonly onApprove: (validUntil: number | null) => void;
  readonly onRefuse: (reason: RefusalReason) => void;
  /** Asks for one more of the same player. */
  readonly onAsk: () => void;
}

/** Both ways to decide; each says what it takes. */
function Decision({ isBusy, onApprove, onRefuse }: Omit<DocumentCardProps, 'document' | 'onAsk'>) {
  const field = ({ currentTarget }: FormEvent<HTMLFormElement>, name: string) =>
    String(new FormData(currentTarget).get(name) ?? '');
  const approve = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApprove(endOf(field(event, 'until')));
  };
  const refuse = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = REFUSAL_REASONS.find((one) => one === field(event, 'reason'));
    if (reason !== undefined) onRefuse(reason);
  };
  return (
    <>
      <form className={`${fields.fields} ${css.line}`} onSubmit={approve}>
        <label>
          <span>{say.until}</span>
          <input type="date" name="until" />
        </label>
        <Button type="submit" look="main" size="s" busy={isBusy}>
          {say.approve}
        </Button>
      </form>
      <form className={`${fields.fields} ${css.line}`} onSubmit={refuse}>
        <label>
          <span>{say.reason}</span>
          <select name="reason">
            {REFUSAL_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {say.reasons[reason]}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" look="danger" size="s" busy={isBusy}>
          {say.refuse}
        </Button>
      </form>
    </>
  );
}

/** One document: whose, what it has to agree with, and what can be said of it. */
export function DocumentCard({ document, onAsk, ...decision }: DocumentCardProps) {
  const { id, kind, type, size, createdAt, userId, person, isDocumentAsked } = document;
  const at = `${dayText(createdAt)}, ${minuteText(createdAt)}`;
  return (
    <li className={css.card} data-document={id}>
      <h3>
        {say.kinds[kind]}: {person?.login ?? say.nobody} <code>{userId}</code>
      </h3>
      <p>{say.sent(at, type, Math.ceil(size / BYTES))}</p>
      <Person person={person} />
      <a href={contentUrl(id)} download>
        {say.save}
      </a>
      <Decision {...decision} />
      <div className={css.buttons}>
        <AskDocument isAsked={isDocumentAsked} isBusy={decision.isBusy} onAsk={onAsk} />
      </div>
    </li>
  );
}
