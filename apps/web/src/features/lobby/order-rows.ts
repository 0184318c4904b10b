// In which order the lobby has its categories. Pure.

/** The site's own choice opens the lobby, whatever a player plays. */
const opening = ['top', 'recommended', 'newgames']
/** [3.6]. */
const topCategories = ['slots', 'table', 'otygrat_bonus']

/** Editors' order, but for those of `favoured`: they come in its order, behind what opens the lobby. */
export function orderRows<Row extends { slug: string }>(
  rows: readonly Row[],
  favoured: readonly string[],
): Row[] {
  const isOpening = ({ slug }: Row) => opening.includes(slug)
  if (favoured.length === 0) return [...rows]
  return [
    ...rows.filter(isOpening),
    ...sortByPlace(
      rows.filter((row) => !isOpening(row)),
      favoured,
    ),
  ]
}

/** The top categories come first [3.6], the others stay as they are. */
export function orderChips<Category extends { slug: string }>(categories: readonly Category[]): Category[] {
  return sortByPlace(categories, topCategories)
}

function sortByPlace<Item extends { slug: string }>(
  items: readonly Item[],
  order: readonly string[],
): Item[] {
  const placeOf = ({ slug }: Item) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}
