/** Forms that a sign-in may begin with: e-mail and password, phone and password, a code by SMS. */
export const LOGIN_FORMS = ['login_password', 'phone_password', 'sms'] as const;
