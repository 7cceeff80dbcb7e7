/** The list of all pages. It stands apart from what else is told of pages: one page alone has it. */
export { siteMap } from '../../routes/site-map.ts';
