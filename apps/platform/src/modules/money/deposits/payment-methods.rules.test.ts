import type { PaymentEntry } from '@yanta/content'
import { expect, test } from 'vitest'
import {
  choosePreset,
  findGeneralLimit,
  findMethod,
  listOffered,
  presentSystems,
} from './payment-methods.rules.ts'

const fee = { percent: 0, fixed: 0 }
const card: PaymentEntry = {
  id: 88,
  key: 'card',
  provider: 'one',
  flow: 'form',
  name: { ru: 'Карта', en: 'Card' },
  icon: 'card',
  arrival: { usual: 1, most: 30 },
  isMore: false,
  currencies: {
    RUB: { min: 10_000, max: 90_000, fee },
    EUR: { min: 100, max: 900, fee: { percent: 150, fixed: 30 } },
  },
}
const voucher: PaymentEntry = {
  ...card,
  id: 99,
  key: 'voucher',
  provider: 'other',
  isMore: true,
  currencies: { EUR: { min: 50, max: 500, fee } },
}
const methods = [card, voucher]

test('only ways whose provider is installed are offered', () => {
  expect(listOffered(methods, (provider) => provider === 'other')).toEqual([voucher])
})

test("the list has the ways that take the player's currency, with its limits and fee [3.55], the 'more' ones marked [9.19]", () => {
  expect(presentSystems(methods, 'RUB', 'ru').map(({ key }) => key)).toEqual(['card'])
  const [first, second] = presentSystems(methods, 'EUR', 'en')
  expect(first).toEqual({
    id: 88,
    key: 'card',
    name: 'Card',
    position: 1,
    image: null,
    icon: 'card',
    limits: [{ currency: 'EUR', min: 100, max: 900 }],
    fee: { percent: 150, fixed: 30 },
    flow: 'form',
    isMore: false,
    arrival: { usual: 1, most: 30 },
  })
  expect(second).toMatchObject({ key: 'voucher', position: 2, isMore: true })
})

test.each([
  [
    { key: 'card', flow: 'form', currency: 'RUB' },
    { provider: 'one', min: 10_000, max: 90_000 },
  ],
  [{ key: 'card', flow: 'rbk', currency: 'RUB' }, undefined],
  [{ key: 'voucher', flow: 'form', currency: 'RUB' }, undefined],
  [{ key: 'cash', flow: 'form', currency: 'RUB' }, undefined],
] as const)('the way of %o is %o', (wanted, found) => {
  expect(findMethod(methods, wanted)).toEqual(found)
})

test.each([
  ['RUB', { min: 10_000, max: 90_000 }],
  ['EUR', { min: 50, max: 900 }],
  ['USD', { min: 0, max: 0 }],
] as const)('all ways together take %s within %o [7.71]', (currency, limit) => {
  expect(findGeneralLimit(methods, currency)).toEqual(limit)
})

test.each([
  ['no stake', null, 50_000],
  ['a small stake', 100, 5_000],
  ['a stake between two offers', 1_000, 20_000],
  ['a stake as near to the smaller offer', 625, 5_000],
  ['a stake whose offer would exceed the default', 500_000, 50_000],
])('%s of %s chooses the offer of %i [7.72]', (_, stake, preset) => {
  expect(choosePreset([100_000, 5_000, 20_000, 50_000], { standard: 50_000, stake })).toBe(preset)
})
