// The order of categories in the lobby. Pure.

/** The site's own selection opens the lobby, whatever a player plays. */
const opening = ['top', 'recommended', 'newgames']
/** [3.6]. */
const topCategories = ['slots', 'table', 'otygrat_bonus']

/** Editors' order, except that rows of `favoured` come in its order, after those that open the lobby. */
export function orderRows<Row extends { slug: string }>(
  rows: readonly Row[],
  favoured: readonly string[],
): Row[] {
  const isOpening = ({ slug }: Row) => opening.includes(slug)
  if (favoured.length === 0) return [...rows]
  return [
    ...rows.filter(isOpening),
    ...sortByPosition(
      rows.filter((row) => !isOpening(row)),
      favoured,
    ),
  ]
}

/** The top categories come first [3.6], the others keep their order. */
export function orderChips<Category extends { slug: string }>(categories: readonly Category[]): Category[] {
  return sortByPosition(categories, topCategories)
}

function sortByPosition<Item extends { slug: string }>(
  items: readonly Item[],
  order: readonly string[],
): Item[] {
  const positionOf = ({ slug }: Item) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  return items.toSorted((a, b) => positionOf(a) - positionOf(b))
}
