import { gameListItem } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { buildCardPresenter } from './card-game.ts'

test('a game listed in several rows is one card object', () => {
  const present = buildCardPresenter()
  const card = present(gameListItem)
  expect(present({ ...gameListItem })).toBe(card)
  expect(present({ ...gameListItem, slug: 'red-oni', name: 'Red Oni' })).toMatchObject({
    slug: 'red-oni',
    name: 'Red Oni',
  })
})
