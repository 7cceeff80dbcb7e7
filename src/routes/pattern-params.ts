/** The parameters a pattern names, as a type: `':section(live|line)/:sport?'` and its like. */
type Choice<C extends string> = C extends `${infer First}|${infer Rest}` ? First | Choice<Rest> : C;

type Allows<N extends string, V> = { readonly [K in N]?: V | undefined };
type Needs<N extends string, V> = { readonly [K in N]: V };

/** What stands after the colon. */
type Named<S extends string> = S extends `${infer N}(${infer C})?`
  ? Allows<N, Choice<C>>
  : S extends `${infer N}(${infer C})`
    ? Needs<N, Choice<C>>
    : S extends `${infer N}<${string}>?`
      ? Allows<N, string>
      : S extends `${infer N}<${string}>`
        ? Needs<N, string>
        : S extends `${infer N}?`
          ? Allows<N, string>
          : Needs<S, string>;

type OfSegment<S extends string> = S extends `${string}:${infer After}` ? Named<After> : unknown;

type OfPattern<P extends string> = P extends `${infer First}/${infer Rest}`
  ? OfSegment<First> & OfPattern<Rest>
  : OfSegment<P>;

type Flat<T> = [keyof T] extends [never]
  ? Readonly<Record<string, never>>
  : { [K in keyof T]: T[K] };

export type ParamsOf<P extends string> = Flat<OfPattern<P>>;
