import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseGames, leastRounds, orderRows } from './lobby.rules.ts'

const lobby = (rounds: Record<string, number>) =>
  Object.entries(rounds).map(([slug, played]) => ({ slug, rounds: played }))

test.each([
  ['what is played most comes first', { slots: 5, table: 30, crash: 10 }, ['table', 'crash', 'slots']],
  [
    "what is played alike stays in the editors' order",
    { slots: 7, table: 9, crash: 7, mines: 7 },
    ['table', 'slots', 'crash', 'mines'],
  ],
  [
    'recommended, top and new games and those to come keep their place',
    { recommended: 0, top: 90, slots: 1, newgames: 0, table: 20, crash: 5, soon: 60 },
    ['recommended', 'top', 'table', 'newgames', 'crash', 'slots', 'soon'],
  ],
  ['a lobby of shelves alone stays as it is', { top: 1, newgames: 50 }, ['top', 'newgames']],
  ['no row, no order', {}, []],
])('%s', (_case, rounds, order) => {
  expect(orderRows(lobby(rounds), leastRounds)).toEqual(order)
})

test('fewer than 20 rounds give no order', () => {
  expect(orderRows(lobby({ slots: 0, table: 19 }), 19)).toEqual([])
  expect(orderRows(lobby({ slots: 0, table: 20 }), 20)).toEqual(['table', 'slots'])
})

const all = Array.from({ length: 30 }, (_, place) => ({ name: `game-${place}` }))
const games = fc.subarray(all)
const rows = fc
  .uniqueArray(fc.constantFrom('recommended', 'top', 'newgames', 'slots', 'table', 'fast'), { minLength: 1 })
  .chain((slugs) => fc.tuple(...slugs.map((slug) => games.map((chosen) => ({ slug, games: chosen })))))

test('no row of the lobby begins with a game of another row while it has games of its own', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 14 }), (lobby, limit) => {
      const chosen = chooseGames(lobby, limit)
      lobby.forEach(({ slug, games: own }, place) => {
        const row = chosen[place]!
        if (slug === 'top') return expect(row).toEqual(own.slice(0, limit))
        const ranked = lobby.find((each) => each.slug === 'top')?.games.slice(0, Math.min(10, limit)) ?? []
        const earlier = lobby
          .slice(0, place)
          .flatMap((each, index) => (each.slug === 'top' ? [] : chosen[index]!))
        const shown = new Set([...ranked, ...earlier])
        // The editors' order, twice: games not shown yet, and games already shown.
        const fresh = own.filter((game) => !shown.has(game))
        expect(row).toEqual([...fresh, ...own.filter((game) => shown.has(game))].slice(0, limit))
      })
    }),
  )
})

test('the top keeps its order, and no other row shows its ten, whatever its position', () => {
  const [recommended, top] = chooseGames(
    [
      { slug: 'recommended', games: all },
      { slug: 'top', games: all },
    ],
    14,
  )
  expect(top).toEqual(all.slice(0, 14))
  expect(recommended).toEqual(all.slice(10, 24))
})
