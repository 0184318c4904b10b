import { getServerData, login } from '@yanta/contract'
import { addProcessMetrics, Registry } from '@yanta/server'
import { spawnSync } from 'node:child_process'
import { sql } from 'kysely'
import * as v from 'valibot'
import {
  alertsFile,
  listMetricNames,
  readAlerts,
  readDashboard,
  readOperationsPage,
} from '../../../../../tools/testing/monitoring-files.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDepositDesk } from '../../modules/money/deposits/testing/deposit-desk.ts'
import { openDesk } from '../../modules/money/wallet/testing/provider-desk.ts'
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const read = () => platform.app.deps.metrics.metrics()
/** The value of a metric; null where it has none. */
async function valueOf(metric: string): Promise<number | null> {
  const line = (await read()).split('\n').find((each) => each.startsWith(`${metric} `))
  return line === undefined ? null : Number(line.slice(metric.length + 1))
}

test('calls are counted and timed by name and class of status; any other address is one', async () => {
  const { as, app } = platform.onOneProcess('each process counts its own calls')
  await as(null).get(getServerData)
  await as(null).post(login, {
    body: { type: 'email', login: 'nobody@example.com', password: 'wrong-12345' },
  })
  for (const id of ['a', 'b']) await app.inject({ url: `/strange/${id}` })
  const text = await app.deps.metrics.metrics()
  expect(text).toContain('platform_call_duration_seconds_count{name="getServerData",status="2xx"} 1')
  expect(text).toContain('platform_call_duration_seconds_count{name="login",status="4xx"} 1')
  expect(text).toContain('platform_call_duration_seconds_count{name="other",status="4xx"} 2')
  expect(text).not.toMatch(/strange|nobody/)
})

test('before the first round the count of rounds is zero and no gap, so that the alert on none can fire', async () => {
  expect(await valueOf('platform_rounds_settled_total{currency="EUR"}')).toBe(0)
})

test('a settled round is counted once, whichever process has read it, and its event is no lag any more', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  for (const round of ['first-of-metrics', 'second-of-metrics']) {
    const { status } = await desk.settle(100, 0, {
      roundId: round,
      betTransactionId: `bet-of-${round}`,
      winTransactionId: `win-of-${round}`,
    })
    expect(status).toBe(200)
  }
  await expect
    .poll(async () => {
      const counts = await Promise.all(
        platform.processes.map(async ({ app }) =>
          /platform_rounds_settled_total\{currency="RUB"\} (\d+)/.exec(await app.deps.metrics.metrics()),
        ),
      )
      return counts.reduce((sum, found) => sum + Number(found?.[1] ?? 0), 0)
    })
    .toBe(2)
  expect(await valueOf('platform_outbox_lag_seconds{consumer="compoints"}')).toBe(0)
})

test('deposits of the last day are counted by status, and what waits for the desk by kind', async () => {
  const desk = createDepositDesk(platform)
  const player = await platform.createPlayer()
  const [paid, declined, odd] = [await desk.open(player), await desk.open(player), await desk.open(player)]
  await desk.say(paid.transaction_id)
  await desk.decline(declined.transaction_id)
  await desk.say(odd.transaction_id, { amount: 49_999 })
  const text = await read()
  expect(text).toContain('platform_deposits{status="success"} 1')
  expect(text).toContain('platform_deposits{status="failed"} 1')
  expect(text).toMatch(/platform_deposit_open_items\{kind="\w+"\} 1/)
  platform.clock.advance({ days: 1, minutes: 1 })
  expect(await read()).not.toContain('platform_deposits{')
})

test('a consumer that is behind has the age of its oldest event as lag', async () => {
  await sql`
    insert into event_cursors (consumer, xid, event_id)
    select 'test-stopped', xid, id from event_outbox order by xid desc, id desc limit 1`.execute(platform.db)
  await (await openDesk(platform, { balance: 10_000 })).settle(100, 0)
  platform.clock.advance({ minutes: 5 })
  const lag = await valueOf('platform_outbox_lag_seconds{consumer="test-stopped"}')
  expect(lag).toBeGreaterThanOrEqual(300)
  expect(lag).toBeLessThan(400)
})

test('a job that is not run is overdue, and its failed tries are counted', async () => {
  await sql`
    insert into jobs (name, due_at, held_until, attempts, last_error)
    values ('test-stopped', ${platform.clock.now()}, ${platform.clock.now()}, 3, 'Error: x')`.execute(
    platform.db,
  )
  platform.clock.advance({ minutes: 2 })
  expect(await valueOf('platform_job_overdue_seconds{job="test-stopped"}')).toBeGreaterThanOrEqual(120)
  expect(await valueOf('platform_job_failed_attempts{job="test-stopped"}')).toBe(3)
})

test('connections to the database are counted by state', async () => {
  expect(await valueOf('platform_database_connections{state="open"}')).toBeGreaterThanOrEqual(1)
  expect(await valueOf('platform_database_connections{state="waiting"}')).not.toBeNull()
  expect(await valueOf('platform_sockets_open')).toBe(0)
})

test('no visitor reaches the metrics by an address of the platform', async () => {
  expect((await platform.app.inject({ url: '/metrics' })).statusCode).toBe(404)
})

const Text = v.pipe(v.string(), v.minLength(1))
const Rules = v.strictObject({
  groups: v.array(
    v.strictObject({
      name: Text,
      rules: v.pipe(
        v.array(
          v.strictObject({
            alert: v.pipe(v.string(), v.regex(/^[A-Z]\w+$/)),
            expr: Text,
            for: v.optional(v.pipe(v.string(), v.regex(/^\d+[smh]$/))),
            labels: v.strictObject({ severity: v.picklist(['page', 'ticket']) }),
            annotations: v.strictObject({ summary: Text }),
          }),
        ),
        v.minLength(1),
      ),
    }),
  ),
})
const Dashboard = v.object({
  uid: Text,
  schemaVersion: v.number(),
  panels: v.array(
    v.object({
      title: Text,
      gridPos: v.object({ x: v.number(), y: v.number(), w: v.number(), h: v.number() }),
      targets: v.pipe(v.array(v.object({ refId: Text, expr: Text })), v.minLength(1)),
    }),
  ),
})

test('every metric that dashboard and alerts name exists', () => {
  const processes = new Registry()
  addProcessMetrics(processes)
  const { metrics } = platform.app.deps
  const asked = [
    ...v.parse(Rules, readAlerts()).groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...v.parse(Dashboard, readDashboard()).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  const names = listMetricNames(asked.join('\n')).filter((name) => !/^(site|games)_/.test(name))
  expect(names.length).toBeGreaterThan(10)
  for (const name of names)
    expect(metrics.getSingleMetric(name) ?? processes.getSingleMetric(name), name).toBeDefined()
  processes.clear()
})

test('every alert says what to do on the page of operations, and has no section without one', () => {
  const alerts = v.parse(Rules, readAlerts()).groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))
  const sections = [...readOperationsPage().matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  expect(sections).toEqual(alerts)
})

test('promtool, where it is installed, accepts the alerts', () => {
  const { error, status, stderr } = spawnSync('promtool', ['check', 'rules', alertsFile], {
    encoding: 'utf8',
  })
  if (error) expect(error).toMatchObject({ code: 'ENOENT' })
  else expect([status, stderr]).toEqual([0, ''])
})
