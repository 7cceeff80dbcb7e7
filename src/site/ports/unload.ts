/**
 * Has the browser ask before the page is left or loaded anew, for as long as something on it would
 * be lost. Without that there is no listener: it would keep the page out of the browser's cache.
 */
export function createUnloadGuard(page: Window): (isNeeded: boolean) => void {
  let isSet = false;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return (isNeeded) => {
    if (isNeeded === isSet) return;
    isSet = isNeeded;
    if (isNeeded) page.addEventListener('beforeunload', ask);
    else page.removeEventListener('beforeunload', ask);
  };
}
