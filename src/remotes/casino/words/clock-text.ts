import { leftToRight } from '../../../site/ui/format/isolated.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds as a clock shows them. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return leftToRight(parts.map(two).join(':'));
}
