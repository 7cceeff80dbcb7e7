import { reply, type TestSession, testSession } from '../session/session.ts';
import { ireland, irelandMask } from '../session/signing-in.ts';
import { openSite } from './site-page.tsx';

/** The page with the forms of signing in. */
export async function openForms(answers: TestSession['answers'] = {}, url = '/en/user/login') {
  const session = testSession({
    url,
    answers: {
      phoneCountries: () => reply([ireland]),
      phoneMasks: () => reply([irelandMask]),
      ...answers,
    },
  });
  const page = await openSite(session);
  const field = (name: string) => page.get(`main [name=${name}]`);
  return {
    session,
    page,
    field,
    /** What is said about a field, to those who see it and those who do not. */
    note: (name: string) =>
      page.get(`[id="${field(name).getAttribute('aria-describedby')}"]`).textContent,
    alert: () => page.get('[data-auth-form] [role=alert]').textContent,
    status: () => page.get('[data-auth-form] [role=status]').textContent,
    show: (form: string) => page.press(`main input[type=radio][value=${form}]`),
    async submit() {
      await page.submit('main form');
      await page.advance(1000);
    },
  };
}
