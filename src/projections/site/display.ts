import { usualDisplay } from '../../domain/site/display.ts';
import { STORED } from '../../events/stored-values.ts';
import { readAmong, readText } from '../../kernel/stored-value.ts';
import { projection } from '../define.ts';

/** How the player wants the site shown, in this browser. */
export const display = projection('display', 1, usualDisplay, {
  on: {
    'app.started'(slice, { local }) {
      Object.assign(slice, readAmong(local, STORED.display));
    },
    'app.storageChanged'(slice, { name, value }) {
      if (name === STORED.display.name) Object.assign(slice, readText(STORED.display, value));
    },
    'preferences.displayChosen'(slice, choices) {
      Object.assign(slice, choices);
    },
  },
});
