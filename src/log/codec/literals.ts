type Columns = readonly (readonly unknown[])[];
type Literal = (columns: Columns, row: number) => object;

const at = (columns: Columns, key: number, row: number): unknown => columns[key]?.[row];

/**
 * Objects that make up most of a log, written as literals: an engine makes these several times
 * faster than it can put an object together key by key. Any other object is put together so.
 */
export const literals: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  [
    JSON.stringify(['kind', 'marketId', 'coef', 'isBlocked']),
    (columns, row) => ({
      kind: at(columns, 0, row),
      marketId: at(columns, 1, row),
      coef: at(columns, 2, row),
      isBlocked: at(columns, 3, row),
    }),
  ],
  [
    JSON.stringify(['requestId', 'id', 'updates']),
    (columns, row) => ({
      requestId: at(columns, 0, row),
      id: at(columns, 1, row),
      updates: at(columns, 2, row),
    }),
  ],
]);
