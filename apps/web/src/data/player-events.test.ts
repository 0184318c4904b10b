import { expect, test, vi } from 'vitest'
import { emitPlayerEvent, onPlayerEvent } from './player-events.ts'

const report = vi.hoisted(() => vi.fn<(label: string, error: unknown) => void>())
vi.mock('./api/report.ts', () => ({ report }))

test('one part of the site that fails does not keep an event from the others, and is reported', () => {
  const received: string[] = []
  const error = new Error('messages of en are not loaded')
  onPlayerEvent('login', () => {
    throw error
  })
  onPlayerEvent('login', () => void received.push('login'))
  emitPlayerEvent('login')
  expect(received).toEqual(['login'])
  expect(report.mock.calls).toEqual([['GLOBAL_WINDOW_ERROR_HANDLER', error]])
})
