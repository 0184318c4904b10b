// Finds providers and categories by the same search text as games. There are a few dozen, and every page has them all.
import type { Category } from '@yanta/contract'
import { createNameIndex } from '@yanta/name-search'

/** Returns a function that finds matching groups, the best first. */
export function createGroupIndex(groups: readonly Category[]): (words: string) => Category[] {
  const bySlug = new Map(groups.map((group) => [group.slug, group]))
  const index = createNameIndex(groups.map(({ slug, name }) => ({ key: slug, names: [name] })))
  return (words) => index.find(words).map((slug) => bySlug.get(slug)!)
}
