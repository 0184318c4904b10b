import { addFavourite, listFavourites } from '@yanta/contract'
import { gameListItem } from '@yanta/contract/fixtures'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { presentCardGame } from '../../domain/game/card-game.ts'
import { platform, renderInSite, settle } from '../../testing/dom.tsx'
import { GameCard } from '../catalogue/game-card.tsx'
import { CardFavourites } from './card-favourites.tsx'

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
