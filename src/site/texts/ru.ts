import type { Dictionary } from './texts.ts';

export const ru: Dictionary = {};
