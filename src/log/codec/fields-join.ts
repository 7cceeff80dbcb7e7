/** The texts again. Every column has `count` fields. */
export function joinFields(
  separator: string,
  columns: readonly (readonly string[])[],
  count: number,
): string[] {
  const texts = new Array<string>(count);
  for (let i = 0; i < count; i += 1) {
    let text = columns[0]?.[i] ?? '';
    for (let field = 1; field < columns.length; field += 1) {
      text += separator + columns[field]?.[i];
    }
    texts[i] = text;
  }
  return texts;
}
