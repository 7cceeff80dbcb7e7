/** The security page drawn, and what stands on it. Import `dom.ts` before this. */
import { protectedBy, userConfig } from '../session/protection.ts';
import { reply, type TestSession } from '../session/session.ts';
import { openSite } from './site-page.tsx';

export const PASSWORD = 'correct horse battery staple';

type Page = Awaited<ReturnType<typeof openSite>>;

/** Opens or closes the card of a method. */
export const toggle = (page: Page, method: string) =>
  page.press(`[data-method=security-${method}] h2 button`);

export const textOf = (page: Page, selector: string): string =>
  page.get(selector).textContent ?? '';

/** What stands next to a field as its error; empty where there is none. */
export function errorOf(page: Page, name: string): string {
  const field = page.get(`main [name=${name}]`);
  if (field.getAttribute('aria-invalid') !== 'true') return '';
  return textOf(page, `[id="${field.getAttribute('aria-describedby')}"]`);
}

/** Name of the field that has the focus. */
export const focused = () => document.activeElement?.getAttribute('name');

/** The page where an authenticator is being set up. */
export async function withKey(session: TestSession): Promise<Page> {
  const page = await openSite(session);
  await toggle(page, 'two-step');
  page.fill('main [name=password]', PASSWORD);
  page.get('[data-method=security-two-step] button[data-look=main]').focus();
  await page.pressNamed('Use an app');
  await page.advance(1000);
  return page;
}

/** The page where it has just been switched on, and recovery codes are shown. */
export async function withCodes(session: TestSession): Promise<Page> {
  const page = await withKey(session);
  page.fill('main [name=code]', '123456');
  const methods = protectedBy({ enable_two_factor_auth: true });
  session.answers.userConfig = () => reply(userConfig({ protection_methods: methods }));
  await page.submit('main form');
  await page.advance(1000);
  return page;
}
