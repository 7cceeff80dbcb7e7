import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useIsReplay } from '../../host.tsx';

type Found = HTMLElement | null | undefined;

/** A replay takes the focus from nobody: there is no other way by which a view takes it by itself. */
export function useFocus(): (element: Found, options?: FocusOptions) => void {
  const isReplay = useIsReplay();
  return useCallback(
    (element, options) => {
      if (!isReplay) element?.focus(options);
    },
    [isReplay],
  );
}

/** The country of a number is chosen already: whoever begins there begins with the number. */
const FIELDS =
  'input:not([hidden], :disabled), select:not([autocomplete=tel-country-code], :disabled)';

/**
 * Where something begins: where it says so; else in its first field, rather than on a choice that
 * stands before it; else at the first thing to press.
 */
export function beginningOf(place: HTMLElement): HTMLElement | null {
  const fields = [...place.querySelectorAll<HTMLElement>(FIELDS)];
  return (
    place.querySelector<HTMLElement>('[data-begin]') ??
    fields.find((field) => !field.matches('[type=radio]')) ??
    fields[0] ??
    place.querySelector<HTMLElement>('button:not(:disabled), a[href]')
  );
}

/** Whether what had the focus is gone: then the page has it, or the dialog around. */
export const isLost = (focused: Element | null): boolean =>
  focused === null || focused.matches('body, dialog');

/**
 * Where one thing takes the place of another, whoever was in the one that is gone goes on where the
 * next begins: the keyboard and the voice are not lost. Nothing scrolls: it is the same place.
 * `isTaken` says from whom else the focus is taken.
 */
export function useFocusKept<E extends HTMLElement = HTMLDivElement>(
  shown: string,
  isTaken: (focused: Element | null, place: HTMLElement) => boolean = isLost,
): RefObject<E | null> {
  const focus = useFocus();
  const place = useRef<E>(null);
  const before = useRef(shown);
  const taken = useRef(isTaken);
  taken.current = isTaken;
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const { current } = place;
    if (current === null) return;
    if (!taken.current(current.ownerDocument.activeElement, current)) return;
    focus(beginningOf(current), { preventScroll: true });
  }, [focus, shown]);
  return place;
}
