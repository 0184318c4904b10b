/** What the screen shows: new favourites come first; what is let go stays where it is, so that a slip can be taken back. Pure. */
export function growShown(shown: readonly string[], liked: readonly string[]): readonly string[] {
  const known = new Set(shown)
  const added = liked.filter((slug) => !known.has(slug))
  return added.length > 0 ? [...added, ...shown] : shown
}
