/** Runs in the page: presses, types and wanders about as nobody in particular. */

export interface Wandering {
  readonly seed: number;
  /** How many things are done. */
  readonly steps: number;
  /** Most milliseconds between two of them. */
  readonly pause: number;
}

/**
 * Does things at random until all are done or the page goes away. Written out in one function, as
 * it is handed to the page as text.
 */
export async function wander({ seed, steps, pause }: Wandering): Promise<void> {
  let state = seed | 0;
  const draw = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
  const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(draw() * all.length)];
  const found = <E extends Element>(selector: string): E | undefined =>
    oneOf([...document.querySelectorAll<E>(selector)]);

  const press = (selector: string) => () => found<HTMLElement>(selector)?.click();
  const type = (): void => {
    const field = found<HTMLInputElement>('input:not([type=checkbox]):not([type=radio])');
    if (!field) return;
    const value = oneOf([
      '1',
      '12.5',
      '1e9',
      '',
      'ann@example.test',
      '+353851234567',
      'حبيب',
      '😀',
    ]);
    // As a keyboard does it: React keeps the setter of the element for itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const choose = (): void => {
    const list = found<HTMLSelectElement>('select');
    if (!list) return;
    list.selectedIndex = Math.floor(draw() * list.options.length);
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const key = (): void => {
    const pressed = oneOf(['Escape', 'Enter', 'Tab', 'ArrowDown']) ?? 'Escape';
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: pressed, bubbles: true }),
    );
  };
  const deeds = [
    ...[press('button[data-market-id]'), press('button[data-market-id]')],
    ...[press('a[href^="/"]'), press('button'), press('aside button'), press('dialog button')],
    ...[press('input[type=checkbox], input[type=radio]'), type, type, choose, key],
    ...[
      () => history.length > 3 && history.back(),
      () => history.forward(),
      () => dispatchEvent(new Event('offline')),
    ],
    () => dispatchEvent(new Event('online')),
  ];
  for (let step = 0; step < steps; step += 1) {
    oneOf(deeds)?.();
    // Several things in one moment as well.
    if (draw() < 0.7) await new Promise((resolve) => setTimeout(resolve, draw() * pause));
  }
}
