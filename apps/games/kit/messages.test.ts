import { describe, expect, test } from 'vitest'
import { messages as minesMessages } from '../mines/messages.ts'
import { messages as rouletteMessages } from '../roulette/messages.ts'
import { messages } from '../slot/messages.ts'
import { verifyMessages } from '../verify/messages.ts'
import { fillMessage } from './messages.ts'

const spins = '{count, plural, one {# фриспин} few {# фриспина} many {# фриспинов} other {# фриспина}}'

test.each([
  [1, '1 фриспин'],
  [2, '2 фриспина'],
  [5, '5 фриспинов'],
  [11, '11 фриспинов'],
  [21, '21 фриспин'],
  [22, '22 фриспина'],
])('%i takes its Russian plural form', (count, text) => {
  expect(fillMessage(spins, { count }, 'ru')).toBe(text)
})

test('values are inserted, numbers in the format of the locale', () => {
  expect(fillMessage('{name}: ×{factor}', { name: 'Neon', factor: 5000 }, 'en')).toBe('Neon: ×5,000')
})

test('a missing value stays visible', () => {
  expect(fillMessage('{amount} won', {}, 'en')).toBe('{amount} won')
})

describe.each([
  ['slot', messages],
  ['mines', minesMessages],
  ['roulette', rouletteMessages],
  ['verifier', verifyMessages],
])('texts of the %s', (_, catalogue) => {
  test('need the same values in both languages [1.4]', () => {
    const names = (text: string) =>
      [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]))].sort()
    for (const [key, text] of Object.entries(catalogue.ru))
      expect([key, names(catalogue.en[key as keyof typeof catalogue.en])]).toEqual([key, names(text)])
  })
  test('have every Russian plural form', () => {
    for (const text of Object.values(catalogue.ru)) {
      if (!text.includes(', plural,')) continue
      for (const form of ['one {', 'few {', 'many {', 'other {']) expect(text).toContain(form)
    }
  })
})
