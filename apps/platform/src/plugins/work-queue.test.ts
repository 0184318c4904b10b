import { expect, test } from 'vitest'
import { createQueue } from './work-queue.ts'

/** A job that lasts until the test ends it. */
function buildJob() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let hasBegun = false
  return {
    start: () => {
      hasBegun = true
      return promise
    },
    end: resolve,
    fail: reject,
    get hasBegun() {
      return hasBegun
    },
  }
}
const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

test('jobs beyond the first few wait, and run in the order they came', async () => {
  const queue = createQueue({ atOnce: 2, mostWaiting: 10 })
  const jobs = Array.from({ length: 4 }, buildJob)
  const answers = jobs.map(({ start }) => queue.run(start)!)
  expect(jobs.map(({ hasBegun }) => hasBegun)).toEqual([true, true, false, false])
  jobs[1]!.end('second')
  await settle()
  expect(jobs.map(({ hasBegun }) => hasBegun)).toEqual([true, true, true, false])
  for (const job of jobs) job.end('done')
  expect(await Promise.all(answers)).toEqual(['done', 'second', 'done', 'done'])
})

test('a job is rejected at once when too many are waiting', async () => {
  const queue = createQueue({ atOnce: 1, mostWaiting: 1 })
  const jobs = Array.from({ length: 3 }, buildJob)
  const [first, second, third] = jobs.map(({ start }) => queue.run(start)!)
  expect(third).toBeNull()
  for (const job of jobs) job.end('done')
  expect(await Promise.all([first, second])).toEqual(['done', 'done'])
  expect(await queue.run(jobs[2]!.start)).toBe('done')
})

test('a failed job frees its slot like any other', async () => {
  const queue = createQueue({ atOnce: 1, mostWaiting: 1 })
  const [broken, next] = [buildJob(), buildJob()]
  const answers = [queue.run(broken.start), queue.run(next.start)]
  broken.fail(new Error('broken'))
  await expect(answers[0]).rejects.toThrow('broken')
  next.end('done')
  expect(await answers[1]).toBe('done')
})
