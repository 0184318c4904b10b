// What may be followed as an address of this site and nothing else.

/** True for a path that starts with exactly one slash and holds no backslash or control character, which browsers read as a slash or drop. */
export function isPlainPath(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return (
    /^\/(?![/\\])/.test(text) &&
    !/[\\\u0000-\u001f\u007f]/.test(text.split(/[?#]/, 1)[0]!) &&
    !/[\u0000-\u001f\u007f]/.test(text)
  )
}
