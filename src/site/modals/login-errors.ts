/** Keys of what is wrong with what was typed, by field. */
export interface LoginErrors {
  readonly login?: string;
  readonly password?: string;
}

/** What must be put right before a sign-in can be sent. */
export function loginErrors(login: string, password: string): LoginErrors {
  return {
    ...(login.trim() === '' ? { login: 'auth_login_missing' } : {}),
    ...(password === '' ? { password: 'auth_password_missing' } : {}),
  };
}
