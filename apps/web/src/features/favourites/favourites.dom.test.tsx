import { addFavourite, listFavourites, mergeFavourites, removeFavourite } from '@yanta/contract'
import { game, gameListItem } from '@yanta/contract/fixtures'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { presentCardGame } from '../../domain/game/card-game.ts'
import { toastStore } from '../../dialogs/toast-queue.ts'
import { button, platform, renderInSite, settle } from '../../testing/dom.tsx'
import { GameCard } from '../catalogue/game-card.tsx'
import { CardFavourites } from './card-favourites.tsx'
import { FavouriteButton } from './favourite-button.tsx'

async function open(playerId: string | null) {
  const site = await renderInSite(
    <>
      <GameCard game={presentCardGame(gameListItem)} />
      <FavouriteButton slug={game.slug} />
      <CardFavourites playerId={playerId} />
    </>,
  )
  await settle()
  return site
}
const heart = () => screen.getByRole<HTMLInputElement>('checkbox')
const toasts = () => toastStore.getState().waiting.map(({ title }) => title)

test("a guest's hearts are stored in this browser only, and nothing is sent", async () => {
  const { user, unmount } = await open(null)
  await user.click(heart())
  expect(localStorage.getItem('favourites')).toBe('["neon-drive"]')
  expect(button('Remove from favourites')).toBeTruthy()
  unmount()
  await open(null)
  expect(heart().checked).toBe(true)
  await user.click(button('Remove from favourites'))
  expect(heart().checked).toBe(false)
  expect(localStorage.getItem('favourites')).toBeNull()
  expect(platform.calls).toEqual([])
})

test('a heart is full before the platform has responded, and stays so afterwards', async () => {
  platform.answer(listFavourites, { items: [] })
  const { user } = await open('1')
  const held = platform.hold(addFavourite)
  await user.click(heart())
  expect(heart().checked).toBe(true)
  expect(button('Remove from favourites')).toBeTruthy()
  expect(platform.sent(addFavourite).map(({ params }) => params.slug)).toEqual(['neon-drive'])
  held.answer({ slugs: ['neon-drive'] } as never)
  await settle()
  expect(heart().checked).toBe(true)
  expect(toasts()).toEqual([])
})

test('a refused heart is visibly undone, with a message', async () => {
  platform.answer(listFavourites, { items: [] })
  platform.refuse(addFavourite, 409, { code: 'favourites_limit_reached' })
  const { user } = await open('1')
  await user.click(heart())
  await waitFor(() => expect(heart().checked).toBe(false))
  expect(button('Add to favourites')).toBeTruthy()
  await waitFor(() => expect(toasts()).toHaveLength(1))
})

test('changes of a heart pressed twice are sent one after the other', async () => {
  platform.answer(listFavourites, { items: [] })
  platform.answer(removeFavourite, {} as never)
  const { user } = await open('1')
  const held = platform.hold(addFavourite)
  await user.click(heart())
  await user.click(heart())
  expect(heart().checked).toBe(false)
  expect(platform.sent(removeFavourite)).toEqual([])
  held.answer({} as never)
  await settle()
  expect(platform.sent(removeFavourite)).toHaveLength(1)
  expect(heart().checked).toBe(false)
})

test("a login merges the guest's list, and it is cleared only once the account has it", async () => {
  localStorage.setItem('favourites', '["neon-drive"]')
  const held = platform.hold(mergeFavourites)
  await open('1')
  expect(localStorage.getItem('favourites')).toBe('["neon-drive"]')
  await act(async () => held.answer({ slugs: ['red-oni', 'neon-drive'] }))
  await settle()
  expect(localStorage.getItem('favourites')).toBeNull()
  expect(heart().checked).toBe(true)
  expect(platform.sent(mergeFavourites)[0]?.body).toEqual({ slugs: ['neon-drive'] })
})
