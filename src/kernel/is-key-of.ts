/** Whether a name, which may be anything, is that of a row of this table. */
export function isKeyOf<T extends object>(name: string, table: T): name is keyof T & string {
  return Object.hasOwn(table, name);
}
