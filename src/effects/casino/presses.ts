import type { State } from '../../projections/state.ts';

type Table = State['casinoTable'];

/** The press at the table, and those within rounds on shared draws. */
export const pressesIn = (table: Table): readonly Pick<Table, 'placing' | 'sent'>[] => [
  table,
  ...Object.values(table.steps),
];
