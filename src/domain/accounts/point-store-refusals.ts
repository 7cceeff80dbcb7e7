/** Why nothing comes of a press for something that costs points, in the order it is asked. */
export const POINT_STORE_REFUSALS = [
  /** Who plays, or what there is, is not known yet. */
  'waiting',
  'not-offered',
  'unknown-item',
  'other-price',
  'limit-reached',
  'too-few',
] as const;

export type PointStoreRefusal = (typeof POINT_STORE_REFUSALS)[number];
