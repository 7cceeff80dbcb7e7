/**
 * A document for tests that draw the site: importing this, first of all, makes its globals those of
 * the process. Only for `*.dom.test.tsx`, which share processes, and the document, with each
 * other alone.
 */
import { openDocument } from './document.ts';

openDocument({ url: 'http://localhost/en', width: 1280, height: 800 });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
