import { addSeconds, systemClock } from '@yanta/config/clock'
import { buildLogger } from '@yanta/server'
import Fastify from 'fastify'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RoundRow } from '../database/records.ts'
import { provideForFile } from '../testing/provider.ts'
import { readSlotPlay } from '../../engines/slot/server/engine.ts'
import { createDecider } from './decide-round.ts'
import { createRecovery } from './recover-rounds.ts'
import { registerRecovery } from './recovery.ts'
import { endRound } from './rounds.repository.ts'
import type { RoundsService } from './rounds-service.ts'

const provider = await provideForFile()
const page = await provider.open()

let nowMs: number
let lines: Record<string, unknown>[]
let tried: string[]
beforeEach(async () => {
  nowMs = 0
  lines = []
  tried = []
  await provider.db.updateTable('rounds').set({ status: 'failed' }).where('status', '=', 'pending').execute()
})

async function leavePending(...names: string[]) {
  const session = await provider.db
    .selectFrom('sessions')
    .selectAll()
    .where('wallet_session_id', '=', page.token)
    .executeTakeFirstOrThrow()
  const decide = createDecider(provider.db, systemClock, (round) =>
    endRound(provider.db, round, { status: 'failed', refusal: 'session_expired' }),
  )
  for (const name of names)
    await decide({
      session,
      play: readSlotPlay(
        'medium',
        { stake: 2000 },
        { stakes: [2000], defaultStake: 2000, table: { chips: [1000], largestStraight: 1000 } },
      ),
      requestId: name,
    })
  await provider.db
    .updateTable('rounds')
    .set({ status: 'pending' })
    .where('request_id', 'in', names)
    .execute()
}

/** A recovery whose rounds end, except those with `stuck` in their name, which stay pending, and `broken`, which throw. */
function startRecovery() {
  const log = buildLogger(
    { logLevel: 'error', logFormat: 'json' },
    {
      write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
    },
  )
  return createRecovery({
    db: provider.db,
    log,
    now: () => nowMs,
    async resume(round: RoundRow) {
      tried.push(round.request_id)
      if (round.request_id.includes('broken')) throw new Error('no such thing')
      return round.request_id.includes('stuck')
        ? round
        : endRound(provider.db, round, { status: 'failed', refusal: 'session_expired' })
    },
  })
}
const pending = async () =>
  (
    await provider.db
      .selectFrom('rounds')
      .select('request_id')
      .where('status', '=', 'pending')
      .orderBy('seq')
      .execute()
  ).map((round) => round.request_id)

test("a pending round that can't be ended does not hold back the others", async () => {
  await leavePending('first-broken', 'second-round', 'third-stuck', 'fourth-round')
  await startRecovery()()
  expect(tried).toEqual(['first-broken', 'second-round', 'third-stuck', 'fourth-round'])
  expect(await pending()).toEqual(['first-broken', 'third-stuck'])
})

test('rounds that stay pending are reported: which fault, how many rounds, since when', async () => {
  await leavePending('again-broken', 'again-stuck')
  await startRecovery()()
  expect(lines.map(({ msg }) => msg)).toEqual([
    'a pending round could not be looked after',
    'rounds stay pending; they are tried again',
  ])
  expect(lines[0]).toMatchObject({ roundId: expect.any(String), err: { message: 'no such thing' } })
  expect(lines[1]).toMatchObject({
    rounds: 2,
    oldest: lines[0]!.roundId,
    since: expect.any(String),
    isWalletAway: false,
  })
})

test('a round that keeps failing is retried less and less often', async () => {
  await leavePending('seldom-stuck')
  const recover = startRecovery()
  const triedAt: number[] = []
  for (nowMs = 0; nowMs <= 1_200_000; nowMs += 5_000) {
    tried = []
    await recover()
    if (tried.length > 0) triedAt.push(nowMs / 1000)
  }
  expect(triedAt).toEqual([0, 10, 30, 70, 150, 310, 610, 910])
})

test('while the wallet does not answer only a few rounds are tried, and other ones the next time', async () => {
  await leavePending('a-stuck-1', 'b-stuck-2', 'c-stuck-3', 'd-stuck-4', 'e-round-5')
  const recover = startRecovery()
  await recover()
  expect(tried).toHaveLength(3)
  expect(lines.at(-1)).toMatchObject({ isWalletAway: true })
  await recover()
  expect(tried.slice(3)).toEqual(['d-stuck-4', 'e-round-5'])
})

test("a player who opens the game does not wait for a round's next scheduled retry", async () => {
  await leavePending('mine-stuck')
  const recover = startRecovery()
  const owner = { playerId: page.run.playerId, gameSlug: page.run.gameSlug }
  await recover({ owner })
  await recover({ owner })
  expect(tried).toEqual(['mine-stuck', 'mine-stuck'])
})

test('of the rounds of all players only those decided before the given time are tried', async () => {
  await leavePending('young-round')
  const { played_at: playedAt } = await provider.db
    .selectFrom('rounds')
    .select('played_at')
    .where('request_id', '=', 'young-round')
    .executeTakeFirstOrThrow()
  const recover = startRecovery()
  expect(await recover({ playedBefore: playedAt })).toBe(false)
  expect(tried).toEqual([])
  expect(await recover({ playedBefore: addSeconds(playedAt, 1) })).toBe(true)
  expect(tried).toEqual(['young-round'])
})

test('the first recovery of a server takes every pending round, the later ones leave those that another server may be settling', async () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z') })
  try {
    const app = Fastify()
    const recover = vi.fn<RoundsService['recover']>(() => Promise.resolve(false))
    registerRecovery(app, { recover, endAbandoned: () => Promise.resolve() }, systemClock)
    await app.listen({ host: '127.0.0.1', port: 0 })
    await vi.advanceTimersByTimeAsync(15_000)
    await app.close()
    expect(recover.mock.calls).toEqual([[], [{ playedBefore: new Date('2029-12-31T23:59:30Z') }]])
  } finally {
    vi.useRealTimers()
  }
})

test('all rounds are recovered when there are more than one page of the query', async () => {
  const names = Array.from({ length: 130 }, (_, index) => `page-round-${index}`)
  await leavePending(...names)
  await startRecovery()()
  expect(tried).toEqual(names)
})
