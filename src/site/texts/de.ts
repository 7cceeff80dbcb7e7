import type { Dictionary } from './texts.ts';

export const de: Dictionary = {};
