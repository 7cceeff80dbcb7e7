/** What of a window the worker is registered by. */
export interface KeepingPage {
  readonly navigator: { readonly serviceWorker: ServiceWorkerContainer };
  readonly performance: Pick<Performance, 'getEntriesByType'>;
}

/**
 * Registers the worker that keeps the site's files. It sees what is fetched once it has taken the page
 * over, and lets go of what a worker of another build kept: so each that takes it over is told what the
 * page has loaded before.
 */
export async function keepFiles(
  { navigator: { serviceWorker }, performance }: KeepingPage,
  script: string | URL,
): Promise<void> {
  serviceWorker.addEventListener('controllerchange', () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    serviceWorker.controller?.postMessage(loaded);
  });
  await serviceWorker.register(script);
}
