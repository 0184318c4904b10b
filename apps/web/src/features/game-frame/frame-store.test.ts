import { game, gameRun } from '@yanta/contract/fixtures'
import { balance } from '@yanta/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyClientStores } from '../../browser/resettable-stores.ts'
import { emitPlayerEvent } from '../../data/player-events.ts'
import { dispatchToWallet, forgetWallet, walletStore } from '../../domain/wallet/wallet-store.ts'
import { computeShownBalance } from '../../domain/wallet/wallet.ts'
import { toastStore } from '../../dialogs/toast-queue.ts'
import { loadCatalogue } from '../../i18n/catalogues.ts'
import { presentFrameGame } from './frame-game.ts'
import { dispatchToFrame, frameStore, setGamesOrigin } from './frame-store.ts'

const asked = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()
const frameGame = presentFrameGame(game)
const open = (mode: 'real' | 'demo' = 'real') =>
  dispatchToFrame({ type: 'open', game: frameGame, defaultMode: mode })
const phase = () => frameStore.getState().frame.phase
const answered = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('location', { origin: 'http://localhost:3000' })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'ru' } })
  asked.mockReset().mockImplementation(async () => Response.json(gameRun))
  setGamesOrigin('http://127.0.0.1:3001')
  dispatchToWallet({ type: 'snapshot', snapshot: { ...balance, balance: 10_000 } })
})
afterEach(() => {
  dispatchToFrame({ type: 'close' })
  forgetWallet()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('frame store', () => {
  it('requests a run once and drops the loader about a second after the response, naming game and exit [4.10] [7.70]', async () => {
    open()
    open()
    expect(asked).toHaveBeenCalledOnce()
    const [address, request] = asked.mock.calls[0]!
    expect(address).toBe('/json-api/eapi/game-run/neon-drive?platform=desktop')
    expect(request.method).toBe('POST')
    expect(JSON.parse(String(request.body))).toEqual({
      platform: 'desktop',
      type: 'real',
      exitUrl: 'http://localhost:3000/',
      confirm: false,
    })
    await answered()
    await vi.advanceTimersByTimeAsync(999)
    expect(phase()).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(phase()).toBe('shown')
  })

  it('requests a demo run in demo mode', () => {
    open('demo')
    expect(JSON.parse(String(asked.mock.calls[0]![1].body))).toMatchObject({ type: 'demo' })
  })

  it('keeps the loader while the bonus dialog is open, and runs again with the answer [4.9-4.10]', async () => {
    asked.mockImplementationOnce(async () => Response.json({ ...gameRun, redirect: '/games/otygrat_bonus' }))
    open()
    await answered()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(frameStore.getState().frame).toMatchObject({ phase: 'loading', asksAboutBonus: true })
    dispatchToFrame({ type: 'bonusWaived' })
    expect(JSON.parse(String(asked.mock.calls[1]![1].body))).toMatchObject({ confirm: true })
    await answered()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(phase()).toBe('shown')
  })

  it('shows a refused run as an error that can be retried', async () => {
    asked.mockImplementationOnce(async () =>
      Response.json({ errors: [{ code: 'game_disabled' }] }, { status: 409 }),
    )
    open()
    await answered()
    expect(frameStore.getState().frame).toMatchObject({ phase: 'error', code: 'game_disabled' })
    dispatchToFrame({ type: 'retry' })
    await answered()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(phase()).toBe('shown')
  })

  it("never frames an address outside of the games' origin", async () => {
    asked.mockImplementationOnce(async () =>
      Response.json({ ...gameRun, data: { ...gameRun.data, run_url: 'https://evil.example/' } }),
    )
    open()
    await answered()
    expect(frameStore.getState().frame).toMatchObject({ phase: 'error', code: 'cannot_run_game' })
  })

  it('ignores the response to a run that was closed', async () => {
    const late = Promise.withResolvers<Response>()
    asked.mockImplementationOnce(() => late.promise)
    open()
    dispatchToFrame({ type: 'close' })
    open('demo')
    await answered()
    late.resolve(Response.json({ ...gameRun, data: { ...gameRun.data, runToken: 'given-up' } }))
    await answered()
    expect(frameStore.getState().frame).toMatchObject({ phase: 'loading', mode: 'demo', run: gameRun })
  })

  it('ends a demo after a login, in the language of this page although another tab has stored another one [4.15]', async () => {
    document.cookie = 'locale=en'
    await loadCatalogue('ru')
    open('demo')
    emitPlayerEvent('login')
    emitPlayerEvent('gameExit')
    expect(phase()).toBe('idle')
    expect(toastStore.getState().waiting).toMatchObject([{ id: 'demo-end', title: 'Демо закрыто' }])
  })

  it('holds a win back only while a real game is on the screen', async () => {
    const round = (mode: 'real' | 'demo') => {
      dispatchToWallet({ type: 'snapshot', snapshot: { ...balance, balance: 10_000 } })
      open(mode)
    }
    const win = () =>
      dispatchToWallet({
        type: 'changed',
        change: { balance_type: 'real', balance: 15_000, currency: 'RUB', reason: 'win', roundId: 'r1' },
      })
    const shown = () => computeShownBalance(walletStore.getState().wallet!).real
    round('demo')
    await answered()
    await vi.advanceTimersByTimeAsync(1_000)
    win()
    expect(shown()).toBe(15_000)
    dispatchToFrame({ type: 'close' })
    round('real')
    await answered()
    await vi.advanceTimersByTimeAsync(1_000)
    dispatchToWallet({ type: 'roundStarted', gameRoundId: 'spin-1', nowMs: Date.now() })
    win()
    expect(shown()).toBe(10_000)
    dispatchToFrame({ type: 'minimize' })
    expect(shown()).toBe(15_000)
  })

  it.each(['before', 'after'] as const)(
    'holds the win of a game shown before the wallet was loaded, its round begun %s',
    async (when) => {
      forgetWallet()
      open()
      await answered()
      await vi.advanceTimersByTimeAsync(1_000)
      const begin = () => dispatchToWallet({ type: 'roundStarted', gameRoundId: 'spin-1', nowMs: Date.now() })
      if (when === 'before') begin()
      dispatchToWallet({ type: 'snapshot', snapshot: { ...balance, balance: 10_000 } })
      if (when === 'after') begin()
      dispatchToWallet({
        type: 'changed',
        change: { balance_type: 'real', balance: 15_000, currency: 'RUB', reason: 'win', roundId: 'r1' },
      })
      expect(computeShownBalance(walletStore.getState().wallet!).real).toBe(10_000)
    },
  )

  it('releases a win after two minutes even when the game sends nothing more', async () => {
    open()
    await answered()
    await vi.advanceTimersByTimeAsync(1_000)
    dispatchToWallet({ type: 'roundStarted', gameRoundId: 'spin-1', nowMs: Date.now() })
    dispatchToWallet({
      type: 'changed',
      change: { balance_type: 'real', balance: 15_000, currency: 'RUB', reason: 'win', roundId: 'r1' },
    })
    await vi.advanceTimersByTimeAsync(119_999)
    expect(computeShownBalance(walletStore.getState().wallet!).real).toBe(10_000)
    await vi.advanceTimersByTimeAsync(1)
    expect(computeShownBalance(walletStore.getState().wallet!).real).toBe(15_000)
  })

  it('counts the time in play without the time in the dock', async () => {
    open()
    await answered()
    await vi.advanceTimersByTimeAsync(6_000)
    dispatchToFrame({ type: 'minimize' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(frameStore.getState().clock).toEqual({ playedMs: 5000, sinceMs: null })
  })

  it('closes the game when the player logs in or out [4.20]', async () => {
    open()
    await answered()
    emitPlayerEvent('gameExit')
    expect(phase()).toBe('idle')
  })

  it('closes the game when the language changes: a game runs in one [1.4]', async () => {
    open()
    await answered()
    emptyClientStores()
    expect(phase()).toBe('idle')
  })
})
