import { parsePattern } from '../../src/routes/pattern.ts';

/** One plain value for each parameter of a pattern, the optional ones too. */
export function sampleParams(pattern: string): Record<string, string> {
  const samples = { text: 'a1', sport: 'a1', digits: '7', token: '0'.repeat(32) };
  return Object.fromEntries(
    parsePattern(pattern)
      .filter((segment) => segment.kind === 'value')
      .map(({ name, choices, rule }) => [name, choices?.[0] ?? samples[rule]]),
  );
}
