import { NETWORK_NAMES, type SocialNetwork } from '../../domain/auth/social-networks.ts';
import { escaped, plainPage } from '../http/plain-page.ts';
import { type Person, personsOf } from './persons.ts';

function choice({ subject, name, surname, email }: Person, index: number): string {
  const checked = index === 0 ? ' checked' : '';
  const value = escaped(subject);
  return `<label><input type="radio" name="person" value="${value}"${checked}>
<span>${escaped(`${name} ${surname}`)} <small>${escaped(email)}</small></span></label>`;
}

/** Asks who somebody is and whether the site may know. `request` comes back as it is. */
export function consentPage(network: SocialNetwork, request: string): string {
  return plainPage(
    `Sign in with ${NETWORK_NAMES[network]}`,
    `<p>A demonstration of ${escaped(NETWORK_NAMES[network])}: nobody here is real. The site asks for name and
e-mail address.</p>
<form method="post">
<input type="hidden" name="request" value="${escaped(request)}">
<fieldset>
<legend>Who are you?</legend>
${personsOf(network).map(choice).join('\n')}
</fieldset>
<div>
<button type="submit" class="main" name="decision" value="allow">Allow</button>
<button type="submit" name="decision" value="deny">Deny</button>
</div>
</form>`,
  );
}
