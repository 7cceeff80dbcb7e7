/** Told of what failed in the world outside, by a short name and the reason in words. */
export type OnFailure = (name: string, message: string) => void;

/** The reason of anything thrown, in words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
