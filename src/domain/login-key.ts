/**
 * The form in which logins and e-mail addresses are compared, wherever one is looked up or counted:
 * without surrounding space, case, or the other ways to write the same letter.
 */
export function loginKey(login: string): string {
  return login.trim().normalize('NFKC').toLowerCase();
}
