import { listGames } from '@yanta/contract'
import { category, gameListItem } from '@yanta/contract/fixtures'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { presentCardGame } from '../../domain/game/card-game.ts'
import { platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { noFilters } from './game-filters.ts'
import './filters.messages.json'
import { GamesList } from './games-list.tsx'

/** The games of a page; there are 40. */
const pageOf = (page: number) =>
  Array.from({ length: 40 }, (_, index) => ({
    ...gameListItem,
    id: `${page}-${index}`,
    slug: `game-${page}-${index}`,
  }))

test('the previous page is requested once, however often its link is pressed while it loads', async () => {
  const data = {
    group: category,
    within: null,
    categories: [category],
    filters: noFilters,
    facets: null,
    banner: null,
    games: pageOf(3).map(presentCardGame),
    page: 3,
    total: 400,
  }
  const { user } = await renderInSite(<GamesList data={data} />, { path: '/games/slots?page=3' })
  const held = platform.hold(listGames)
  platform.answer(listGames, { items: pageOf(2), totalItems: 400 })
  const previous = () => screen.getByRole('link', { name: 'Show the previous 40' })
  await user.click(previous())
  await user.click(previous())
  await settle()
  expect(platform.sent(listGames).map(({ query }) => query.get('page'))).toEqual(['2'])
  held.answer({ items: pageOf(2), totalItems: 400 })
  await settle()
  expect(readText(document.body)).toContain('41–120 of 400')
})
