import { ERASED_MARKER, SECRET_MARKER } from '../../kernel/privacy.ts';

/** What the log service shows an analyst in place of a personal field. */
export const WITHHELD_MARKER = '[withheld]';

export type Marker = 'secret' | 'erased' | 'withheld';

const markers: Readonly<Record<string, Marker>> = {
  [SECRET_MARKER]: 'secret',
  [ERASED_MARKER]: 'erased',
  [WITHHELD_MARKER]: 'withheld',
};

/** What a value stands for when it is a marker and no value; null when it is a value. */
export function markerOf(value: unknown): Marker | null {
  return typeof value === 'string' && Object.hasOwn(markers, value)
    ? (markers[value] ?? null)
    : null;
}
