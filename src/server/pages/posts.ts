import * as v from 'valibot';

const words = v.array(
  v.union([
    v.string(),
    v.object({ strong: v.string() }),
    v.object({ link: v.string(), to: v.string() }),
  ]),
);

/** A post as the build leaves it, for the feed of its language. */
const post = v.object({
  id: v.string(),
  title: v.string(),
  blocks: v.array(
    v.union([
      v.object({ heading: v.string() }),
      v.object({ text: words }),
      v.object({ list: v.array(words) }),
      v.object({ steps: v.array(words) }),
    ]),
  ),
});

export type Post = v.InferOutput<typeof post>;

const written = v.object({
  /** What the list is called in its language. */
  title: v.string(),
  posts: v.array(post),
});

/** What a file of the build holds; throws where it holds anything else. */
export const postsIn = (json: string) => v.parse(written, JSON.parse(json));
