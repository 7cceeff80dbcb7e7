/** The fields of what a round says, which is JSON; none where it is no object. */
export function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
