import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePorts } from '../../../tools/site/free-ports.ts'
import { listMetricNames, readAlerts, readDashboard } from '../../../tools/testing/monitoring-files.ts'
import { startProvider, type Page, type Provider } from './testing/provider.ts'

let provider: Provider
let page: Page
let address: string
beforeAll(async () => {
  const [port] = await findFreePorts(1)
  provider = await startProvider({ gamesMetricsPort: port! })
  await provider.app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${port}/metrics`
  page = await provider.open()
})
afterAll(() => provider.close())

const read = async () => (await fetch(address)).text()
const valueOf = async (metric: string) => {
  const line = (await read()).split('\n').find((each) => each.startsWith(`${metric} `))
  return line === undefined ? null : Number(line.slice(metric.length + 1))
}
const walletCalls = (call: string, result: string) =>
  valueOf(`games_wallet_calls_total{call="${call}",result="${result}"}`)

test('requests are timed by route, wallet calls counted by what came of them; no visitor reaches the port by an address of the games', async () => {
  expect((await page.play('first-round')).statusCode).toBe(200)
  provider.wallet.mishaps.push({ refuses: 'insufficient_funds' })
  await page.play('refused-round')
  provider.wallet.mishaps.push('fails')
  expect((await page.play('tried-again')).statusCode).toBe(200)
  await provider.app.inject({ url: '/play/neon-drive?token=secret-of-a-run' })
  expect([
    await walletCalls('authenticateRun', 'done'),
    await walletCalls('settleRound', 'done'),
    await walletCalls('settleRound', 'refused'),
    await walletCalls('settleRound', 'unknown'),
  ]).toEqual([1, 2, 1, 1])
  const text = await read()
  expect(text).toMatch(/^games_request_duration_seconds_count\{name="\/api\/rounds",status="2xx"\} 2$/m)
  expect(text).not.toMatch(/secret-of-a-run|player-1|neon-drive/)
  expect((await provider.app.inject({ url: '/metrics' })).statusCode).toBe(404)
})

test('a round whose money is not settled is as old as its stake', async () => {
  expect(await valueOf('games_round_pending_seconds')).toBe(0)
  expect((await page.play('left-pending')).statusCode).toBe(200)
  await provider.db
    .updateTable('rounds')
    .set({ status: 'pending', played_at: new Date(Date.now() - 600_000) })
    .where('request_id', '=', 'left-pending')
    .execute()
  const seconds = await valueOf('games_round_pending_seconds')
  expect(seconds).toBeGreaterThanOrEqual(600)
  expect(seconds).toBeLessThan(700)
})

test('every metric of the games that dashboard and alerts name exists', async () => {
  const named = listMetricNames(JSON.stringify([readAlerts(), readDashboard()])).filter((name) =>
    name.startsWith('games_'),
  )
  expect(named.length).toBeGreaterThan(2)
  const text = await read()
  for (const name of named) expect(text).toContain(`# TYPE ${name} `)
})
