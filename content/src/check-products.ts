// The shop of compoints: what its products give exists and has terms before it is given.
import type { Content } from './content.ts'
import { findGiftFault } from './given-gift.ts'

export function checkProducts(content: Content): void {
  const { products, levels } = content
  for (const { index, value } of products.entries) {
    const fault = findGiftFault(content, value.gift)
    if (fault) products.report([index, 'gift'], fault)
    if (value.level > levels.entries.length)
      products.report([index, 'level'], `there are only ${levels.entries.length} levels`)
  }
}
