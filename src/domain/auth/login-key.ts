/**
 * The form in which logins and e-mail addresses are compared, wherever one is looked up or counted:
 * without surrounding space, case, or the other ways to write the same letter.
 */
export function loginKey(login: string): string {
  // Each may undo the one before it: the form of a space with an accent begins with a space.
  return login.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
}
