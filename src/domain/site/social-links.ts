import * as v from 'valibot';

/** More would be a list that nobody reads. */
const MOST = 12;

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest));

/** An address of the web that says no more than where it leads: nobody's name stands before its host. */
const address = v.pipe(text(300), v.regex(/^https:\/\/[a-z\d.-]+(:\d{1,5})?([/?#][^\s\\]*)?$/i));

/** A picture of the site itself: pages load no other. */
const picture = v.pipe(v.string(), v.maxLength(200), v.regex(/^(?:\/[\w-][\w.-]*)+$/));

const socialLink = v.object({
  /** What it is called, such as `Telegram`. */
  name: text(40),
  /** Where it leads. */
  value: address,
  /** What stands there in place of the name, such as `@replaybook`. */
  label: v.fallback(v.nullable(text(80)), null),
  mediaFullPath: v.fallback(v.nullable(picture), null),
  /** Of a network that there is a drawing of, such as `telegram`. */
  iconName: v.fallback(v.nullable(text(40)), null),
});

/** A place elsewhere where the site is to be found. */
export type SocialLink = v.InferOutput<typeof socialLink>;

/**
 * Links of the configuration that can be shown, each once, in its order. It is read where they are shown and not
 * with the rest of the configuration: the first page has no use for the rules.
 */
export function socialLinksIn(values: readonly unknown[]): SocialLink[] {
  const known = new Map<string, SocialLink>();
  for (const value of values.slice(0, 4 * MOST)) {
    const { success, output } = v.safeParse(socialLink, value);
    if (success && !known.has(output.value)) known.set(output.value, output);
  }
  return [...known.values()].slice(0, MOST);
}
