// Checks that a text can only be an address of this site.

// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u001f\u007f]/

/** True for a path that starts with exactly one slash and holds no backslash or control character, which browsers read as a slash or drop. */
export function isPlainPath(text: string): boolean {
  const path = text.split(/[?#]/, 1)[0]!
  return /^\/(?![/\\])/.test(path) && !path.includes('\\') && !control.test(text)
}
