import {
  balanceChanged,
  getPayoutConditions,
  listOperations,
  setLimit,
  sumOperations,
  treasuryTransactionConfirmed,
} from '@yanta/contract'
import { loadContent } from '@yanta/content'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDepositDesk, type DepositDesk } from '../modules/money/deposits/testing/deposit-desk.ts'
import { checkLedger } from '../modules/money/ledger/ledger.service.ts'
import { openDesk } from '../modules/money/wallet/testing/provider-desk.ts'
import { createExperience } from '../modules/rewards/progress/progress.service.ts'
import { listAudit } from '../modules/site/audit/audit.service.ts'
import { testContentFolder } from '../testing/templates.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../testing/test-platform.ts'
import { answerDesk } from './desk.ts'

let platform: TestPlatform
let deposits: DepositDesk
let player: TestPlayer
const addXp = createExperience(loadContent(testContentFolder).levels).add
beforeAll(async () => {
  platform = await createTestPlatform()
  deposits = createDepositDesk(platform)
})
beforeEach(async () => {
  player = await platform.createPlayer()
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

const desk = (words: string[], reason = '') => {
  const { db, clock, config, app } = platform
  return answerDesk(
    {
      db,
      clock,
      sessionSecret: config.sessionSecret,
      documentsDir: config.documentsDir,
      chatPicturesDir: config.chatPicturesDir,
      realtime: app.deps.realtime,
      addXp,
      timeZone: 'Europe/Moscow',
      mostWager: null,
      messages: app.deps,
    },
    { words, operator: 'olga', reason, key: 'desk-key' },
  )
}
const linesOf = async (id: string) =>
  (await desk(['deposit', 'list'])).text.split('\n').filter((line) => line.includes(`deposit ${id} `))
const lastAudit = async () => (await listAudit(platform.db, 1))[0]
const isHeld = async (of: TestPlayer) => {
  const { conditions } = (await platform.as(of).get(getPayoutConditions)).body
  return conditions.some(({ key, isMet }) => key === 'held' && !isMet)
}

test('a success of another amount is listed with what the provider said, until it is closed with a reason', async () => {
  const { id, transaction_id: order } = await deposits.open(player)
  await deposits.say(order, { amount: 40_000 })
  await deposits.say(order)
  const [line] = await linesOf(id)
  expect(line).toContain('mismatch')
  expect(line).toContain('"amount": 40000')
  const item = line!.trim().split(/\s/)[0]!
  expect((await desk(['deposit', 'close', item])).exitCode).toBe(1)
  expect((await desk(['deposit', 'close', item], 'the rest was credited by hand')).exitCode).toBe(0)
  expect(await linesOf(id)).toEqual([])
  expect(await lastAudit()).toMatchObject({
    actor: 'olga',
    action: 'deposit close',
    subject: `player ${player.id}`,
    reason: 'the rest was credited by hand',
  })
  expect((await desk(['deposit', 'close', item], 'again')).text).toContain('There is no open item')
})

test('many deposits without an answer hide none with a wrong one', async () => {
  const begun = Array.from({ length: 51 }, (_, index) => ({
    user_id: player.id,
    request_key: `without-answer-${index}`,
    provider: 'sandbox',
    method: 'card',
    amount: 50_000,
    currency: 'RUB' as const,
    return_query: '',
    status: 'unknown' as const,
    created_at: platform.clock.now(),
    ask_at: platform.clock.now(),
  }))
  await platform.db.insertInto('deposits').values(begun).execute()
  const { id, transaction_id: order } = await deposits.open(player)
  await deposits.say(order, { amount: 40_000 })
  expect((await linesOf(id))[0]).toContain('mismatch')
  await platform.db.deleteFrom('deposits').where('request_key', 'like', 'without-answer-%').execute()
})

test('a deposit of which nobody knows how it ended is listed until the answer comes', async () => {
  const { id, transaction_id: order } = await deposits.open(player)
  await platform.db.updateTable('deposits').set({ status: 'unknown' }).where('id', '=', Number(id)).execute()
  const [line] = await linesOf(id)
  expect(line).toMatch(/^\s+unanswered\s+deposit \d+\s+500\.00 RUB\s+player \d+ .* sandbox$/)
  await deposits.say(order)
  expect(await linesOf(id)).toEqual([])
})

test('one that is given up is listed no more, counts in no limit, and is credited if money comes all the same', async () => {
  const limited = await platform.createPlayer()
  await platform.as(limited).put(setLimit, {
    params: { kind: 'deposit', period: 'day' },
    body: { value: 50_000 },
  })
  const { id, transaction_id: order } = await deposits.open(limited)
  expect((await desk(['deposit', 'fail', id], 'no such order')).text).toContain('still has time to answer')
  await deposits.say(order, { amount: 40_000 })
  expect(await deposits.statusOf(id)).toBe('unknown')
  expect((await deposits.press(limited)).errors[0]?.code).toBe('limit_reached')
  expect((await desk(['deposit', 'fail', id])).text).toContain('--reason')
  const told: unknown[] = []
  const forget = platform.watchPublished((_room, type, data) => {
    if (type === treasuryTransactionConfirmed.type) told.push(data)
  })
  expect((await desk(['deposit', 'fail', order], '400 were credited by hand')).text).toBe(
    `The deposit ${id} of 500.00 RUB of player ${limited.id} is failed.`,
  )
  forget()
  expect(told).toMatchObject([{ transaction_id: order, status: 'failed', amount: 50_000 }])
  expect(await lastAudit()).toMatchObject({ action: 'deposit fail', reason: '400 were credited by hand' })
  expect((await linesOf(id)).filter((line) => line.includes('unanswered'))).toEqual([])
  expect((await platform.as(limited).get(listOperations)).body.items).toMatchObject([
    { kind: 'deposit', status: 'failed', reason: 'abandoned' },
  ])
  expect((await desk(['deposit', 'fail', id], 'again')).text).toContain('failed already')

  const next = await deposits.open(limited)
  await deposits.say(next.transaction_id)
  await deposits.say(order)
  expect(await deposits.balanceOf(limited)).toBe(100_000)
  expect(await deposits.openItemsOf(id)).toEqual(['mismatch', 'late'])
  expect((await desk(['deposit', 'fail', id], 'again')).text).toContain('is credited')
  for (const wrong of ['999999', 'x'])
    expect((await desk(['deposit', 'fail', wrong], 'test')).text).toContain('There is no deposit')
})

test('reversing takes what is there; the rest is a debt that holds payouts until it is taken too; the history says so [7.73]', async () => {
  const provider = await openDesk(platform, { balance: 1_000 })
  const { player: loser } = provider
  const { id, transaction_id: order } = await deposits.open(loser)
  await deposits.say(order)
  await provider.settle(21_000, 0)
  expect(await isHeld(loser)).toBe(false)
  const told: number[] = []
  const forget = platform.watchPublished((_room, type, data) => {
    if (type === balanceChanged.type) told.push((data as { balance: number }).balance)
  })

  const { text } = await desk(['deposit', 'reverse', order], 'chargeback 4711')
  expect(text).toContain('300.00 RUB of the deposit')
  expect(text).toContain('200.00 RUB are owed')
  forget()
  expect([await deposits.balanceOf(loser), told]).toEqual([0, [0]])
  expect(await isHeld(loser)).toBe(true)
  expect(await lastAudit()).toMatchObject({ action: 'deposit reverse', reason: 'chargeback 4711' })

  const next = await deposits.open(loser)
  await deposits.say(next.transaction_id)
  expect((await desk(['deposit', 'reverse', id])).text).toContain('Nothing is owed.')
  expect([await deposits.balanceOf(loser), await isHeld(loser)]).toEqual([30_000, false])
  expect((await desk(['deposit', 'reverse', id])).text).toContain('0.00 RUB of the deposit')
  expect(await deposits.balanceOf(loser)).toBe(30_000)
  const { items } = (await platform.as(loser).get(listOperations)).body
  const shown = items.filter(({ kind }) => kind === 'deposit')
  expect(shown).toMatchObject([{ reversed: 0 }, { reversed: 50_000 }])
  expect((await platform.as(loser).get(sumOperations)).body).toMatchObject({ deposits: 50_000 })
})

test('what was never credited, and what is no deposit, is not reversed', async () => {
  const { id } = await deposits.open(player)
  expect((await desk(['deposit', 'reverse', id])).text).toContain('was never credited')
  for (const wrong of ['999999', 'x', '-1'])
    expect((await desk(['deposit', 'reverse', wrong])).text).toContain('There is no deposit')
})

test('twenty reversals at once take the deposit once', async () => {
  const { id, transaction_id: order } = await deposits.open(player)
  await deposits.say(order)
  const other = await deposits.open(player)
  await deposits.say(other.transaction_id)
  await Promise.all(Array.from({ length: 20 }, () => desk(['deposit', 'reverse', id])))
  expect(await deposits.balanceOf(player)).toBe(50_000)
})
