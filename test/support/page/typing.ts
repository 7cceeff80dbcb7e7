/** Types into a field as a browser does: React hears of it through the input event. */
export function typeInto(field: Element | null, text: string): void {
  if (!field || !/^(INPUT|TEXTAREA)$/.test(field.tagName)) {
    throw new Error('there is no field to type into');
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Chooses in a list. */
export function choose(list: Element | null, value: string): void {
  if (list?.tagName !== 'SELECT') throw new Error('there is no list to choose from');
  (list as HTMLSelectElement).value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Elements that something inside them changed while `step` ran. */
export async function changedBy(
  elements: readonly Element[],
  step: () => Promise<void>,
): Promise<Element[]> {
  const changed = new Set<Element>();
  const watcher = new MutationObserver((records) => {
    for (const { target } of records) {
      const found = elements.find((element) => element.contains(target as Node));
      if (found) changed.add(found);
    }
  });
  for (const element of elements) {
    watcher.observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
  }
  await step();
  await new Promise((resolve) => setImmediate(resolve));
  watcher.disconnect();
  return [...changed];
}
