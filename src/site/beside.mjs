import { flags } from './flags.mjs';
import { oldBrowserPages } from './old-browser.mjs';
import { posts } from './posts.mjs';

/** Files beside scripts and pages, by their name in `dist`. @param {string} root */
export const beside = async (root) => [
  ...flags(),
  ...(await oldBrowserPages()),
  ...(await posts(root)),
];
