declare module '*.module.css' {
  /** Class names as the build writes them, by the name they have in the file. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

declare module '*.svg' {
  /** The address of the file. */
  const url: string;
  export default url;
}

/** A hash of everything the browser loads: two builds with the same hash are the same. */
declare const __BUILD__: string;
/** What every page of players begins with: addresses of scripts and styles. */
declare const __FIRST__: readonly string[];
