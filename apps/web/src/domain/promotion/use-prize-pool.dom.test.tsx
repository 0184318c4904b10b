import { prizePoolChanged, promotionRoom } from '@yanta/contract'
import { expect, test } from 'vitest'
import { pass, readText, renderInSite, settle, stopTime } from '../../testing/dom.tsx'
import { connectLine } from '../../testing/socket-line.ts'
import { usePrizePool } from './use-prize-pool.ts'

const line = connectLine(null, {})
let drawn: (number | null)[] = []

function Counter({ prizePool }: { prizePool: number | null }) {
  const pool = usePrizePool(prizePool === null ? null : { id: '12', prizePool })
  if (drawn.at(-1) !== pool) drawn.push(pool)
  return <p>{pool}</p>
}

async function open(prizePool: number | null) {
  drawn = []
  const site = await renderInSite(<Counter prizePool={prizePool} />)
  await settle()
  stopTime()
  return site
}
const tell = (prizePool: number) =>
  line.publish(promotionRoom('12'), prizePoolChanged, { id: '12', prizePool })
const page = () => readText(document.body)

test('a fund that changes 50 times a second is drawn at most 4 times a second, the last value included [7.86]', async () => {
  await open(48_000_000)
  for (let event = 1; event <= 100; event += 1) {
    await tell(48_000_000 + event * 100)
    await pass(20)
  }
  await pass(250)
  // Two seconds: eight updates, beside what was drawn at first and the last one.
  expect(drawn.length).toBeLessThanOrEqual(10)
  expect(drawn.length).toBeGreaterThanOrEqual(8)
  expect(page()).toBe('480100')
})

test('a fund never goes back: a page that was loaded later knows more than an old event [9.27]', async () => {
  await open(48_000_000)
  await tell(47_000_000)
  await pass(1_000)
  expect(page()).toBe('480000')
})

test('without a fund there is nothing to follow', async () => {
  await open(null)
  expect(drawn).toEqual([null])
})
