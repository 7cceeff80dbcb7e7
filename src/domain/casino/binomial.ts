/** In how many ways `taken` of `from` things can be chosen; exact. */
export function binomial(from: number, taken: number): bigint {
  if (taken < 0 || taken > from) return 0n;
  let ways = 1n;
  for (let i = 0; i < taken; i += 1) ways = (ways * BigInt(from - i)) / BigInt(i + 1);
  return ways;
}
