/** A document for tests that draw the console: to be imported before anything of React. */
import { openDocument } from '../../support/page/document.ts';

openDocument({ url: 'http://localhost/console', width: 1280, height: 900 });
