/** What the keyboard asks of the player. */
export type Command =
  | 'toggle'
  | 'back'
  | 'ahead'
  | 'marker-back'
  | 'marker-ahead'
  | 'start'
  | 'end'
  | 'slower'
  | 'faster'
  | 'search'
  | 'live'
  | 'large'
  | 'help';

const plain: Readonly<Record<string, Command>> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'ahead',
  Home: 'start',
  End: 'end',
  '[': 'slower',
  ']': 'faster',
  '/': 'search',
  l: 'live',
  f: 'large',
};

const shifted: Readonly<Record<string, Command>> = {
  ArrowLeft: 'marker-back',
  ArrowRight: 'marker-ahead',
  '?': 'help',
};

export interface Stroke {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The command of a key stroke; null for a stroke that is not the player's. */
export function commandOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Stroke): Command | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (key === '?' || shiftKey) return shifted[key] ?? null;
  return plain[key] ?? null;
}

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
const PRESSED = 'button, a, summary, input, [role=tab], [role=treeitem]';
const MOVING =
  '[role=tablist], [role=tree], [role=separator], [role=radiogroup], input[type=radio]';

/** Whether the element that has the focus wants a key for itself. */
export function wantsKey(element: Element, key: string): boolean {
  if (element.closest('dialog') || element.matches(TYPING)) return true;
  if (key === ' ' && element.matches(PRESSED)) return true;
  return /^(Arrow|Home|End)/.test(key) && element.closest(MOVING) !== null;
}
