/** Which lines of a total or a handicap are offered. */

/** How far from evens the chance of a quarter or a whole line may be. */
const QUARTER_REACH = 0.1;

const isHalf = (line: number) => !Number.isInteger(line) && Number.isInteger(line * 2);

/** The half line whose sides are nearest to even. */
export function mainLine(lines: readonly number[], chanceOf: (line: number) => number): number {
  const off = (line: number) => Math.abs(chanceOf(line) - 0.5);
  const halves = lines.filter(isHalf);
  return halves.reduce((best, line) => (off(line) < off(best) ? line : best), halves[0] ?? 0.5);
}

/**
 * Half lines within `reach` of evens, quarter and whole ones only near it; the most even half line
 * always.
 */
export function linesNear(
  lines: readonly number[],
  reach: number,
  chanceOf: (line: number) => number,
): number[] {
  const main = mainLine(lines, chanceOf);
  return lines.filter((line) => {
    if (line === main) return true;
    return Math.abs(chanceOf(line) - 0.5) <= (isHalf(line) ? reach : QUARTER_REACH);
  });
}

/** Lines of a total from half a goal above `goals` to `highest`, quarters between. */
export function linesAbove(goals: number, highest: number): number[] {
  return Array.from({ length: (highest - goals - 0.5) * 4 + 1 }, (_, i) => goals + 0.5 + i / 4);
}

/** Half lines only. */
export function halfLinesAbove(goals: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => goals + 0.5 + i);
}

/** Lines of a lead within `reach` goals of the present one, quarters between. */
export function linesAround(lead: number, reach: number): number[] {
  return Array.from({ length: reach * 8 + 1 }, (_, i) => lead - reach + i / 4);
}
