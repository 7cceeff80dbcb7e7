import { type RefObject, useLayoutEffect } from 'react';

/** What was typed, by the name of the field. */
export type Carried = Map<string, string>;

/** Passwords and codes are typed anew; a choice of buttons is held by its own view. */
const CARRIED = 'input:not([type=password], [type=hidden], [name=sms_code]), select';

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>(CARRIED)];

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** Takes up what the form holds, beside what others held before. */
export function takeUp(carried: Carried, form: HTMLFormElement | null | undefined): void {
  for (const control of form ? controlsOf(form) : []) {
    const { name, value } = control;
    if (isCheckbox(control) ? control.checked : value !== '') carried.set(name, value);
    else carried.delete(name);
  }
}

/**
 * Fills a form, as it opens, with what was typed into the one before. It stays in the page: what
 * nobody sent is in no event.
 */
export function useCarried(place: RefObject<HTMLFormElement | null>, carried: Carried): void {
  useLayoutEffect(() => {
    for (const control of place.current ? controlsOf(place.current) : []) {
      const value = carried.get(control.name);
      if (value === undefined) continue;
      if (isCheckbox(control)) control.checked = true;
      else control.value = value;
      // Whoever follows what is chosen hears of it as from the player.
      if (control.tagName === 'SELECT') {
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
  }, [place, carried]);
}
