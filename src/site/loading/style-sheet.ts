/** Sheets that are under way. */
const pending = new WeakMap<HTMLLinkElement, Promise<void>>();

/**
 * Puts a style sheet into a document, at its end or after an element; resolves when it is in force. Rejects
 * when it cannot be had; then it may be asked for again.
 */
export function styleSheet(page: Document, address: string, after?: Element): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const known = links.find((one) => one.getAttribute('href') === address);
  if (known !== undefined) return pending.get(known) ?? Promise.resolve();
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`the styles ${address} cannot be loaded`));
    };
  });
  pending.set(link, loaded);
  if (after === undefined) page.head.append(link);
  else after.after(link);
  return loaded;
}
