import type { SocialNetwork } from '../../domain/social-networks.ts';
import { type Person, personsOf } from './persons.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
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

function choice({ subject, name, surname, email }: Person, index: number): string {
  const checked = index === 0 ? ' checked' : '';
  const label = escaped(`${name} ${surname} (${email})`);
  const value = escaped(subject);
  return `<p><label><input type="radio" name="person" value="${value}"${checked}> ${label}</label></p>`;
}

/** Asks who somebody is and whether the site may know. `request` comes back as it is. */
export function consentPage(network: SocialNetwork, request: string): string {
  return page(
    `Sign in with ${network}`,
    `<p>A demonstration of ${escaped(network)}: nobody here is real. The site asks for name and
e-mail address.</p>
<form method="post">
<input type="hidden" name="request" value="${escaped(request)}">
<fieldset>
<legend>Who are you?</legend>
${personsOf(network).map(choice).join('\n')}
</fieldset>
<p>
<button type="submit" name="decision" value="allow">Allow</button>
<button type="submit" name="decision" value="deny">Deny</button>
</p>
</form>`,
  );
}

/** Says why nothing can be asked. */
export function objectionPage(reason: string): string {
  return page('This cannot be done', `<p>${escaped(reason)}</p>`);
}
