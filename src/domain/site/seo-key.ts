/** Under which name what search engines are told of a page is kept. By itself, as every page loads it first. */
export const seoKey = (language: string, section: string): string => `${language}/${section}`;
