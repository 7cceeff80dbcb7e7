/** The form in which logins are compared: without surrounding space, case or composed letters. */
export function loginKey(login: string): string {
  return login.trim().normalize('NFKC').toLowerCase();
}
