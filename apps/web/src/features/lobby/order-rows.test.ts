import { expect, test } from 'vitest'
import { orderChips, orderRows } from './order-rows.ts'

const named = (...slugs: string[]) => slugs.map((slug) => ({ slug }))
const namesOf = (items: { slug: string }[]) => items.map(({ slug }) => slug)
const editors = named('top', 'recommended', 'newgames', 'fast', 'slots', 'otygrat_bonus', 'table')

test('while nothing is known of a player, rows stand as the editors put them', () => {
  expect(orderRows(editors, [])).toEqual(editors)
})

test('what a player plays most comes first, behind what opens the lobby; nothing is lost', () => {
  expect(namesOf(orderRows(editors, ['table', 'top', 'slots']))).toEqual([
    'top',
    'recommended',
    'newgames',
    'table',
    'slots',
    'fast',
    'otygrat_bonus',
  ])
})

test('a category that the lobby does not have is passed over', () => {
  expect(namesOf(orderRows(named('slots', 'fast'), ['gone', 'fast']))).toEqual(['fast', 'slots'])
})

test('the top categories are the first chips [3.6]', () => {
  expect(namesOf(orderChips(editors))).toEqual([
    'slots',
    'table',
    'otygrat_bonus',
    'top',
    'recommended',
    'newgames',
    'fast',
  ])
})
