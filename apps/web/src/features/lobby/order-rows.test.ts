import { expect, test } from 'vitest'
import { orderChips, orderRows } from './order-rows.ts'

const named = (...slugs: string[]) => slugs.map((slug) => ({ slug }))
const namesOf = (items: { slug: string }[]) => items.map(({ slug }) => slug)
const editors = named('top', 'recommended', 'newgames', 'fast', 'slots', 'otygrat_bonus', 'table')

test("without preferences the rows are in the editors' order", () => {
  expect(orderRows(editors, [])).toEqual(editors)
})

test('the most played categories come first, after those that open the lobby; none is lost', () => {
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

test('a category that is not in the lobby is ignored', () => {
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
