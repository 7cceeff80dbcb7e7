/** How many chapters each group of the rules has, in order; the same in every language. */
const CHAPTERS: readonly number[] = [3, 8, 3, 5, 3, 3, 5, 3, 4];

/** Groups and chapters are counted from 1, and stand in addresses as they are written. */
const isCounted = (text: string, upTo: number): boolean =>
  /^[1-9]\d?$/.test(text) && Number(text) <= upTo;

/** Whether there is a group of rules and, where an address names one, its chapter. */
export function hasRules(group: string, chapter: string | undefined): boolean {
  if (!isCounted(group, CHAPTERS.length)) return false;
  return chapter === undefined || isCounted(chapter, CHAPTERS[Number(group) - 1] ?? 0);
}
