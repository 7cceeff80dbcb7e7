/** Units and how many digits after the point their figures are given with. */
export type Unit =
  | 'ns'
  | 'µs'
  | 'ms'
  | 'bytes'
  | 'events/s'
  | 'calls/s'
  | 'rounds/s'
  | 'frames/s'
  | 'times';

/** One figure of ours beside one of a peer. */
export interface Comparison {
  readonly what: string;
  readonly unit: Unit;
  readonly ours: number;
  /** Left out where an aim stands by itself. */
  readonly peer?: { readonly name: string; readonly value: number };
  /** Less is better unless said: a rate is better when it is more. */
  readonly better?: 'less' | 'more';
  /** How many times better than the peer it is to be; 0.2 for within five times of a limit. */
  readonly atLeast?: number;
  /** What our figure itself may be at most, in the unit. */
  readonly atMost?: number;
}

/** A line of the table, as text. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly peer: string;
  readonly ratio: string;
  readonly aim: string;
  readonly verdict: string;
}

function digits(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toPrecision(value >= 10 ? 3 : 2).replace(/\.0+$/, '');
}

function figure(value: number, unit: Unit): string {
  return unit === 'times' ? `${digits(value)}×` : `${digits(value)} ${unit}`;
}

function missedBy(wanted: number, got: number): string {
  return got >= wanted ? 'met' : `missed by ${Math.max(1, Math.round((1 - got / wanted) * 100))} %`;
}

function aimOf(comparison: Comparison, ratio: number): Pick<Row, 'aim' | 'verdict'> {
  const { unit, ours, atLeast, atMost } = comparison;
  if (atLeast !== undefined) {
    return { aim: `≥ ${digits(atLeast)}×`, verdict: missedBy(atLeast, ratio) };
  }
  if (atMost !== undefined) {
    return { aim: `≤ ${figure(atMost, unit)}`, verdict: missedBy(1, atMost / ours) };
  }
  return { aim: '', verdict: '' };
}

/** A comparison as a line: the ratio says how many times better ours is. */
export function rowOf(comparison: Comparison): Row {
  const { what, unit, ours, peer, better = 'less' } = comparison;
  const ratio = !peer ? Number.NaN : better === 'less' ? peer.value / ours : ours / peer.value;
  return {
    what,
    ours: figure(ours, unit),
    peer: peer ? `${peer.name}: ${figure(peer.value, unit)}` : '',
    ratio: peer ? `${digits(ratio)}×` : '',
    ...aimOf(comparison, ratio),
  };
}

/** The lines as a Markdown table, its columns in line. */
export function tableOf(rows: readonly Row[]): string {
  const head: Row = {
    what: 'what',
    ours: 'ours',
    peer: 'peer',
    ratio: 'ratio',
    aim: 'aim',
    verdict: '',
  };
  const keys = Object.keys(head) as (keyof Row)[];
  const widths = keys.map((key) => Math.max(3, ...[head, ...rows].map((row) => row[key].length)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const text = (row: Row) => line(keys.map((key, i) => row[key].padEnd(widths[i] ?? 0)));
  return [text(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(text)].join('\n');
}

/**
 * Prints a question's table; in a run of all questions the rows also go into the summary.
 * `how` says what was measured, in a sentence or two.
 */
export function report(title: string, how: string, comparisons: readonly Comparison[]): void {
  const rows = comparisons.map(rowOf);
  console.log(`\n## ${title}\n\n${how}\n\n${tableOf(rows)}`);
  process.send?.({ title, rows });
}
