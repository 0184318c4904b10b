import { compointProduct } from '@yanta/contract/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ShopFilters,
  filterProducts,
  findProductState,
  listShopCategories,
  readShopFilters,
  writeShopFilters,
} from './shop-products.ts'

const spins = compointProduct
const cash = {
  ...compointProduct,
  id: 'cash-1000',
  title: 'Зелёный чек на 1 000 ₽',
  category: 'cash' as const,
  price: 120_000,
}
const chest = { ...cash, id: 'chest', title: 'Сундук', category: 'surprises' as const, level: 7 }
const soldOut = { ...cash, id: 'sold-out', left: 0 }
const products = [spins, cash, chest, soldOut]
const buyer = { compoints: 100_000, level: 6 }
const none: ShopFilters = { category: null, isAffordable: false, text: '' }
const filter = (filters: Partial<ShopFilters>) =>
  filterProducts(products, { ...none, ...filters }, buyer).map(({ id }) => id)

test.each([
  [spins, { type: 'open' }],
  [{ ...spins, price: 100_000 }, { type: 'open' }],
  [
    { ...spins, price: 100_001 },
    { type: 'short', missing: 1 },
  ],
  [cash, { type: 'short', missing: 20_000 }],
  [chest, { type: 'locked', level: 7 }],
  [soldOut, { type: 'soldOut' }],
])('%o is %o for 1,000 compoints on level 6 [8.42]', (product, state) => {
  expect(findProductState(product, buyer)).toEqual(state)
})

test('products are filtered by category, by what can be bought, and by words of their title in any order', () => {
  expect(filter({})).toEqual(['spins-10', 'cash-1000', 'chest', 'sold-out'])
  expect(filter({ category: 'cash' })).toEqual(['cash-1000', 'sold-out'])
  expect(filter({ isAffordable: true })).toEqual(['spins-10'])
  expect(filter({ text: ' ЧЕК зеленый ' })).toEqual(['cash-1000', 'sold-out'])
  expect(filter({ text: 'сундук', category: 'cash' })).toEqual([])
})

test('only categories with products are offered', () => {
  expect(listShopCategories(products)).toEqual(['spins', 'cash', 'surprises'])
})

test('the address contains the filters, and keeps what else it contains', () => {
  const filters = { category: 'cash' as const, isAffordable: true, text: 'чек' }
  const query = writeShopFilters(new URLSearchParams('lang=ru&category=spins'), filters)
  expect(query.get('lang')).toBe('ru')
  expect(readShopFilters(query)).toEqual(filters)
  expect(writeShopFilters(query, none).toString()).toBe('lang=ru')
})

test('an unknown filter of an address is none', () => {
  expect(readShopFilters(new URLSearchParams('category=toString&enough=yes'))).toEqual(none)
})

test('any filters are read from the address as they were written', () => {
  const anyFilters = fc.record({
    category: fc.constantFrom(null, 'spins' as const, 'bonuses' as const),
    isAffordable: fc.boolean(),
    text: fc.string({ maxLength: 150 }).map((text) => text.trim()),
  })
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const query = writeShopFilters(new URLSearchParams(), filters)
      expect(readShopFilters(new URLSearchParams(query.toString()))).toEqual(filters)
    }),
  )
})
