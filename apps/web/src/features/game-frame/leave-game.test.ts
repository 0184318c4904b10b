import { beforeEach, expect, test, vi } from 'vitest'
import { reportTrouble } from '../../data/api/report.ts'
import { rememberScreen } from '../../navigation/last-screen.ts'
import { forgetEntries } from '../../navigation/history.ts'
import { findScreenBehindGame } from './leave-game.ts'

vi.mock('../../data/api/report.ts', () => ({ reportTrouble: vi.fn() }))

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.mocked(reportTrouble).mockClear()
  forgetEntries()
})

test('a game leads back to the screen it was opened from', () => {
  for (const [pathname, search] of [
    ['/games/slots', '?page=2'],
    ['/play/neon-drive', ''],
  ] as const)
    rememberScreen({ pathname, search })
  expect(findScreenBehindGame()).toBe('/games/slots?page=2')
  expect(reportTrouble).not.toHaveBeenCalled()
})

test('a game opened by its address leads to main and is logged [2.30], [8.8]', () => {
  rememberScreen({ pathname: '/play/neon-drive', search: '' })
  rememberScreen({ pathname: '/login', search: '' })
  expect(findScreenBehindGame()).toBe('/')
  expect(reportTrouble).toHaveBeenCalledExactlyOnceWith('Navigator state missing', expect.any(String))
})
