import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in a page, or in an attribute of one. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1rem; background: light-dark(#eef0f4, #15171c); }
main { box-sizing: border-box; max-width: 26rem; margin: 8vh auto 0; padding: 1.5rem;
  border-radius: 0.75rem; background: light-dark(#fff, #22252c); }
h1 { margin: 0 0 0.75rem; font-size: 1.375rem; line-height: 1.3; }
p { margin: 0 0 1rem; }
fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
label { display: flex; gap: 0.75rem; align-items: center; padding-block: 0.5rem; cursor: pointer;
  border-block-end: 1px solid light-dark(#d9dce3, #3a3e47); }
label span { display: block; overflow-wrap: anywhere; }
input { inline-size: 1.125rem; block-size: 1.125rem; margin: 0; flex: none; }
small { display: block; font-size: 0.875rem; color: light-dark(#555b66, #b3b8c2); }
div { display: flex; gap: 0.75rem; }
button { min-height: 2.75rem; padding: 0 1.5rem; border: 1px solid light-dark(#767d8a, #8b92a0);
  border-radius: 0.5rem; font: inherit; font-weight: 600; background: none; color: inherit;
  cursor: pointer; }
button.main { border-color: transparent; background: light-dark(#1a5fb4, #99c1f1);
  color: light-dark(#fff, #10131a); }
`;

/** The page's style as a source of a Content-Security-Policy: that one, and no other. */
const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** A page of somebody who is not the site: plain, and without scripts. */
export function plainPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>
`;
}

/** Says why nothing can be asked. */
export function objectionPage(reason: string): string {
  return plainPage('This cannot be done', `<p>${escaped(reason)}</p>`);
}

const PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src ${STYLE_SOURCE}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
};

export function sendPage(reply: FastifyReply, html: string, status = 200): FastifyReply {
  return reply.code(status).headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(html);
}

/** Sends the browser on after a form. */
export function sendOn(reply: FastifyReply, target: string): FastifyReply {
  return reply.headers(PAGE_HEADERS).redirect(target, 303);
}

/** Takes forms; for a scope of its own. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    async (_: unknown, text: unknown) => Object.fromEntries(new URLSearchParams(String(text))),
  );
}
