import { listFavourites } from '@yanta/contract'
import { category, gameListItem } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { CardContext } from '../features/catalogue/card-context.ts'
import { GameCard } from '../features/catalogue/game-card.tsx'
import { findCards, loadFavourites } from '../features/favourites/favourites-data.ts'
import type { Call } from '../data/api/caller.ts'
import { presentCardGame } from '../domain/game/card-game.ts'
import { findRoute } from '../navigation/route-table.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import FavouriteGames, { meta } from './favourite-games.tsx'

const site = { categories: [category] }
const render = (data: unknown, locale: 'ru' | 'en' = 'ru') =>
  renderScreen(FavouriteGames, data, { path: '/games/favourites', locale, site })

test("a player's favourites come with the page, the latest first", async () => {
  const data = await loadFavourites(
    answerCalls({
      [listFavourites.name]: {
        items: [
          { ...gameListItem, slug: 'b' },
          { ...gameListItem, slug: 'a' },
        ],
      },
    }),
    { hasSession: true },
  )
  const html = await render(data)
  expect([...html.matchAll(/data-game="(\w+)"/g)].map(([, slug]) => slug)).toEqual(['b', 'a'])
  expect(html).toMatch(/<h1>Избранное<small>2<\/small><\/h1>/)
  expect(html).toMatch(/href="\/games\/favourites"[^>]*aria-current="page"/)
})

test('a player without any sees how to add games, with a link to them', async () => {
  const html = await render(
    await loadFavourites(answerCalls({ [listFavourites.name]: { items: [] } }), { hasSession: true }),
    'en',
  )
  expect(html).toContain('Nothing here yet')
  expect(html).toMatch(/href="\/"[^>]*>Browse games/)
})

test("a guest's page is the same for all guests: skeletons, and a message for browsers without scripts", async () => {
  const refuse = () => Promise.reject(new Error("a guest's list is asked of nobody"))
  const html = await render(await loadFavourites(refuse as unknown as Call, { hasSession: false }))
  expect(html).toMatch(/<noscript>.*Избранное гостя хранится\s/)
  expect(html).not.toContain('data-game')
})

test('favourites that fail to load are not shown as an empty list', async () => {
  await expect(
    loadFavourites(answerCalls({ [listFavourites.name]: { refused: 503 } }), { hasSession: true }),
  ).rejects.toBeDefined()
})

test('the screen is not a category, and is not indexed', () => {
  expect(findRoute('/games/favourites')?.name).toBe('favouriteGames')
  expect(
    meta({ matches: [], location: { pathname: '/games/favourites' } } as unknown as Parameters<
      typeof meta
    >[0]),
  ).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('many games are requested in addresses short enough for every server', async () => {
  const asked: number[] = []
  const call = (async (_: unknown, { query }: { query: { 'filter[slug][]': string[] } }) => {
    asked.push(query['filter[slug][]'].length)
    return {
      ok: true,
      value: { items: query['filter[slug][]'].map((slug) => ({ ...gameListItem, slug })), totalItems: 0 },
    }
  }) as unknown as Call
  const slugs = Array.from({ length: 200 }, (_, index) => `game-${index}`)
  expect(await findCards(call, slugs)).toMatchObject({ ok: true, value: slugs.map((slug) => ({ slug })) })
  expect(asked).toEqual([80, 80, 40])
  expect((await findCards(answerCalls({ listGames: { refused: 0 } }), slugs)).ok).toBe(false)
})

const renderCard = (
  changes: Partial<typeof gameListItem>,
  circumstances = { isRegionBlocked: false, isWagering: false },
) =>
  renderScreen(
    () => (
      <CardContext value={circumstances}>
        <GameCard game={presentCardGame({ ...gameListItem, ...changes })} />
      </CardContext>
    ),
    null,
  )

test('a card has a heart that is reachable by keyboard and named after the game', async () => {
  expect(await renderCard({})).toMatch(/<input type="checkbox"[^>]*aria-label="В избранное: Neon Drive"/)
})

test('while a bonus is wagered, games that do not count toward it are marked [8.18]', async () => {
  const wagering = { isRegionBlocked: false, isWagering: true }
  expect(await renderCard({ allow_bonus_balance: false }, wagering)).toContain('Вне отыгрыша')
  expect(await renderCard({ allow_bonus_balance: true }, wagering)).not.toContain('Вне отыгрыша')
  expect(await renderCard({ allow_bonus_balance: false })).not.toContain('Вне отыгрыша')
})

test("where games can't be played, a card shows so and has no link [8.18]", async () => {
  const html = await renderCard({}, { isRegionBlocked: true, isWagering: false })
  expect(html).toContain('Недоступна в вашей стране')
  expect(html).not.toContain('/play/')
  expect(html).not.toContain('<input')
})
