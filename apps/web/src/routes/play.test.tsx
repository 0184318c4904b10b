import { listGames } from '@yanta/contract'
import { game, gameListItem, profile } from '@yanta/contract/fixtures'
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Call } from '../data/api/caller.ts'
import { type SsrContext, ssrContext } from '../data/api/ssr-context.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import type { CardGame } from '../domain/game/card-game.ts'
import { openScreen } from './packed-screen.ts'
import Play, { loader } from './play.tsx'

function load(
  name: string,
  changes: Parameters<typeof answerCalls>[0] = {},
  visit: Partial<SsrContext> = {},
) {
  const context = new RouterContextProvider()
  const call = vi.fn(answerCalls({ getGame: game, ...changes }))
  context.set(ssrContext, { call: call as unknown as Call, isRegionBlocked: false, ...visit } as SsrContext)
  const url = new URL(`https://yanta.example/play/${name}`)
  const args = { context, params: { name }, url, request: new Request(url) }
  return { call, loaded: loader(args as unknown as Parameters<typeof loader>[0]) }
}

test('the game screen shows cover, name and studio before the game is requested [2.9]', async () => {
  const html = await renderScreen(Play, await load('neon-drive').loaded, { path: '/play/neon-drive' })
  expect(html).toContain('<h1')
  expect(html).toContain('Neon Drive')
  expect(html).toContain('Quasar Tea')
  expect(html).toContain('Открываем Neon Drive')
  expect(html).not.toContain('<iframe')
})

test('rendering and prefetching a game screen starts no game', async () => {
  const { call, loaded } = load('neon-drive')
  await renderScreen(Play, await loaded, { path: '/play/neon-drive' })
  expect(call.mock.calls.map(([declaration]) => declaration.name)).not.toContain('runGame')
})

test('an unknown game is a 404 [2.18]', async () => {
  const failed = await load('nope', { getGame: { refused: 404 } }).loaded.catch(
    (error) => error as { init: ResponseInit },
  )
  expect(failed).toMatchObject({ init: { status: 404 } })
  const malformed = await load('NOPE', { getGame: { refused: 400 } }).loaded.catch(
    (error) => error as { init: ResponseInit },
  )
  expect(malformed).toMatchObject({ init: { status: 404 } })
})

test('blocked regions can not open a game: 451 [2.9]', async () => {
  const failed = await load('neon-drive', {}, { isRegionBlocked: true }).loaded.catch(
    (error) => error as { init: ResponseInit },
  )
  expect(failed).toMatchObject({ init: { status: 451 } })
})

test.each([
  ['soon', 'Скоро'],
  ['maintenance', 'Игра на обслуживании'],
] as const)('a disabled game (%s) shows so and has no frame', async (disabledReason, words) => {
  const html = await renderScreen(
    Play,
    await load('neon-drive', { getGame: { ...game, disabled: true, disabledReason } }).loaded,
    { path: '/play/neon-drive' },
  )
  expect(html).toContain(words)
  expect(html).not.toContain('Открываем')
})

test('a game without demo asks a guest to log in or register, and login leads back to it', async () => {
  const html = await renderScreen(
    Play,
    await load('neon-drive', { getGame: { ...game, has_demo_mode: false } }).loaded,
    { path: '/play/neon-drive' },
  )
  expect(html).toContain('нет демо')
  expect(html).toContain('href="/login?redirect=%2Fplay%2Fneon-drive"')
  expect(html).toContain('href="/registration"')
})

test('where a jurisdiction lets only players play a demo, a guest is asked to log in or register, also by a link to the demo', async () => {
  const site = { hasSession: false, player: null, serverData: { jurisdiction: { demoForGuests: false } } }
  const show = async (visitor: object) =>
    renderScreen(Play, await load('neon-drive').loaded, {
      path: '/play/neon-drive?mode=demo',
      site: { ...site, ...visitor },
    })
  const closed = await show({})
  expect(closed).toContain('Войдите, чтобы играть')
  expect(closed).toContain('href="/login?redirect=%2Fplay%2Fneon-drive')
  expect(closed).not.toContain('Открываем')
  expect(await show({ hasSession: true, player: { profile } })).toContain('Открываем Neon Drive')
  expect(await show({ serverData: {} })).toContain('Открываем Neon Drive')
})

test('similar games leave out the game itself and those that can not be played', async () => {
  const others = [
    gameListItem,
    { ...gameListItem, id: '2', slug: 'red-oni', name: 'Red Oni' },
    { ...gameListItem, id: '3', slug: 'off', name: 'Off', disabled: true },
  ]
  const { loaded } = load('neon-drive', { listGames: { items: others, totalItems: 3 } })
  const { similar } = openScreen(await loaded) as { similar: CardGame[] }
  expect(similar.map((other) => other.slug)).toEqual(['red-oni'])
})

test.each([
  [false, 'slots'],
  [true, 'top'],
])(
  'similar games are of its own category, and of what is played most where it can not be played (%s): %s',
  async (disabled, category) => {
    const { call, loaded } = load('neon-drive', { getGame: { ...game, disabled, categories: ['slots'] } })
    await loaded
    expect(call).toHaveBeenCalledWith(
      listGames,
      expect.objectContaining({ query: expect.objectContaining({ 'filter[category]': category }) }),
    )
  },
)
