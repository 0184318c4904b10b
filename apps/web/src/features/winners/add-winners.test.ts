import { type Winner } from '@yanta/contract'
import { winner } from '@yanta/contract/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWinners, findBigWin, winnersShown } from './add-winners.ts'

const win = (id: number): Winner => ({ ...winner, id: String(id), game: { ...winner.game, name: 'Нить' } })
const told = (id: number) => ({
  ...winner,
  id: String(id),
  game: { ...winner.game, name: { ru: 'Нить', en: 'Thread' } },
})
/** The wins from `newest` down, as the platform lists them. */
const list = (newest: number) =>
  Array.from({ length: Math.min(newest, winnersShown) }, (_, index) => win(newest - index))

test('applying events equals fetching anew, also when a win arrives twice', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(30), fc.nat(10), (had, came, twice) => {
      const data = Array.from({ length: came + Math.min(twice, had, winnersShown) }, (_, index) =>
        told(had + came - index),
      ).slice(0, winnersShown)
      expect(addWinners(list(had), { data }, 'ru')).toEqual(list(had + came))
    }),
  )
})

test("games are named in the page's language [1.4]", () => {
  expect(addWinners([], { data: [told(1)] }, 'en')[0]!.game.name).toBe('Thread')
})

test('thirty are shown, the newest first', () => {
  const shown = addWinners(list(30), { data: [told(31)] }, 'ru')
  expect(shown).toHaveLength(30)
  expect(shown[0]!.id).toBe('31')
})

test('a big win is far larger than the others', () => {
  const amounts = [100, 200, 300, 400, 9_000].map((amount, index) => ({ ...win(index), amount }))
  expect(findBigWin(amounts)).toBe(3_000)
  expect(findBigWin([])).toBe(0)
})
