import { paymentSystem } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { arrangeMethods, findLimits } from './arrange-methods.ts'

const system = (key: string, position: number, isMore = false) => ({
  ...paymentSystem,
  key,
  position,
  isMore,
})
const systems = [system('bank', 3), system('card', 1), system('voucher', 2, true), system('crypto', 4, true)]

test.each([
  [null, ['card', 'bank'], ['voucher', 'crypto']],
  ['bank', ['bank', 'card'], ['voucher', 'crypto']],
  ['crypto', ['crypto', 'card', 'bank'], ['voucher']],
  ['gone', ['card', 'bank'], ['voucher', 'crypto']],
])(
  'with %s used last it comes first, and the others that are more wait behind [9.19]',
  (lastUsed, first, more) => {
    const arranged = arrangeMethods(systems, lastUsed)
    expect([arranged.first.map(({ key }) => key), arranged.more.map(({ key }) => key)]).toEqual([first, more])
  },
)

test('where all ways are more ones, all are shown', () => {
  const { first, more } = arrangeMethods([system('crypto', 4, true), system('voucher', 2, true)], null)
  expect([first.map(({ key }) => key), more]).toEqual([['voucher', 'crypto'], []])
})

test("limits are those of the player's currency [3.55]", () => {
  expect(findLimits(paymentSystem, 'RUB')).toMatchObject({ min: 10_000, max: 10_000_000 })
  expect(findLimits(paymentSystem, 'EUR')).toBeNull()
})
