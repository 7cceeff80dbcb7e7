import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openForms } from '../../support/page/sign-in-forms.ts';
import { reply } from '../../support/session/session.ts';
import { twoStepNext } from '../../support/session/signing-in.ts';

const test = suite('the form of the second step');

test('of a code by SMS the second step says whether one was sent', async () => {
  for (const resendIn of [undefined, 60]) {
    const { page, submit, status } = await openForms({
      loginByEmail: () => twoStepNext(['sms', 'recovery'], resendIn),
      twoStepSms: () => reply({ expiresIn: 300, resendIn: 60 }),
    });
    const lead = () => page.get('main form').textContent ?? '';
    page.fill('main [name=login]', 'ann');
    page.fill('main [name=password]', 'a password');
    await submit();
    if (resendIn === undefined) {
      assert.match(lead(), 'have a code sent');
      await page.pressNamed('Send me a code');
      await page.advance(1000);
      assert.is(status(), 'A code is on its way to your phone.');
    }
    assert.match(lead(), 'enter the code that we sent');
    await page.close();
  }
});

test.run();
