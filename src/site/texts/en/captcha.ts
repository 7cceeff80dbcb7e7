/** The check that a call may need before it is done. */
export const texts = {
  captcha_title: 'A short check',
  captcha_why: 'Before we go on, please show that you are not a robot.',
  captcha_why_sms: 'Before we go on, please show that this phone is yours.',
  captcha_why_work:
    'Before we go on, your browser does a short check. There is nothing for you to do.',
  captcha_working: 'Checking your browser…',
  captcha_loading: 'The check is loading…',
  captcha_closing: 'If you close this window, what you asked for is not done.',
  captcha_continue: 'Continue',
  captcha_wait: 'Continue in {{time}}',
  captcha_retry: 'Try again',
  captcha_another: 'Another picture',
  captcha_digits: 'Digits in the picture',
  captcha_digits_picture: 'A picture with {{length}} digits. You can hear them instead.',
  captcha_digits_missing: 'Type all the digits: {{length}} of them.',
  captcha_listen: 'Listen instead',
  captcha_sound: 'The digits as sound',
  captcha_sound_hint:
    'Each digit is a group of beeps: count them. From the sixth on, the beeps are higher.',
  captcha_sms_sent: 'We sent a code by SMS to your number that ends in {{end}}.',
  captcha_sms_code: 'Code from the SMS',
  captcha_slider: 'Move the piece to where it fits',
  captcha_slider_picture:
    'A picture with a gap that the piece below fits into. You can hear the place instead.',
  captcha_slider_missing: 'Move the piece to its place first.',
  captcha_slider_sound: 'The place as sound',
  captcha_slider_sound_hint:
    'You hear a number of two digits, each a group of beeps: count them. From the sixth on, the beeps are higher.',
  captcha_slider_number: 'The number you hear',
  captcha_not_kept: 'Recordings do not keep pictures and sounds of checks.',
  captcha_picture_lost: 'The picture could not be loaded. Ask for another one.',

  captchaWrong: 'That was not right. Please try once more.',
  captchaTimeUp: 'The time for this check was up. Please do the new one.',
  captchaLocked: 'Too many wrong answers. You can try again after a wait.',
  captcha_locked_left: 'The next check comes by itself in {{time}}.',
  captchaCodeExpired: 'The code is no longer valid. Ask for another one.',
  captchaUnsolved:
    'Your browser could not do the check. Try again; if that does not help, use another browser.',
  captchaNoPhone: 'There is no phone number we could send a code to. Please ask support.',
} as const;
