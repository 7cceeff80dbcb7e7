interface Minute {
  readonly minute: number | null;
  /** Minutes of stoppage. */
  readonly added?: number | undefined;
}

/** The minute that is played: `45+2′` in the second of stoppage. */
export const minuteText = ({ minute, added = 0 }: Minute): string =>
  `${minute}${added > 0 ? `+${added}` : ''}′`;
