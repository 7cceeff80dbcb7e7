/** What of a window the worker is registered by. */
export interface KeepingPage {
  readonly navigator: { readonly serviceWorker: ServiceWorkerContainer };
  readonly performance: Pick<Performance, 'getEntriesByType'>;
}

/**
 * Registers the worker that keeps the site's files. It sees what is fetched once it has taken the page
 * over, so on a first visit it is told then what the page has loaded before.
 */
export async function keepFiles(
  { navigator: { serviceWorker }, performance }: KeepingPage,
  script: string | URL,
): Promise<void> {
  if (serviceWorker.controller === null) {
    const tell = (): void => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      serviceWorker.controller?.postMessage(loaded);
    };
    serviceWorker.addEventListener('controllerchange', tell, { once: true });
  }
  await serviceWorker.register(script);
}
