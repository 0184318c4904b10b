import { expect, test } from 'vitest'
import { leastRounds, orderRows } from './lobby.rules.ts'

const lobby = (rounds: Record<string, number>) => Object.entries(rounds).map(([slug, played]) => ({ slug, rounds: played }))

test.each([
  ['what is played most comes first', { slots: 5, table: 30, crash: 10 }, ['table', 'crash', 'slots']],
  ['what is played alike stays in the editors\' order', { slots: 7, table: 9, crash: 7, mines: 7 }, ['table', 'slots', 'crash', 'mines']],
  ['recommended, top and new games keep their place [3.5]', { recommended: 0, top: 90, slots: 1, newgames: 0, table: 20, crash: 5 }, ['recommended', 'top', 'table', 'newgames', 'crash', 'slots']],
  ['a lobby of shelves alone stays as it is', { top: 1, newgames: 50 }, ['top', 'newgames']],
  ['no row, no order', {}, []],
])('%s', (_case, rounds, order) => {
  expect(orderRows(lobby(rounds), leastRounds)).toEqual(order)
})

test('fewer than 20 rounds say too little', () => {
  expect(orderRows(lobby({ slots: 0, table: 19 }), 19)).toEqual([])
  expect(orderRows(lobby({ slots: 0, table: 20 }), 20)).toEqual(['table', 'slots'])
})
