// Which page numbers stand in a pagination. Pure.
export type PageMark = number | 'gap'

const fewPages = 7

/** The first, the last and the pages around the current one; `gap` where numbers are left out. Always equally many marks. */
export function listPages(current: number, count: number): PageMark[] {
  if (count <= fewPages) return range(1, count)
  if (current <= 4) return [...range(1, 5), 'gap', count]
  if (current >= count - 3) return [1, 'gap', ...range(count - 4, count)]
  return [1, 'gap', current - 1, current, current + 1, 'gap', count]
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
