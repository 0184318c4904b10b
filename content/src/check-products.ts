// The shop of compoints: what its products give exists and has terms before it is given.
import type { Content } from './content.ts'

export function checkProducts({ products, gifts, levels }: Content): void {
  const types = new Map(gifts.entries.map(({ value }) => [value.slug, value.type]))
  for (const { index, value } of products.entries) {
    const type = types.get(value.gift)
    if (!type) products.report([index, 'gift'], `unknown gift '${value.gift}'`)
    if (type === 'cashback')
      products.report([index, 'gift'], 'cashback belongs to a week of play and is not sold')
    if (value.level > levels.entries.length)
      products.report([index, 'level'], `there are only ${levels.entries.length} levels`)
  }
}
