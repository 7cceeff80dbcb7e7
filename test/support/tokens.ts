/** A token that expires then; `name` tells it from others. */
export const tokenUntil = (expires: number, name = 'x') =>
  `${name}.${btoa(JSON.stringify({ exp: Math.floor(expires / 1000) }))}.y`;
