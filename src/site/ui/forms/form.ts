import {
  type FormEvent,
  type FormEventHandler,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { AnyCode } from '../../../domain/site/message-code.ts';
import { plainDigits } from '../../../kernel/digits.ts';
import { useHost } from '../../host.tsx';
import type { PlainKey, Said } from '../../texts/keys.ts';
import { useFocus } from '../controls/focus.ts';

/** What is wrong: the key of a text, or whatever else can be said. */
export type FieldError = PlainKey | Said;

/** What is wrong, by the name of the field. */
export type FieldErrors = Readonly<Record<string, FieldError | undefined>>;

/** The same as the state has it: by codes. */
export type RefusedFields = Readonly<Record<string, AnyCode | Said | undefined>>;

/** What is in the fields of a form, by name. Read when it is sent, and kept nowhere. */
export interface FieldReader {
  /** Without gaps around it; empty where there is no such field. */
  text(name: string): string;
  /** The same, digits as 0 to 9 whichever way they were typed. */
  digits(name: string): string;
  /** As it was typed: gaps count in a password. */
  secret(name: string): string;
  checked(name: string): boolean;
}

export interface FormOptions {
  /** It was sent and is not answered: sending again does nothing. */
  readonly busy: boolean;
  /** What the server refused in the last sending. */
  readonly refused?: RefusedFields;
  /** What must be put right before it can be sent. */
  readonly check: (fields: FieldReader) => FieldErrors;
  readonly send: (fields: FieldReader) => void;
}

export interface Form {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onSubmit: FormEventHandler;
  readonly onInput: FormEventHandler;
  /** What is in the fields now; null before they are there. */
  read(): FieldReader | null;
  /** What is wrong with a field, in the player's language. */
  error(name: string): string | undefined;
}

function readerOf(form: HTMLFormElement): FieldReader {
  const data = new FormData(form);
  const secret = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const text = (name: string) => secret(name).trim();
  const digits = (name: string) => plainDigits(text(name));
  return { secret, text, digits, checked: (name) => data.has(name) };
}

/** Why each field is wrong, in the one form that is said. */
type Wrong = Readonly<Record<string, Said | undefined>>;

/** A key of a text as it is said. */
export const spelt = (error: FieldError): Said =>
  typeof error === 'string' ? { text: error } : error;

/** A code as it is said. */
const coded = (error: AnyCode | Said): Said => (typeof error === 'string' ? { key: error } : error);

function eachOf<E>(
  errors: Readonly<Record<string, E | undefined>>,
  said: (error: E) => Said,
): Wrong {
  const entries = Object.entries(errors).flatMap(([name, error]) =>
    error === undefined ? [] : [[name, said(error)] as const],
  );
  return Object.fromEntries(entries);
}

const wrong = (errors: Wrong) => Object.keys(errors).filter((name) => errors[name] !== undefined);

/** The first of the fields in the order in which they stand; of a group, its first. */
function firstOf(form: HTMLFormElement | null, names: readonly string[]) {
  const fields = form?.querySelectorAll<HTMLElement>('[name]') ?? [];
  const first = [...fields].find((field) => names.includes(field.getAttribute('name') ?? ''));
  return first?.tagName === 'FIELDSET' ? first.querySelector<HTMLElement>('input, select') : first;
}

/** The names a field goes by: its own, and that of the group it is a part of. */
function namesOf(field: EventTarget): readonly string[] {
  if (!(field instanceof Element)) return [];
  const named = [field, field.closest('fieldset')];
  return named.flatMap((element) => element?.getAttribute('name') ?? []);
}

const none: RefusedFields = {};

/**
 * A form with fields of the browser's own. What is wrong stands next to its field until something
 * is typed there; the focus goes to the first such field, also when it was the server who refused.
 * A `fieldset` with a name is one field, whatever its parts are called.
 */
export function useForm({ busy, refused = none, check, send }: FormOptions): Form {
  const host = useHost();
  const focus = useFocus();
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(() => eachOf(refused, coded));
  useEffect(() => {
    const found = eachOf(refused, coded);
    setErrors(found);
    focus(firstOf(ref.current, wrong(found)));
  }, [refused, focus]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!ref.current || busy) return;
    const fields = readerOf(ref.current);
    const found = eachOf(check(fields), spelt);
    const names = wrong(found);
    setErrors(found);
    if (names.length === 0) send(fields);
    else focus(firstOf(ref.current, names));
  };
  const onInput = ({ target }: FormEvent) => {
    const corrected = namesOf(target).filter((name) => errors[name] !== undefined);
    if (corrected.length === 0) return;
    setErrors({ ...errors, ...Object.fromEntries(corrected.map((name) => [name, undefined])) });
  };
  const error = (name: string) => {
    const found = errors[name];
    return found && host.say(found);
  };
  const read = () => (ref.current ? readerOf(ref.current) : null);
  return { ref, onSubmit, onInput, read, error };
}
