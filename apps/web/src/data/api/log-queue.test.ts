import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LogLine } from '@yanta/contract'
import {
  type LogEntry,
  createLogQueue,
  gatherMs,
  maxBatch,
  maxBatchBytes,
  maxWaiting,
  retryMs,
} from './log-queue.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

const entry = (message: string): LogEntry => ({
  label: 'GLOBAL_WINDOW_ERROR_HANDLER',
  level: 'ERROR',
  message,
  stack: 'at here',
  context: { path: '/' },
})

function open(answers: boolean[] = []) {
  const sent: LogLine[][] = []
  const queue = createLogQueue({
    send: async (lines) => {
      sent.push(lines)
      return answers.shift() ?? true
    },
  })
  return { queue, sent }
}

test('lines are batched and sent together, in the form of the contract [7.82]', async () => {
  const { queue, sent } = open()
  queue.write(entry('first'))
  queue.write(entry('second'))
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(gatherMs)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toEqual(
    ['first', 'second'].map((message) => ({
      label: 'GLOBAL_WINDOW_ERROR_HANDLER',
      level_name: 'ERROR',
      datetime: '2026-11-21T12:00:00.000Z',
      message,
      stack: 'at here',
      context: { path: '/' },
    })),
  )
})

test('a repeated line is sent once with its count', async () => {
  const { queue, sent } = open()
  for (let time = 0; time < 1000; time++) queue.write(entry('again'))
  await vi.advanceTimersByTimeAsync(gatherMs)
  expect(sent.flat().map(({ message, context }) => [message, context])).toEqual([
    ['again', { path: '/', repeated: 1000 }],
  ])
})

test('many lines are sent in batches of twenty, and at most sixty wait', async () => {
  const { queue, sent } = open()
  for (let time = 0; time < 200; time++) queue.write(entry(`line ${time}`))
  await vi.advanceTimersByTimeAsync(10 * gatherMs)
  expect(sent.map((batch) => batch.length)).toEqual(
    Array.from({ length: maxWaiting / maxBatch }, () => maxBatch),
  )
  expect(sent.flat().at(-1)!.message).toBe('line 199')
})

test('a batch of long lines stays below the limits of the platform and of keepalive requests', async () => {
  const { queue, sent } = open()
  for (let time = 0; time < 20; time++)
    queue.write({ ...entry(`line ${time}`), stack: `${time} ${'я '.repeat(4_000)}` })
  await vi.advanceTimersByTimeAsync(30 * gatherMs)
  expect(sent.length).toBeGreaterThan(1)
  expect(sent.flat().map(({ message }) => message)).toEqual(
    Array.from({ length: 20 }, (_, time) => `line ${time}`),
  )
  for (const batch of sent) expect(new Blob([JSON.stringify(batch)]).size).toBeLessThan(maxBatchBytes + 1_000)
})

test('lines the platform did not accept are sent again later, in order', async () => {
  const { queue, sent } = open([false])
  queue.write(entry('first'))
  await vi.advanceTimersByTimeAsync(gatherMs)
  queue.write(entry('second'))
  await vi.advanceTimersByTimeAsync(retryMs)
  expect(sent.map((batch) => batch.map(({ message }) => message))).toEqual([['first'], ['first', 'second']])
})

test('a closing page does not wait for the answer to an earlier batch', async () => {
  const sent: LogLine[][] = []
  const queue = createLogQueue({
    send: (lines) => {
      sent.push(lines)
      return new Promise(() => {})
    },
  })
  queue.write(entry('first'))
  await vi.advanceTimersByTimeAsync(gatherMs)
  queue.write(entry('last words'))
  void queue.flush({ isLeaving: true })
  expect(sent.map((batch) => batch.map(({ message }) => message))).toEqual([['first'], ['last words']])
})

test('a closing page sends at once', async () => {
  const { queue, sent } = open()
  queue.write(entry('last words'))
  await queue.flush()
  expect(sent.flat()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10 * gatherMs)
  expect(sent.flat()).toHaveLength(1)
})
