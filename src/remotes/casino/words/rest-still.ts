/**
 * Whether the player asks for less motion, of the device or of this site (`document-marks.ts`): then what
 * something came to is shown at once.
 */
export const isStill = (): boolean =>
  document.documentElement.dataset['lightVersion'] === 'true' ||
  (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
