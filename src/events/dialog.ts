import * as v from 'valibot';
import type { PlainKey } from '../site/texts/keys.ts';
import type { AccountChange } from './accounts.ts';
import type { ModalKind } from './modal.ts';

type Params = v.GenericSchema<unknown, Readonly<Record<string, unknown>>>;

/** What a player closes a dialog with: the key, a press beside it, a button of its own. */
export type WayOut = 'escape' | 'outside' | 'button';

/** What there is to know of a dialog before it is drawn. */
export interface Dialog<S extends Params = Params> {
  /** Names it in the log: another one with the same id takes its place. */
  readonly id: string;
  readonly kind: ModalKind;
  /** Whom it is for: it closes when somebody signs in, and a player's when they sign out. */
  readonly audience: 'guest' | 'player' | 'anybody';
  readonly params: S;
  /** One that is opened under a higher one waits until that is closed. */
  readonly priority: number;
  readonly dismissedBy: readonly WayOut[];
  /** Milliseconds after which it closes by itself; what wants an answer never does. */
  readonly closesAfter: number | null;
  /** Names it to analytics for good; its own name where it is left out. */
  readonly analytics: string;
  /**
   * `common`: a title, a text and a button; `linked`: a link to a page besides, in words of a
   * dictionary that is fetched.
   */
  readonly view: 'own' | 'common' | 'linked';
  /**
   * Texts that the common view says where whoever opened it says nothing, as it does by codes. The title is also that of a
   * view of its own while it is fetched.
   */
  readonly words: { readonly titleKey?: PlainKey; readonly textKey?: PlainKey };
  /** Of one that asks for a change of accounts: for which. */
  readonly change: AccountChange | null;
}

/** What is left out is as it is for most. */
type Row = Partial<Dialog> & Pick<Dialog, 'audience'>;

/** A dialog is named after its kind; one that shares a kind says which. */
type Rows<R> = { readonly [N in keyof R]: N extends ModalKind ? Row : Row & { kind: ModalKind } };

type Dialogs<R extends Readonly<Record<string, Row>>> = {
  readonly [N in keyof R]: Omit<Dialog, 'params' | 'view'> & {
    readonly params: R[N] extends { params: infer S extends Params } ? S : typeof nothing;
    readonly view: R[N] extends { view: infer V extends Dialog['view'] } ? V : 'own';
  };
};

const nothing = v.object({});

const anyWay: readonly WayOut[] = ['escape', 'outside', 'button'];

const ordinary = {
  params: nothing,
  priority: 0,
  dismissedBy: anyWay,
  closesAfter: null,
  view: 'own',
  words: {},
  change: null,
} as const;

/** Declares dialogs, each under its name. */
export function table<const R extends Readonly<Record<string, Row>>>(
  rows: R & Rows<R>,
): Dialogs<R> {
  const named = Object.entries<Row>(rows).map(([name, row]) => [
    name,
    { ...ordinary, id: name, kind: name, analytics: name, ...row },
  ]);
  return Object.fromEntries(named) as Dialogs<R>;
}
