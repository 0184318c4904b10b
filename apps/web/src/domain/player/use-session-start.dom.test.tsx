import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { reportNews } from '../../data/api/report-errors.ts'
import { useSessionStart } from './use-session-start.ts'

vi.mock(import('../../data/api/report-errors.ts'), () => ({
  reportNews: vi.fn<typeof reportNews>(),
  reportError: vi.fn<() => void>(),
  reportLine: vi.fn<() => void>(),
}))
const news = vi.mocked(reportNews)

afterEach(() => {
  cleanup()
  localStorage.clear()
  news.mockClear()
})

const start = (hash: string | null, visit = 3) =>
  renderHook(() => useSessionStart(hash === null ? null : { userId: '7', hash }, visit))

test('the start of a session is one line of the log for each login, on whatever page, and a guest has none [6.13]', () => {
  start(null)
  expect(news).not.toHaveBeenCalled()
  const first = start('hash-of-the-first-login')
  first.rerender()
  start('hash-of-the-first-login')
  expect(news.mock.calls).toEqual([
    ['SESSION_START', expect.any(String), expect.objectContaining({ userId: '7', visit: 3 })],
  ])
  start('hash-of-the-second-login')
  expect(news).toHaveBeenCalledTimes(2)
  // What opens the player's room is a secret.
  expect(JSON.stringify(news.mock.calls)).not.toContain('hash-of-the')
})
