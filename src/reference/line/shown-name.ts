/** The season behind a competition's name: `2025/26`, `2026`. */
const SEASON = /\s+(?:19|20)\d{2}(?:[/–-]\d{2,4})?$/;

/** What competitions are called without their seasons, where that still tells them apart. */
export function shownNames(names: readonly string[]): string[] {
  const plain = names.map((name) => name.replace(SEASON, ''));
  return names.map((name, index) => {
    const isOnly = plain.filter((one) => one === plain[index]).length === 1;
    return isOnly ? (plain[index] ?? name) : name;
  });
}
