import { expect, test, vi } from 'vitest'
import { createRoundReport } from './round-report.ts'

test('the site is notified of a round when it begins and when it ends, once each, however often the request is repeated', () => {
  const send = vi.fn()
  const report = createRoundReport({ send })
  report.end()
  report.begin('a')
  report.begin('a')
  report.end()
  report.end()
  report.begin('b')
  expect(send.mock.calls.map(([message]) => `${message.type} ${message.roundId}`)).toEqual([
    'roundStarted a',
    'roundEnded a',
    'roundStarted b',
  ])
})
