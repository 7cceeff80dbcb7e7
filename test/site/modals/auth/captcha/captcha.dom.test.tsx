import '../../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../../support/page/site-page.tsx';
import { captchaSession, wrong } from '../../../../support/session/captcha.ts';
import { never, reply } from '../../../../support/session/session.ts';

const test = suite('captcha dialogs');

/** The site with a call that waits for a captcha. */
async function asked(options: Parameters<typeof captchaSession>[0] = {}) {
  const waiting = captchaSession(options);
  const page = await openSite(waiting.session);
  const requestId = waiting.askSms();
  await page.advance(1000);
  const dialog = () => page.get('dialog[data-modal=captcha]');
  const named = (label: string) => {
    const found = page.all('dialog label').find(({ textContent }) => textContent === label);
    return page.get(`[id="${found?.getAttribute('for')}"]`) as HTMLInputElement;
  };
  const change = (field: HTMLInputElement, value: string) =>
    page.doing(() => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const alert = () => page.get('dialog [role=alert]').textContent;
  const sent = () =>
    waiting.session.events.flatMap(({ type, data }) =>
      type === 'captcha.submitted' ? [data.solution] : [],
    );
  return { ...waiting, page, requestId, dialog, named, change, alert, sent };
}

const noteOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

test('the dialog says why it is there and what closing it does, and gives the call up when closed', async () => {
  const { page, dialog, requestId, statusOf } = await asked();
  assert.match(dialog().textContent ?? '', 'Before we go on');
  assert.match(dialog().textContent ?? '', 'If you close this window');
  await page.pressNamed('Close');
  assert.is(page.all('dialog').length, 0);
  assert.is(statusOf(requestId), 'close');
  await page.close();
});

test('111: the digits of a picture are typed and the call goes on', async () => {
  const { page, named, requestId, sent, statusOf } = await asked();
  const picture = page.get('dialog img');
  assert.is(picture.getAttribute('src'), '/captcha-api/v1/challenges/c1/image.png');
  assert.is(picture.getAttribute('alt'), 'A picture with 5 digits. You can hear them instead.');
  const field = named('Digits in the picture');
  assert.is(document.activeElement, field);
  assert.is(field.getAttribute('inputmode'), 'numeric');
  assert.is(field.getAttribute('autocomplete'), 'off');
  page.fill('dialog [name=digits]', ' 12 345');
  await page.submit('dialog form');
  await page.advance(1000);
  assert.equal(sent(), ['12345']);
  assert.is(statusOf(requestId), 200);
  assert.is(page.all('dialog').length, 0);
  await page.close();
});

test('111: digits may be typed in the script of the keyboard', async () => {
  const { page, sent } = await asked();
  page.fill('dialog [name=digits]', '١٢٣٤٥');
  await page.submit('dialog form');
  page.fill('dialog [name=digits]', '۶۷۸۹۱');
  await page.submit('dialog form');
  assert.equal(sent(), ['12345']);
  await page.close();
});

test('111: what is not complete is not sent; the field says so and has the focus', async () => {
  const { page, named, sent } = await asked();
  page.fill('dialog [name=digits]', '123');
  await page.submit('dialog form');
  const field = named('Digits in the picture');
  assert.is(field.getAttribute('aria-invalid'), 'true');
  assert.is(noteOf(field), 'Type all the digits: 5 of them.');
  assert.is(document.activeElement, field);
  assert.equal(sent(), []);
  await page.close();
});

test('a wrong answer is announced; the next challenge begins empty, with the focus in its field', async () => {
  const { page, alert, named } = await asked({ validate: () => wrong() });
  page.fill('dialog [name=digits]', '12345');
  page.get('dialog [type=submit]').focus();
  await page.submit('dialog form');
  assert.is(alert(), '');
  assert.is(page.get('dialog [type=submit]').getAttribute('aria-busy'), 'true');
  await page.advance(1000);
  assert.is(alert(), 'That was not right. Please try once more.');
  assert.is(page.get('dialog img').getAttribute('src'), '/captcha-api/v1/challenges/c2/image.png');
  const field = named('Digits in the picture');
  assert.is(field.value, '');
  assert.is(document.activeElement, field);
  await page.close();
});

test('what the server says in its own words is shown as it is', async () => {
  const { page, alert } = await asked({
    validate: () => wrong(0, 1, 'Wait for the next picture.'),
  });
  page.fill('dialog [name=digits]', '12345');
  await page.submit('dialog form');
  await page.advance(1000);
  assert.is(alert(), 'Wait for the next picture.');
  await page.close();
});

test('why there is no challenge is shown in the words of the server', async () => {
  const { page, session, alert } = await asked();
  session.answers.captchaUpdate = () =>
    reply({ errors: [{ code: '1', detail: 'Pictures come back at noon.' }] }, 403);
  await page.pressNamed('Another picture');
  await page.advance(1000);
  assert.is(alert(), 'Pictures come back at noon.');
  await page.close();
});

test('a server that says nothing of a wrong answer puts no empty banner there', async () => {
  const { page, alert, named } = await asked({ validate: () => wrong(0, 1, '') });
  page.fill('dialog [name=digits]', '12345');
  await page.submit('dialog form');
  await page.advance(1000);
  assert.is(alert(), '');
  assert.is(page.all('dialog [role=alert] *').length, 0);
  assert.is(named('Digits in the picture').value, '');
  await page.close();
});

test('the place of a picture is kept while another one is loading', async () => {
  const { page, session } = await asked();
  session.answers.captchaUpdate = never;
  await page.pressNamed('Another picture');
  assert.is(page.all('dialog img').length, 0);
  assert.is(page.get('dialog [role=status]').textContent, 'The check is loading…');
  assert.is(page.get('dialog [style*=aspect-ratio]').style.aspectRatio, '240 / 80');
  assert.is(page.get('dialog [type=submit]').getAttribute('aria-busy'), 'true');
  await page.close();
});

test('a picture that cannot be loaded says how to get another', async () => {
  const { page, dialog } = await asked();
  await page.doing(() => void page.get('dialog img').dispatchEvent(new Event('error')));
  assert.match(dialog().textContent ?? '', 'Ask for another one');
  await page.pressNamed('Another picture');
  await page.advance(1000);
  assert.is(page.get('dialog img').getAttribute('src'), '/captcha-api/v1/challenges/c2/image.png');
  await page.close();
});

test('the sound is fetched when it is played, and its words tell how to make sense of it', async () => {
  const { page } = await asked();
  const sound = page.get('dialog audio');
  assert.is(sound.getAttribute('src'), '/captcha-api/v1/challenges/c1/audio.wav');
  assert.is(sound.getAttribute('preload'), 'none');
  assert.ok(sound.hasAttribute('controls'));
  assert.is(sound.getAttribute('aria-label'), 'The digits as sound');
  assert.match(noteOf(sound) ?? '', 'count them');
  await page.close();
});

test('pictures and sounds come from where calls go', async () => {
  const { page } = await asked({ apiOrigin: 'https://api.example' });
  for (const element of page.all('dialog img, dialog audio')) {
    assert.match(
      element.getAttribute('src') ?? '',
      'https://api.example/captcha-api/v1/challenges/',
    );
  }
  assert.is(page.all('dialog img, dialog audio').length, 2);
  await page.close();
});

test('112: it says where the code went; another one is sent when the server allows it', async () => {
  const { page, dialog, named, sent } = await asked({ code: '112' });
  assert.match(dialog().textContent ?? '', 'your number that ends in 07');
  assert.is(named('Code from the SMS').getAttribute('autocomplete'), 'one-time-code');
  const resend = page.all('dialog button').find(({ textContent }) => /^Another/.test(textContent));
  assert.is(resend?.textContent, 'Another code in 60 seconds');
  assert.is(resend?.getAttribute('aria-disabled'), 'true');
  page.fill('dialog [name=code]', '123456');
  await page.submit('dialog form');
  assert.equal(sent(), ['123456']);
  await page.close();
});

test('112: a code that has expired is sent again when the player presses for it', async () => {
  const { page, alert, session } = await asked({ code: '112' });
  await page.advance(5 * 60_000);
  assert.is(alert(), 'The code is no longer valid. Ask for another one.');
  await page.pressNamed('Send another code');
  await page.advance(1000);
  assert.is(session.requestsOf('captchaUpdate').length, 2);
  assert.is(document.activeElement, page.get('dialog [name=code]'));
  await page.close();
});

test('113: a slider of the browser’s own moves the piece, left to right in every language', async () => {
  const { page, change, sent } = await asked({ code: '113', url: '/ar/about' });
  const [picture, piece] = page.all('dialog img');
  assert.is(picture?.parentElement?.dir, 'ltr');
  const slider = page.get('dialog [type=range]') as HTMLInputElement;
  assert.is(slider.closest('[dir]')?.getAttribute('dir'), 'ltr');
  assert.equal([slider.min, slider.max], ['0', '99']);
  await page.submit('dialog form');
  assert.is(slider.getAttribute('aria-invalid'), 'true');
  assert.is(document.activeElement, slider);
  await change(slider, '99');
  assert.is(piece?.style.getPropertyValue('inset-inline-start'), '85%');
  assert.is(slider.getAttribute('aria-invalid'), null);
  const number = page.get('dialog details input') as HTMLInputElement;
  assert.is(number.value, '99');
  await page.submit('dialog form');
  assert.equal(sent(), ['99']);
  await page.close();
});

test('113: whoever listens types the number instead', async () => {
  const { page, named, change, sent } = await asked({ code: '113' });
  await change(named('The number you hear'), '42');
  assert.is((page.get('dialog [type=range]') as HTMLInputElement).value, '42');
  await page.submit('dialog form');
  assert.equal(sent(), ['42']);
  await page.close();
});

test('100: the browser is busy and there is nothing to do', async () => {
  const { page, dialog } = await asked({ code: '100' });
  const name = page.get('dialog progress').getAttribute('aria-labelledby');
  assert.is(page.get(`[id="${name}"]`).textContent, 'Checking your browser…');
  assert.match(dialog().textContent ?? '', 'There is nothing for you to do');
  assert.is(page.all('dialog input, dialog [type=submit]').length, 0);
  await page.close();
});

test('a challenge that cannot be had is asked for again by a button that has the focus', async () => {
  const { page, alert, session } = await asked();
  const { captchaUpdate } = session.answers;
  session.answers.captchaUpdate = () => reply({ errors: [{ code: '429' }] }, 429);
  await page.pressNamed('Another picture');
  await page.advance(1000);
  assert.match(alert() ?? '', 'Too many attempts');
  if (captchaUpdate) session.answers.captchaUpdate = captchaUpdate;
  await page.pressNamed('Try again');
  await page.advance(1000);
  assert.is(page.get('dialog img').getAttribute('src'), '/captcha-api/v1/challenges/c2/image.png');
  await page.close();
});

test('a guest who is locked out is told for how long; then there is a new challenge', async () => {
  const { page, alert, dialog } = await asked({ validate: () => wrong(245, 2, 'captcha_locked') });
  page.fill('dialog [name=digits]', '12345');
  await page.submit('dialog form');
  await page.advance(40);
  assert.match(alert() ?? '', 'Too many wrong answers');
  assert.match(dialog().textContent ?? '', 'in \u20664:05\u2069.');
  assert.is(page.all('dialog form').length, 0);
  await page.advance(246_000);
  assert.is(page.get('dialog img').getAttribute('src'), '/captcha-api/v1/challenges/c2/image.png');
  await page.close();
});

test('while the server wants a wait nothing can be sent', async () => {
  const { page, sent } = await asked({ validate: () => wrong(30) });
  const send = async () => {
    page.fill('dialog [name=digits]', '12345');
    await page.submit('dialog form');
  };
  await send();
  await page.advance(1000);
  const button = () => page.get('dialog [type=submit]');
  assert.match(button().textContent ?? '', /^Continue in \u20660:(29|30)\u2069$/);
  assert.ok(button().hasAttribute('disabled'));
  await send();
  assert.is(sent().length, 1);
  await page.advance(31_000);
  assert.is(button().textContent, 'Continue');
  await send();
  assert.is(sent().length, 2);
  await page.close();
});

test.run();
