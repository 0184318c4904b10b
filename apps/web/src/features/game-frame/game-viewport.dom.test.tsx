import { runGame } from '@yanta/contract'
import { balance, game, gameRun, profile, serverData } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pass, platform, renderInSite, stopTime } from '../../testing/dom.tsx'
import { presentFrameGame } from './frame-game.ts'
import { FrameHost } from './frame-host.tsx'
import { dispatchToFrame, setGamesOrigin } from './frame-store.ts'

const { gamesOrigin } = serverData
const player = { profile, balance: { ...balance, seq: {}, epoch: 'e1' } }

afterEach(() => act(() => dispatchToFrame({ type: 'close' })))

test('a game is paused when it goes into the dock, and resumed when it comes back', async () => {
  stopTime()
  setGamesOrigin(gamesOrigin)
  platform.answer(runGame, gameRun)
  await renderInSite(<FrameHost />, { path: '/play/neon-drive', site: { serverData, player } })
  act(() => dispatchToFrame({ type: 'open', game: presentFrameGame(game), defaultMode: 'real' }))
  await pass(1_000)
  const frame = screen.getByTitle<HTMLIFrameElement>(/window/).contentWindow!
  const said = vi.spyOn(frame, 'postMessage').mockImplementation(() => {})
  const told = () =>
    said.mock.calls.flatMap(([message]) => {
      const { type } = message as { type: string }
      return type === 'pause' || type === 'resume' ? [type] : []
    })
  const ready = new MessageEvent('message', { data: { source: 'game', type: 'ready' } })
  Object.defineProperties(ready, { origin: { value: gamesOrigin }, source: { value: frame } })
  await act(async () => void dispatchEvent(ready))
  expect(told()).toEqual(['resume'])
  await act(async () => dispatchToFrame({ type: 'minimize' }))
  expect(told()).toEqual(['resume', 'pause'])
  await act(async () => dispatchToFrame({ type: 'resume' }))
  expect(told()).toEqual(['resume', 'pause', 'resume'])
})
