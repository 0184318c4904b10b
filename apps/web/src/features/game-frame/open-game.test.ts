import { game } from '@yanta/contract/fixtures'
import { beforeEach, expect, test, vi } from 'vitest'
import { reportTrouble } from '../../data/api/report.ts'
import { presentFrameHost } from './frame-presence.ts'
import { dispatchToFrame } from './frame-store.ts'
import { openGame } from './open-game.client.ts'

vi.mock('../../data/api/report.ts', () => ({ reportTrouble: vi.fn() }))
vi.mock('./frame-host.tsx', () => ({ FrameHost: () => null }))
vi.mock('./frame-presence.ts', () => ({ presentFrameHost: vi.fn() }))
vi.mock('./frame-store.ts', () => ({
  dispatchToFrame: vi.fn(),
  setGamesOrigin: vi.fn(),
  setGameDetails: vi.fn(),
}))

beforeEach(() => vi.clearAllMocks())
const gamesOrigin = 'http://127.0.0.1:3001'

test('a game without an id is logged and not run [8.8]', () => {
  openGame({ game: { ...game, slug: '' }, mode: undefined, isLoggedIn: true, gamesOrigin })
  expect(reportTrouble).toHaveBeenCalledExactlyOnceWith('No Game Id', expect.any(String))
  expect(dispatchToFrame).not.toHaveBeenCalled()
  expect(presentFrameHost).not.toHaveBeenCalled()
})

const runs = [
  ['a player', true, undefined, { mode: undefined, defaultMode: 'real' }],
  ['a player who chose demo', true, 'demo', { mode: 'demo', defaultMode: 'real' }],
  ['a guest', false, undefined, { mode: 'demo', defaultMode: 'demo' }],
  ['a guest who chose real money', false, 'real', { mode: 'demo', defaultMode: 'demo' }],
] as const

test.each(runs)('%s runs a game for real when logged in, else demo [4.12]', (_who, isLoggedIn, mode, run) => {
  openGame({ game, mode, isLoggedIn, gamesOrigin })
  expect(dispatchToFrame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'open', ...run }))
  expect(reportTrouble).not.toHaveBeenCalled()
})
