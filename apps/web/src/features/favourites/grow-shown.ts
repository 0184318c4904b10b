/** What the screen shows: new favourites come first; what is let go stays where it is, so that a slip can be taken back. Pure. */
export function growShown(shown: readonly string[], liked: readonly string[]): readonly string[] {
  const known = new Set(shown)
  const added = liked.filter((slug) => !known.has(slug))
  return added.length > 0 ? [...added, ...shown] : shown
}

/** A row shows the latest. */
export const favouritesInRow = 12

/** What a row shows: as `growShown`, but no more than the latest, and what was liked before them stays out. Pure. */
export function growRow(shown: readonly string[], liked: readonly string[]): readonly string[] {
  const known = new Set(shown)
  const first = liked.findIndex((slug) => known.has(slug))
  const added = first === -1 ? liked : liked.slice(0, first)
  const row = [...added, ...shown.filter((slug) => !added.includes(slug))]
  return added.length > 0 ? row.slice(0, favouritesInRow) : shown
}
