import { getChosenTournament, listGames, listTournaments, runGame } from '@yanta/contract'
import { balance, game, gameRun, profile, serverData } from '@yanta/contract/fixtures'
import { act, fireEvent, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dispatchToWallet, forgetWallet, walletStore } from '../../domain/wallet/wallet-store.ts'
import { computeShownBalance } from '../../domain/wallet/wallet.ts'
import { button, pass, platform, readText, renderInSite, stopTime } from '../../testing/dom.tsx'
import { useLinkFollower } from '../shell/follow-links.ts'
import { presentFrameGame } from './frame-game.ts'
import { FrameHost } from './frame-host.tsx'
import { soundStore } from '../../browser/sound-setting.ts'
import { dispatchToFrame, frameStore, setGamesOrigin } from './frame-store.ts'

const gamesOrigin = serverData.gamesOrigin
const player = { profile, balance: { ...balance, seq: {}, epoch: 'e1' } }
const bonusRun = { ...gameRun, redirect: '/games/otygrat_bonus' }

beforeEach(() => {
  platform.answer(getChosenTournament, { data: null, seq: {}, epoch: 'e1' })
  platform.answer(listTournaments, { items: [], totalItems: 0 })
})
afterEach(() =>
  act(() => {
    dispatchToFrame({ type: 'close' })
    forgetWallet()
  }),
)

/** The host in a page that follows plain links, as the shell does. */
function Page() {
  useLinkFollower()
  return <FrameHost />
}

/** Screens of several games, each of which opens its own, as the site's do. */
function Screens({ games }: { games: (typeof game)[] }) {
  const { pathname } = useLocation()
  const here = games.find(({ slug }) => pathname === `/play/${slug}`)
  useLayoutEffect(() => {
    if (here) dispatchToFrame({ type: 'open', game: presentFrameGame(here), defaultMode: 'demo' })
  }, [here])
  return (
    <>
      <FrameHost />
      {games.map(({ slug, name }) => (
        <Link key={slug} to={`/play/${slug}`}>
          To {name}
        </Link>
      ))}
    </>
  )
}

/** The game's own screen, with a run requested. */
async function open({ path = '/play/neon-drive', mode = 'real' as 'real' | 'demo', isGuest = false } = {}) {
  stopTime()
  setGamesOrigin(gamesOrigin)
  const site = await renderInSite(<Page />, {
    path,
    site: { serverData, player: isGuest ? null : player },
  })
  act(() => {
    dispatchToWallet({ type: 'snapshot', snapshot: balance })
    dispatchToFrame({ type: 'open', game: presentFrameGame(game), defaultMode: mode })
  })
  await pass(0)
  return site
}
async function play(options?: Parameters<typeof open>[0]) {
  platform.answer(runGame, gameRun)
  const site = await open(options)
  await pass(1_000)
  return site
}
const loader = () => screen.queryByText('Opening Neon Drive')
const frameWindow = () => screen.getByTitle<HTMLIFrameElement>(/window/).contentWindow
const phase = () => frameStore.getState().frame.phase

/** Posts a message from the game's window. */
async function post(data: unknown, from: { origin?: string; source?: unknown } = {}) {
  const event = new MessageEvent('message', { data })
  Object.defineProperties(event, {
    origin: { value: from.origin ?? gamesOrigin },
    source: { value: 'source' in from ? from.source : frameWindow() },
  })
  await act(async () => void dispatchEvent(event))
  await pass(0)
}
const game_ = (type: string, more: object = {}) => ({ source: 'game', type, ...more })

test.each([
  ['demo', 'run anew', 2],
  ['real', 'left alone', 1],
] as const)('a game in %s that requests new demo money is %s', async (mode, _what, runs) => {
  await play({ mode })
  await post(game_('restartDemo'))
  expect(platform.sent(runGame)).toHaveLength(runs)
})

test("the loader stays until one second after the run's response [4.10] [9.1]", async () => {
  const held = platform.hold(runGame)
  await open()
  await pass(5_000)
  expect(loader()).not.toBeNull()
  await act(async () => held.answer(gameRun))
  await pass(990)
  expect(loader()).not.toBeNull()
  await pass(20)
  expect(loader()).toBeNull()
})

test('a run with a redirect asks first, however much time passes; Continue runs it again with confirmation [4.9-4.10], [8.16]', async () => {
  platform.answer(runGame, bonusRun)
  await open()
  await pass(10_000)
  expect(loader()).not.toBeNull()
  expect(screen.getByText('This game doesn’t take bonus money')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Slots with the bonus/ }).getAttribute('href')).toBe(
    '/games/otygrat_bonus',
  )
  expect(platform.sent(listGames)[0]!.query.get('filter[category]')).toBe('otygrat_bonus')
  expect(screen.getByRole('link', { name: /Neon Drive/ }).getAttribute('href')).toBe('/play/neon-drive')
  expect(screen.queryByTitle(/window/)).toBeNull()
  fireEvent.click(button('Continue'))
  await pass(1_010)
  expect(platform.sent(runGame).map(({ body }) => (body as { confirm: boolean }).confirm)).toEqual([
    false,
    true,
  ])
  expect(loader()).toBeNull()
})

test('the link in the bonus dialog ends the game and leads to slots with the bonus [4.9]', async () => {
  platform.answer(runGame, bonusRun)
  const { address } = await open()
  fireEvent.click(screen.getByRole('link', { name: /^Slots with the bonus/ }))
  await pass(0)
  expect([phase(), address()]).toEqual(['idle', '/games/otygrat_bonus'])
})

test('closing the bonus dialog ends the game and leads to main', async () => {
  platform.answer(runGame, bonusRun)
  const { address } = await open()
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await pass(0)
  expect([phase(), address()]).toEqual(['idle', '/'])
})

test('a refused run shows an error and can be retried [8.15]', async () => {
  platform.refuse(runGame, 503, { code: 'cannot_run_game' })
  await open()
  expect(screen.getByText('The game did not start')).toBeTruthy()
  platform.answer(runGame, gameRun)
  fireEvent.click(button('Try again'))
  await pass(1_010)
  expect(phase()).toBe('shown')
})

test.each(['http://evil.example/play', 'http://localhost:3000/', 'javascript:alert(1)'])(
  'a run address outside of the games’ origin is never framed: %s',
  async (run_url) => {
    platform.answer(runGame, { ...gameRun, data: { ...gameRun.data, run_url } })
    await open()
    expect(phase()).toBe('error')
    expect(screen.queryByTitle(/window/)).toBeNull()
  },
)

test('the game is sandboxed with no more than scripts and its own origin', async () => {
  await play()
  const frame = screen.getByTitle(/window/)
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin')
  expect(frame.getAttribute('referrerpolicy')).toBe('origin')
  expect(frame.getAttribute('src')).toBe(gameRun.data.run_url)
})

test.each(['closeFrame', 'closeInnerFrame', 'runSiteInIFrame', 'exit'])(
  'the message %s closes the game and goes to main [2.31]',
  async (message) => {
    const { address } = await play()
    await post(message)
    expect([phase(), address()]).toEqual(['idle', '/'])
  },
)

test('messages of other windows and of other origins are ignored [2.31]', async () => {
  const { address } = await play()
  await post('closeFrame', { source: window })
  await post('closeFrame', { origin: 'http://evil.example' })
  expect([phase(), address()]).toEqual(['shown', '/play/neon-drive'])
})

test('a game that reports ready is shown before its second is over [4.10]', async () => {
  platform.answer(runGame, gameRun)
  await open()
  await post(game_('ready'))
  expect(loader()).toBeNull()
})

test('a win is held until the end of its round, two minutes at most', async () => {
  await play()
  const real = () => computeShownBalance(walletStore.getState().wallet!).real
  const win = (to: number) =>
    act(() =>
      dispatchToWallet({
        type: 'changed',
        change: { balance_type: 'real', balance: to, reason: 'win' } as never,
      }),
    )
  await post(game_('roundStarted', { roundId: 'r1' }))
  win(1_300_000)
  expect(real()).toBe(1_248_050)
  await post(game_('roundEnded', { roundId: 'r1' }))
  expect(real()).toBe(1_300_000)
  await post(game_('roundStarted', { roundId: 'r2' }))
  win(1_400_000)
  await pass(119_000)
  expect(real()).toBe(1_300_000)
  await pass(2_000)
  expect(real()).toBe(1_400_000)
})

test('a game that floods the page has 60 messages handled at once, and can still be left', async () => {
  const { address } = await play()
  for (let round = 0; round < 60; round++) await post(game_('roundStarted', { roundId: `r${round}` }))
  await post(game_('roundStarted', { roundId: 'r61' }))
  expect(walletStore.getState().wallet?.hold?.gameRoundId).toBe('r59')
  await post('exit')
  expect(address()).toBe('/')
})

test('a game opened from another one’s screen takes its place and plays; the one that is left is not docked [4.8]', async () => {
  const next = { ...game, slug: 'emerald-roulette', name: 'Emerald Roulette' }
  platform.answer(runGame, gameRun)
  stopTime()
  setGamesOrigin(gamesOrigin)
  await renderInSite(<Screens games={[game, next]} />, {
    path: '/play/neon-drive',
    site: { serverData, player },
  })
  await pass(1_010)
  expect(phase()).toBe('shown')
  fireEvent.click(screen.getByRole('link', { name: 'To Emerald Roulette' }))
  await pass(0)
  expect(frameStore.getState().frame).toMatchObject({ phase: 'loading', game: { slug: 'emerald-roulette' } })
  await pass(1_010)
  expect(phase()).toBe('shown')
})

test('a step back from the full screen of a game ends it, so that the site can be seen', async () => {
  const exit = vi.fn(() => Promise.resolve())
  const stage = () => screen.queryByRole('region', { name: /Neon Drive/ })
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => stage() },
    exitFullscreen: { configurable: true, value: exit },
  })
  await play()
  expect(exit).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  await pass(0)
  expect([phase(), exit.mock.calls.length]).toEqual(['minimized', 1])
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name)
})

test('the bar leads back, switches to demo in place, minimises and closes', async () => {
  const { address } = await play()
  expect(screen.getAllByRole('link', { name: 'Demo' })[0]!.getAttribute('href')).toBe(
    '/play/neon-drive?mode=demo',
  )
  expect(screen.getAllByRole('link', { name: 'Real' })[0]!.getAttribute('aria-current')).toBe('true')
  fireEvent.click(button('Minimise'))
  await pass(0)
  expect([phase(), address()]).toEqual(['minimized', '/'])
  expect(readText(screen.getByRole('complementary'))).toContain('Paused')
  fireEvent.click(button('Close the game'))
  await pass(0)
  expect(phase()).toBe('idle')
})

test('closing on the stage also leaves its screen', async () => {
  const { address } = await play()
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  await pass(0)
  expect([phase(), address()]).toEqual(['idle', '/'])
})

test('a guest who chooses real money is sent to log in, with the game as the return address', async () => {
  await play({ mode: 'demo', isGuest: true })
  expect(screen.getAllByRole('link', { name: 'Real' })[0]!.getAttribute('href')).toBe(
    '/login?redirect=%2Fplay%2Fneon-drive',
  )
  expect(platform.sent(runGame)[0]?.body).toMatchObject({ type: 'demo' })
})

test('a session stopped elsewhere shows a notice and can be resumed here [4.11], [8.17]', async () => {
  await play()
  act(() => dispatchToFrame({ type: 'sessionDeactivated', runToken: 'another', reason: 'double_run' }))
  expect(screen.queryByText('The game is open in another window')).toBeNull()
  act(() =>
    dispatchToFrame({ type: 'sessionDeactivated', runToken: 'run-token-example', reason: 'double_run' }),
  )
  expect(screen.getByText('The game is open in another window')).toBeTruthy()
  fireEvent.click(button('Play here'))
  await pass(1_010)
  expect(phase()).toBe('shown')
  expect(platform.sent(runGame)).toHaveLength(2)
})

test('what tournament the game counts in is asked for once its run has begun, and only for a player of real money [4.34]', async () => {
  // The strip's code is loaded by now, as after the first game.
  await import('./tournament/tournament-item.tsx')
  const held = platform.hold(runGame)
  await open()
  await pass(5_000)
  expect(platform.sent(getChosenTournament)).toEqual([])
  await act(async () => held.answer(gameRun))
  await vi.waitFor(() => expect(platform.sent(getChosenTournament)).toHaveLength(1))
  await vi.waitFor(() => expect(platform.sent(listTournaments)).toHaveLength(1))
  expect(platform.sent(getChosenTournament)[0]!.query.get('game')).toBe('neon-drive')
})

test.each([
  ['a guest', { mode: 'demo', isGuest: true }],
  ['a demo', { mode: 'demo' }],
] as const)('%s asks for no tournament', async (_who, options) => {
  await import('./tournament/tournament-item.tsx')
  await play(options)
  await pass(1_000)
  expect(phase()).toBe('shown')
  expect([...platform.sent(getChosenTournament), ...platform.sent(listTournaments)]).toEqual([])
})

test("the game's own sound switch turns the site's", async () => {
  await play()
  for (const on of [true, false]) {
    await post(game_('sound', { on }))
    expect(soundStore.getState().isOn).toBe(on)
  }
  await post(game_('sound', { on: 'yes' }))
  expect(soundStore.getState().isOn).toBe(false)
})
