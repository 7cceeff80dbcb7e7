import * as v from 'valibot';
import { storedJson } from '../kernel/stored-value.ts';

const OVERWRITTEN = { erasedBy: 'nothing: the next one takes its place' };

/** What the console keeps in the browser of who works with it. */
export const CONSOLE_STORED = {
  theme: storedJson('local', 'console.theme', v.picklist(['light', 'dark']), OVERWRITTEN),
  /** Widths of the panes beside each other, in percent. */
  panes: storedJson('local', 'console.panes', v.array(v.number()), OVERWRITTEN),
} as const;
