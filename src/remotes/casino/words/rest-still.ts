/** Whether the player asks for less motion: then what something came to is shown at once. */
export const isStill = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
