import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitBeforeSending } from './notify-platform.ts'
import { openPayDesk, type PayDesk } from './testing/pay-desk.ts'

let desk: PayDesk
beforeAll(async () => {
  desk = await openPayDesk()
})
afterAll(() => desk.close())

async function payOne(): Promise<string> {
  const page = await desk.open()
  const id = /ID (d-\d+)/.exec((await desk.get(page)).body)![1]!
  await desk.post(`${page}/pay`, { card: '4242424242424242' })
  return id
}
/** Time passes, and something is asked. */
async function retry(id: string): Promise<unknown[]> {
  desk.clock.advance({ seconds: 5 })
  await desk.open()
  return desk.toldOf(id)
}
const success = { status: 'success', amount: 500_000, currency: 'RUB' }

test('it waits a second, then twice as long each time, at most five minutes', () => {
  expect([0, 1, 2, 5, 8, 9, 1_000].map(waitBeforeSending)).toEqual([1, 2, 4, 32, 256, 300, 300])
})

test('a notification is sent until it is acknowledged, under the same id', async () => {
  desk.answers.push(500, 0, 404)
  const id = await payOne()
  await expect.poll(() => retry(id)).toEqual([success, success, success, success])
  const ids = desk.received.flatMap(({ body }) => (body.order === id ? [body.id] : []))
  expect(new Set(ids).size).toBe(1)
  const other = await payOne()
  await expect.poll(() => retry(other)).toEqual([success])
  expect(desk.toldOf(id)).toHaveLength(4)
})

test('what a stopped process has not told is told by the next', async () => {
  desk.answers.push(503)
  const id = await payOne()
  await expect.poll(() => desk.toldOf(id)).toHaveLength(1)
  await desk.stop()
  desk.clock.advance({ minutes: 1 })
  await desk.restart()
  await expect.poll(() => desk.toldOf(id)).toEqual([success, success])
})
