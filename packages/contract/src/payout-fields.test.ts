import type { PayoutField } from './cashbox.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computePayoutFee, maskTarget, readPayoutField } from './payout-fields.ts'

const good: [PayoutField['kind'], string, string][] = [
  ['card', '4111 1111 1111 1111', '4111111111111111'],
  ['card', '2200-0000-0000-0004', '2200000000000004'],
  ['card', '4222222222222', '4222222222222'],
  ['card', '6304000000000000000', '6304000000000000000'],
  ['iban', 'GB82 WEST 1234 5698 7654 32', 'GB82WEST12345698765432'],
  ['iban', 'de89370400440532013000', 'DE89370400440532013000'],
  ['iban', 'NO9386011117947', 'NO9386011117947'],
  ['crypto', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['crypto', ' 3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy ', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['crypto', '1111111111111111111114oLvT2', '1111111111111111111114oLvT2'],
  ['crypto', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['crypto', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  [
    'crypto',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  ['wallet', '4100 1184 2207 15', '41001184220715'],
  ['phone', '+7 (900) 123-45-67', '79001234567'],
  ['name', '  Вера   Петрова-Ли ', 'Вера Петрова-Ли'],
  ['name', "Shaun O'Neill", "Shaun O'Neill"],
]

const bad: [PayoutField['kind'], string, string][] = [
  ['card', '4111111111111112', 'a wrong last digit'],
  ['card', '0000000000000000', 'nothing but zeros'],
  ['card', '411111111111', 'twelve digits'],
  ['card', '63040000000000000000', 'twenty digits'],
  ['card', '4111x11111111111', 'a letter'],
  ['iban', 'GB82WEST12345698765423', 'two digits exchanged'],
  ['iban', 'GB82', 'too short'],
  ['iban', '82GBWEST12345698765432', 'no country'],
  ['crypto', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', 'a wrong last sign'],
  ['crypto', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVNl', 'a sign that base58 lacks'],
  ['crypto', '111111111111111111114oLvT2', 'a leading sign too few'],
  ['crypto', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'an address of another chain'],
  ['crypto', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'a wrong check sum'],
  ['crypto', 'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'capitals and small letters'],
  ['crypto', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'the test network'],
  [
    'crypto',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'the older sum for a newer version',
  ],
  ['crypto', 'bc1rw5uspcuh', 'a program of one byte'],
  ['wallet', '12345', 'five signs'],
  ['wallet', '4100<script>', 'signs of a page'],
  ['phone', '1234567', 'seven digits'],
  ['name', '7Вера', 'a digit'],
  ['name', ' ', 'nothing'],
]

describe('a field of a payout', () => {
  test.each(good)('%s takes %s', (kind, typed, value) => {
    expect(readPayoutField(kind, typed)).toBe(value)
  })

  test.each(bad)('%s refuses %s: %s', (kind, typed) => {
    expect(readPayoutField(kind, typed)).toBe(null)
  })

  const changeable: [PayoutField['kind'], string, string][] = [
    ['card', '4111111111111111', '0123456789'],
    ['iban', 'GB82WEST12345698765432', '0123456789'],
    [
      'crypto',
      '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
      '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
    ],
    ['crypto', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'],
  ]
  test.each(changeable)('%s: no single changed sign of %s passes', (kind, value, signs) => {
    fc.assert(
      fc.property(fc.nat(value.length - 1), fc.constantFrom(...signs), (place, sign) => {
        const changed = value.slice(0, place) + sign + value.slice(place + 1)
        expect(readPayoutField(kind, changed)).toBe(changed === value ? value : null)
      }),
    )
  })
})

test.each([
  ['4100118422070715', '4100 •••• 0715'],
  ['41001184220715', '4100 •••• 0715'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1q •••• f3t4'],
  ['79001234567', '•••• 67'],
  ['123456', '•••• 56'],
])('%s is shown as %s [3.56]', (value, shown) => {
  expect(maskTarget(value)).toBe(shown)
})

test.each([
  [10_000, { percent: 0, fixed: 0 }, 0],
  [10_000, { percent: 150, fixed: 0 }, 150],
  [10_001, { percent: 150, fixed: 0 }, 151],
  [10_000, { percent: 150, fixed: 3_000 }, 3_150],
  [100_000_000_000, { percent: 10_000, fixed: 0 }, 100_000_000_000],
])('of %i the fee %o is %i', (amount, fee, expected) => {
  expect(computePayoutFee(amount, fee)).toBe(expected)
})
