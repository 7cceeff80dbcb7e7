/** Apart from the areas: it knows every game of the house, which the site does not load at first. */
export { tableOf } from '../../routes/casino-table.ts';
