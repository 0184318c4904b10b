/** Tells password managers whose password a form is about; nobody else sees it. */
export function UsernameHint({ username }: { username: string }) {
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
}
