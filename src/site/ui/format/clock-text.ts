import { leftToRight } from './isolated.ts';

const MINUTE = 60;

/** Minutes and seconds as a clock shows them, in a text of any direction. */
export function clockText(seconds: number): string {
  const rest = String(seconds % MINUTE).padStart(2, '0');
  return leftToRight(`${Math.floor(seconds / MINUTE)}:${rest}`);
}
