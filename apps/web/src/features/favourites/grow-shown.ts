/** The games on the screen: new favourites come first; removed ones stay, so that a slip can be undone. Pure. */
export function growShown(shown: readonly string[], liked: readonly string[]): readonly string[] {
  const known = new Set(shown)
  const added = liked.filter((slug) => !known.has(slug))
  return added.length > 0 ? [...added, ...shown] : shown
}

/** A row shows the latest. */
export const favouritesInRow = 12

/** The games in a row: as `growShown`, but only the latest; older likes are not added. Pure. */
export function growRow(shown: readonly string[], liked: readonly string[]): readonly string[] {
  const known = new Set(shown)
  const first = liked.findIndex((slug) => known.has(slug))
  const added = first === -1 ? liked : liked.slice(0, first)
  const row = [...added, ...shown.filter((slug) => !added.includes(slug))]
  return added.length > 0 ? row.slice(0, favouritesInRow) : shown
}
