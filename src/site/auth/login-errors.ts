import type { FieldErrors } from '../ui/forms/form.ts';

/** Whether there is a password at all: what it is only the server can judge. */
export function passwordErrors(password: string): FieldErrors {
  return password === '' ? { password: 'authPasswordMissing' } : {};
}

/** What must be put right before a sign-in can be sent. */
export function loginErrors(login: string, password: string): FieldErrors {
  return {
    ...(login.trim() === '' ? { login: 'auth_login_missing' } : {}),
    ...passwordErrors(password),
  };
}
