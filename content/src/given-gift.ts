import type { Content } from './content.ts'

/** Why other content can't give the gift of this slug; null when it can. */
export function findGiftFault({ gifts }: Content, slug: string): string | null {
  const found = gifts.entries.find(({ value }) => value.slug === slug)
  if (!found) return `unknown gift '${slug}'`
  return found.value.type === 'cashback' ? `'${slug}' is cashback, which only a week of play gives` : null
}
