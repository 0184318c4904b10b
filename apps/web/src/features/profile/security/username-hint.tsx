/** Hidden field that tells password managers whose password a form is about. */
export function UsernameHint({ username }: { username: string }) {
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
}
