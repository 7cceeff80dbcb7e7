const MINUTE = 60;

/** Minutes and seconds as a clock shows them. */
export function clockText(seconds: number): string {
  const rest = String(seconds % MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / MINUTE)}:${rest}`;
}
