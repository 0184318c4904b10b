import { paymentSystem } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { listSystems, paymentMethods } from './payment-methods.ts'

test('methods are listed in the order of their positions, each where it is offered', () => {
  const first = { ...paymentSystem, key: 'first', position: 1 }
  const second = { ...paymentSystem, key: 'second', position: 2 }
  const systems = listSystems([
    { deposit: second, payout: null },
    { deposit: first, payout: second },
  ])
  expect(systems).toEqual({ deposits: [first, second], payouts: [second] })
})

test('no two methods have the same key', () => {
  const { deposits, payouts } = listSystems(paymentMethods)
  for (const systems of [deposits, payouts])
    expect(new Set(systems.map(({ key }) => key)).size).toBe(systems.length)
})
