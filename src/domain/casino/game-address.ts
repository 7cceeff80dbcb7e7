/** A name as it stands in an address: letters and digits of any script, joined by hyphens. */
export const addressNameOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'game';
