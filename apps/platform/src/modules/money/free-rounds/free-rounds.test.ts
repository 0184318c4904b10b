import { listRounds } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { setGameDisabled } from '../../play/catalogue/catalogue.service.ts'
import { findActiveBonus } from '../bonuses/bonuses.service.ts'
import { checkLedger } from '../ledger/ledger.service.ts'
import {
  creditPlayer,
  openDesk,
  slot,
  slotWithoutBonus,
  startDesk,
  type ProviderDesk,
} from '../wallet/testing/provider-desk.ts'
import {
  cancelFreeRounds,
  endExpiredFreeRounds,
  openFreeRounds,
  postponeFreeRounds,
  readFreeRounds,
} from './free-rounds.service.ts'

let platform: TestPlatform
let desk: ProviderDesk
let lastGift = 0
beforeAll(async () => {
  platform = await createTestPlatform()
})
beforeEach(async () => {
  desk = await openDesk(platform, { balance: 10_000 })
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

const later = (minutes: number) => new Date(platform.clock.now().getTime() + minutes * 60_000)

/** Free rounds of a new gift for the desk's player. */
async function open({ total = 3, gameSlug = slot, expiresAt = later(60), isFeature = false } = {}) {
  lastGift += 1
  const giftId = lastGift
  const id = await inTransaction((trx) =>
    openFreeRounds(trx, platform.clock.now(), {
      userId: desk.player.id,
      currency: 'RUB',
      giftId,
      gameSlug,
      stake: 2000,
      total,
      isFeature,
      expiresAt,
    }),
  )
  return { giftId, id, freeRoundsId: String(id) }
}

const inTransaction = <Result>(work: (trx: TestPlatform['db']) => Promise<Result>) =>
  platform.db.transaction().execute(work)

/** Settles the free round `number` of the desk's player. */
const play = (freeRoundsId: string, number: number, win = 0, stake = 2000, from = desk, isFeature = false) =>
  from.settle(stake, win, {
    freeRoundsId,
    isFeature,
    roundId: `free-round-${desk.sessionId}-${number}`,
    betTransactionId: `free-bet-${desk.sessionId}-${number}`,
    winTransactionId: `free-win-${desk.sessionId}-${number}`,
  })

const readOne = async (giftId: number) => (await readFreeRounds(platform.db, [giftId])).get(giftId)

async function listFacts() {
  const { rows } = await sql<{ type: string; data: object }>`
    select type, data - 'version' as data from event_outbox where user_id = ${desk.player.id} order by id`.execute(
    platform.db,
  )
  return rows
}

test('free rounds move no money and collect their wins; after the last the series has ended', async () => {
  const expiresAt = later(60)
  const { giftId, id, freeRoundsId } = await open({ total: 2, expiresAt })
  expect((await desk.authenticate()).body.freeRounds).toEqual({
    id: freeRoundsId,
    stake: 2000,
    total: 2,
    left: 2,
    won: 0,
    isFeature: false,
    expiresAt: expiresAt.toISOString(),
  })
  expect(await play(freeRoundsId, 1, 700)).toMatchObject({
    status: 200,
    body: { balance: 10_000, balanceAfterBet: 10_000, freeRounds: { left: 1, won: 700 } },
  })
  expect((await play(freeRoundsId, 2, 0)).body.freeRounds).toMatchObject({ left: 0, won: 700 })
  expect(await desk.has()).toMatchObject({ real: 10_000, bonus: 0 })
  expect(await readOne(giftId)).toMatchObject({ status: 'played', used: 2, won: 700 })
  expect((await desk.authenticate()).body.freeRounds).toBeNull()
  expect(await listFacts()).toEqual([
    { type: 'freeRounds.played', data: { freeRoundsId: id, giftId, left: 1, won: 700 } },
    { type: 'freeRounds.played', data: { freeRoundsId: id, giftId, left: 0, won: 700 } },
    {
      type: 'freeRounds.ended',
      data: { freeRoundsId: id, giftId, won: 700, currency: 'RUB', cause: 'played' },
    },
  ])
  expect(await play(freeRoundsId, 3)).toMatchObject({ status: 404, code: 'free_rounds_not_found' })
})

test('the history lists a free round with its win, marked as free', async () => {
  const { freeRoundsId } = await open()
  await play(freeRoundsId, 1, 700)
  await desk.settle(500, 100)
  const { items } = (await platform.as(desk.player).get(listRounds)).body
  expect(items.map(({ stake, win, isFree }) => [stake, win, isFree])).toEqual([
    [500, 100, false],
    [2000, 700, true],
  ])
})

test('a free round wagers nothing of a running bonus', async () => {
  const { freeRoundsId } = await open()
  await creditPlayer(platform, desk.player, 500, 'bonus')
  await play(freeRoundsId, 1, 700)
  const bonus = await findActiveBonus(platform.db, platform.clock.now(), desk.player.id)
  expect(bonus?.wagering.done).toBe(0)
})

test('a repetition has the first answer byte for byte, also when others were played since; other content is a conflict', async () => {
  const { freeRoundsId, giftId } = await open()
  const first = await play(freeRoundsId, 1, 700)
  await play(freeRoundsId, 2, 900)
  await inTransaction((trx) => postponeFreeRounds(trx, giftId, later(120)))
  expect(JSON.stringify(await play(freeRoundsId, 1, 700))).toBe(JSON.stringify(first))
  const conflict = { status: 409, code: 'transaction_conflict' }
  expect(await play(freeRoundsId, 1, 701)).toMatchObject(conflict)
  expect(await play(freeRoundsId, 1, 700, 1000)).toMatchObject(conflict)
  expect(await play('999999', 1, 700)).toMatchObject(conflict)
  const ids = {
    roundId: `free-round-${desk.sessionId}-1`,
    betTransactionId: `free-bet-${desk.sessionId}-1`,
    winTransactionId: `free-win-${desk.sessionId}-1`,
  }
  expect(await desk.settle(2000, 700, ids)).toMatchObject(conflict)
  expect(await desk.bet(2000, { roundId: ids.roundId, transactionId: ids.betTransactionId })).toMatchObject(
    conflict,
  )
  await desk.settle(2000, 700)
  expect(await desk.settle(2000, 700, { freeRoundsId })).toMatchObject(conflict)
  expect(await readOne(giftId)).toMatchObject({ used: 2, won: 1600 })
})

test('of ten requests at once for the last free round exactly one plays it', async () => {
  const { freeRoundsId, giftId } = await open({ total: 1 })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => play(freeRoundsId, number, 100)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)])
  expect(await readOne(giftId)).toMatchObject({ used: 1, won: 100 })
})

test('a stake that is not theirs, and free rounds of another player, game or number, are refused', async () => {
  const { freeRoundsId, giftId } = await open({ gameSlug: slotWithoutBonus })
  const elsewhere = await play(freeRoundsId, 1)
  const there = await startDesk(platform, desk.player, { slug: slotWithoutBonus })
  const other = await openDesk(platform, { slug: slotWithoutBonus })
  const demo = await startDesk(platform, desk.player, { slug: slotWithoutBonus, mode: 'demo' })
  const answers = [
    elsewhere,
    await play(freeRoundsId, 1, 0, 2000, other),
    await play(freeRoundsId, 1, 0, 2000, demo),
    await play('no-number', 1, 0, 2000, there),
    await play(freeRoundsId, 1, 0, 1000, there),
  ]
  expect(answers.map(({ code }) => code)).toEqual([
    ...Array(4).fill('free_rounds_not_found'),
    'free_rounds_stake',
  ])
  expect((await demo.authenticate()).body.freeRounds).toBeNull()
  expect((await other.authenticate()).body.freeRounds).toBeNull()
  expect(await readOne(giftId)).toMatchObject({ used: 0 })
})

test('free rounds that are features take features alone, and others take none', async () => {
  const { freeRoundsId, giftId } = await open({ total: 2, isFeature: true })
  expect((await desk.authenticate()).body.freeRounds).toMatchObject({ isFeature: true })
  const notFound = { status: 404, code: 'free_rounds_not_found' }
  expect(await play(freeRoundsId, 1, 500)).toMatchObject(notFound)
  expect(await readOne(giftId)).toMatchObject({ used: 0, won: 0 })
  const first = await play(freeRoundsId, 1, 500, 2000, desk, true)
  expect(first).toMatchObject({ status: 200, body: { freeRounds: { left: 1, won: 500, isFeature: true } } })
  expect(await play(freeRoundsId, 1, 500, 2000, desk, true)).toEqual(first)
  expect(await play(freeRoundsId, 1, 500)).toMatchObject({ status: 409, code: 'transaction_conflict' })
  await inTransaction((trx) => cancelFreeRounds(trx, platform.clock.now(), giftId))

  const usual = await open()
  expect(await play(usual.freeRoundsId, 2, 500, 2000, desk, true)).toMatchObject(notFound)
  expect(await desk.settle(2000, 0, { isFeature: true })).toMatchObject({
    status: 400,
    code: 'invalid_request',
  })
  expect(await readOne(usual.giftId)).toMatchObject({ used: 0, won: 0 })
  expect(await desk.has()).toMatchObject({ real: 10_000 })
})

test('the gate is asked, and a refused free round is still there afterwards', async () => {
  const { freeRoundsId, giftId } = await open()
  const setBreak = (until: string) =>
    sql`insert into player_breaks (user_id, until) values (${desk.player.id}, ${until})
      on conflict (user_id) do update set until = excluded.until`.execute(platform.db)
  await setBreak('2100-01-01')
  expect(await play(freeRoundsId, 1)).toMatchObject({ status: 403, code: 'taking_a_break' })
  await setBreak('2000-01-01')
  expect(await play(freeRoundsId, 1, 50)).toMatchObject({ status: 200 })
  expect(await readOne(giftId)).toMatchObject({ used: 1, won: 50 })
})

test('a free round asks for a game and a session that take stakes, as any other', async () => {
  const { freeRoundsId, giftId } = await open()
  await setGameDisabled(platform.db, slot, true)
  expect(await play(freeRoundsId, 1)).toMatchObject({ code: 'game_disabled' })
  await setGameDisabled(platform.db, slot, false)
  const again = await startDesk(platform, desk.player)
  expect(await play(freeRoundsId, 1)).toMatchObject({ code: 'session_deactivated' })
  expect(await play(freeRoundsId, 1, 50, 2000, again)).toMatchObject({ status: 200 })
  expect(await readOne(giftId)).toMatchObject({ used: 1, won: 50 })
})

test('a rollback that overtakes a free round blocks it, and one that follows it changes nothing', async () => {
  const { freeRoundsId, giftId } = await open()
  const round = {
    roundId: `free-round-${desk.sessionId}-1`,
    betTransactionId: `free-bet-${desk.sessionId}-1`,
  }
  await desk.rollback(round)
  expect(await play(freeRoundsId, 1)).toMatchObject({ code: 'bet_rolled_back' })
  await play(freeRoundsId, 2, 10)
  expect(
    await desk.rollback({
      roundId: `free-round-${desk.sessionId}-2`,
      betTransactionId: `free-bet-${desk.sessionId}-2`,
      transactionId: `back-of-${desk.sessionId}-2`,
    }),
  ).toMatchObject({ code: 'round_closed' })
  expect(await readOne(giftId)).toMatchObject({ used: 1, won: 10 })
  expect(await desk.has()).toMatchObject({ real: 10_000 })
})

test('a player has one series at a time, and a gift opens one', async () => {
  const { giftId, id } = await open()
  await expect(open()).rejects.toMatchObject({ code: 'exists_active_giftspin' })
  lastGift = giftId - 1
  expect((await open()).id).toBe(id)
  lastGift = giftId + 1
})

test('expired free rounds no longer begin; a round begun in time is settled, and then the job ends them', async () => {
  const { giftId, freeRoundsId } = await open({ expiresAt: later(1) })
  platform.clock.advance({ minutes: 1 })
  expect((await desk.authenticate()).body.freeRounds).toBeNull()
  expect(await play(freeRoundsId, 1, 80)).toMatchObject({ status: 200 })
  await endExpired()
  expect(await readOne(giftId)).toMatchObject({ status: 'active' })
  platform.clock.advance({ minutes: 2 })
  expect(await play(freeRoundsId, 2)).toMatchObject({ code: 'free_rounds_not_found' })
  await endExpired()
  await endExpired()
  expect(await readOne(giftId)).toMatchObject({ status: 'expired', used: 1, won: 80 })
  const ended = (await listFacts()).filter(({ type }) => type === 'freeRounds.ended')
  expect(ended).toEqual([
    expect.objectContaining({ data: expect.objectContaining({ giftId, won: 80, cause: 'expired' }) }),
  ])
  await open()
})

test('cancelled free rounds can not be played, and are cancelled once', async () => {
  const { giftId, freeRoundsId } = await open()
  await play(freeRoundsId, 1, 80)
  const cancel = () => inTransaction((trx) => cancelFreeRounds(trx, platform.clock.now(), giftId))
  expect([await cancel(), await cancel()]).toEqual([true, false])
  expect(await play(freeRoundsId, 2)).toMatchObject({ code: 'free_rounds_not_found' })
  expect((await listFacts()).at(-1)).toMatchObject({
    type: 'freeRounds.ended',
    data: { won: 80, cause: 'cancelled' },
  })
})

test('cancelled free rounds go on where they were when their gift opens them again', async () => {
  const { giftId, freeRoundsId } = await open()
  await play(freeRoundsId, 1, 80)
  await inTransaction((trx) => cancelFreeRounds(trx, platform.clock.now(), giftId))
  const expiresAt = later(120)
  const again = await inTransaction((trx) =>
    openFreeRounds(trx, platform.clock.now(), {
      userId: desk.player.id,
      currency: 'RUB',
      giftId,
      gameSlug: slot,
      stake: 2000,
      total: 3,
      isFeature: false,
      expiresAt,
    }),
  )
  expect(String(again)).toBe(freeRoundsId)
  expect(await readOne(giftId)).toMatchObject({ status: 'active', used: 1, won: 80, expiresAt })
  expect((await play(freeRoundsId, 2, 20)).status).toBe(200)
  expect(await readOne(giftId)).toMatchObject({ used: 2, won: 100 })
})

const endExpired = () =>
  endExpiredFreeRounds(platform.db, platform.clock, (error) => {
    throw error
  })
