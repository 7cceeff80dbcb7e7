import type { Dictionary } from './texts.ts';

export const ar: Dictionary = {};
