// Providers and categories by the same words as games. There are some dozens of them, and every page knows them all.
import type { Category } from '@yanta/contract'
import { createNameIndex } from '@yanta/name-search'

/** Those that are meant, the best first. */
export function createGroupIndex(groups: readonly Category[]): (words: string) => Category[] {
  const bySlug = new Map(groups.map((group) => [group.slug, group]))
  const index = createNameIndex(groups.map(({ slug, name }) => ({ key: slug, names: [name] })))
  return (words) => index.find(words).map((slug) => bySlug.get(slug)!)
}
