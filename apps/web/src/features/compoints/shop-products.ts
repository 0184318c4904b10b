// The products of the shop, and the filters that its address contains: pure. Prices and compoints in hundredths.
import { type CompointProduct, productCategories } from '@yanta/contract'

export type ProductCategory = CompointProduct['category']

export interface ShopFilters {
  category: ProductCategory | null
  /** Only what the player can buy now. */
  isAffordable: boolean
  text: string
}

export interface Buyer {
  compoints: number
  level: number
}

/** Why a product can't be bought; `missing` of compoints. */
export type ProductState =
  | { type: 'open' }
  | { type: 'soldOut' }
  | { type: 'locked'; level: number }
  | { type: 'short'; missing: number }

export function findProductState(
  { price, level, left }: CompointProduct,
  { compoints, level: own }: Buyer,
): ProductState {
  if (left === 0) return { type: 'soldOut' }
  if (level > own) return { type: 'locked', level }
  return price > compoints ? { type: 'short', missing: price - compoints } : { type: 'open' }
}

export function readShopFilters(query: URLSearchParams): ShopFilters {
  const category = productCategories.find((name) => name === query.get('category'))
  return {
    category: category ?? null,
    isAffordable: query.get('enough') === '1',
    text: (query.get('q') ?? '').slice(0, 150),
  }
}

/** The query of these filters; other keys of it stay. */
export function writeShopFilters(query: URLSearchParams, filters: ShopFilters): URLSearchParams {
  const written = new URLSearchParams(query)
  const values = {
    category: filters.category ?? '',
    enough: filters.isAffordable ? '1' : '',
    q: filters.text.trim(),
  }
  for (const [key, value] of Object.entries(values))
    if (value === '') written.delete(key)
    else written.set(key, value)
  return written
}

/** In the order of the editors. */
export function filterProducts(
  products: readonly CompointProduct[],
  { category, isAffordable, text }: ShopFilters,
  buyer: Buyer,
): CompointProduct[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return products.filter(
    (product) =>
      (category === null || product.category === category) &&
      (!isAffordable || findProductState(product, buyer).type === 'open') &&
      (words.length === 0 || hasWords(product.title, words)),
  )
}

/** The categories that have products. */
export function listShopCategories(products: readonly CompointProduct[]): ProductCategory[] {
  const present = new Set(products.map(({ category }) => category))
  return productCategories.filter((category) => present.has(category))
}

function hasWords(title: string, words: readonly string[]): boolean {
  const folded = fold(title)
  return words.every((word) => folded.includes(word))
}

const fold = (text: string) => text.toLocaleLowerCase().replaceAll('ё', 'е')
