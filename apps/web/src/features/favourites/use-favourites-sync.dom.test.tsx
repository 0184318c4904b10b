import { addFavourite, listFavourites } from '@yanta/contract'
import { gameListItem } from '@yanta/contract/fixtures'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeSession, writeSessionHint } from '../../data/api/session-hint.ts'
import { presentCardGame } from '../../domain/game/card-game.ts'
import { platform, renderInSite, settle } from '../../testing/dom.tsx'
import { GameCard } from '../catalogue/game-card.tsx'
import { CardFavourites } from './card-favourites.tsx'

afterEach(() => {
  for (const hasSession of [true, false]) writeSessionHint(hasSession)
})

const heart = () => screen.getByRole<HTMLInputElement>('checkbox')

test('a heart pressed while offline is sent when the network is back', async () => {
  platform.answer(listFavourites, { items: [] })
  const { user } = await renderInSite(
    <>
      <GameCard game={presentCardGame(gameListItem)} />
      <CardFavourites playerId="1" />
    </>,
  )
  await settle()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  platform.silence(addFavourite)
  await user.click(heart())
  await settle()
  expect(heart().checked).toBe(true)
  const before = platform.sent(addFavourite).length
  network.mockRestore()
  platform.answer(addFavourite, { slugs: ['neon-drive'] })
  await act(async () => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(platform.sent(addFavourite)).toHaveLength(before + 1))
  await settle()
  expect(heart().checked).toBe(true)
})

test("hearts that come late, when a logout has loaded the guest's page but not shown it yet, do not ask for the player's", async () => {
  changeSession(false)
  writeSessionHint(false)
  await renderInSite(<CardFavourites playerId="1" />)
  await settle()
  expect(platform.sent(listFavourites)).toEqual([])
})
