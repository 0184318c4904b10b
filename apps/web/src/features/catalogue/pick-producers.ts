// Selects the studios that the picker shows [2.54], [5.16]. Pure.
import type { Category } from '@yanta/contract'

/** [9.16]. */
export const topProducers = 8
export const shortestSearch = 3

type Producer = Pick<Category, 'name' | 'position'>

/** Producers whose name begins with the text, in any case; null while too little is typed. */
export function findProducers<P extends Pick<Producer, 'name'>>(
  producers: readonly P[],
  words: string,
): P[] | null {
  const wanted = words.trim().toLowerCase()
  if (wanted.length < shortestSearch) return null
  return producers.filter(({ name }) => name.toLowerCase().startsWith(wanted))
}

/** The first eight by position, and the rest by name. */
export function splitProducers<P extends Producer>(producers: readonly P[]): { top: P[]; rest: P[] } {
  const sorted = producers.toSorted((a, b) => a.position - b.position)
  return {
    top: sorted.slice(0, topProducers),
    rest: sorted.slice(topProducers).toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}
