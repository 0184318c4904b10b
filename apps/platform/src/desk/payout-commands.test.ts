import { treasuryTransactionConfirmed, type Payout } from '@yanta/contract'
import { loadContent } from '@yanta/content'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codesOf } from '../modules/identity/codes/testing/code-desk.ts'
import { createDepositDesk, type DepositDesk } from '../modules/money/deposits/testing/deposit-desk.ts'
import { checkLedger } from '../modules/money/ledger/ledger.service.ts'
import {
  openPayoutDesk,
  type PayoutDesk,
  type PayoutPlayer,
} from '../modules/money/payouts/testing/payout-desk.ts'
import { createExperience } from '../modules/rewards/progress/progress.service.ts'
import { listAudit } from '../modules/site/audit/audit.service.ts'
import { testContentFolder } from '../testing/templates.ts'
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts'
import { answerDesk } from './desk.ts'

let platform: TestPlatform
let payouts: PayoutDesk
let deposits: DepositDesk
let player: PayoutPlayer
const addXp = createExperience(loadContent(testContentFolder).levels).add
beforeAll(async () => {
  platform = await createTestPlatform()
  payouts = await openPayoutDesk(platform)
  deposits = createDepositDesk(platform)
})
beforeEach(async () => {
  player = await payouts.createPlayer()
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

let keys = 0
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
    { words, operator: 'olga', reason, key: `key-${(keys += 1)}` },
  )
}
const lastAudit = async () => (await listAudit(platform.db, 1))[0]
const statusOf = async ({ id }: Payout) =>
  (await payouts.list(player)).items.find((payout) => payout.id === id)!.status

describe('desk payout', () => {
  test('list shows open payouts with masked targets, and nothing of those that are over', async () => {
    const [open, over] = [await payouts.request(player), await payouts.request(player)]
    await payouts.cancel(player, over.transaction_id)
    const { text } = await desk(['payout', 'list'])
    const lines = text.split('\n').filter((line) => line.includes(`player ${player.id}`))
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(`^ *${open.id} +new +1000\\.00 RUB +wallet +4100 •••• 0715 +player ${player.id} `),
      ),
    ])
  })

  test('approve and send move a payout on, each with an audit entry, and tell its player', async () => {
    const payout = await payouts.request(player)
    const published: string[] = []
    const end = platform.watchPublished((_room, type, data) => {
      if (type === treasuryTransactionConfirmed.type) published.push(data.status)
    })
    expect((await desk(['payout', 'approve', payout.id], 'looked at')).text).toContain('is approved')
    expect(await lastAudit()).toMatchObject({
      actor: 'olga',
      action: 'payout approve',
      subject: `player ${player.id}`,
      reason: 'looked at',
      detail: { payout: Number(payout.id), amount: 100_000, currency: 'RUB' },
    })
    expect((await desk(['payout', 'send', payout.transaction_id])).text).toContain('is sent')
    expect(await lastAudit()).toMatchObject({ action: 'payout send' })
    end()
    expect(published).toEqual(['approved', 'sent'])
  })

  test('refuse gives the money back, and its reason is what the player reads', async () => {
    const payout = await payouts.request(player)
    expect(await desk(['payout', 'refuse', payout.id])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('--reason'),
    })
    expect(await statusOf(payout)).toBe('new')
    expect((await desk(['payout', 'refuse', payout.id], 'The wallet is not yours.')).exitCode).toBe(0)
    expect((await payouts.list(player)).items[0]).toMatchObject({
      status: 'refused',
      reason: 'The wallet is not yours.',
    })
    expect(await payouts.realOf(player)).toBe(1_000_000)
  })

  test('where no provider reports it the desk says how a sent payout ended: paid, or failed with the money back [7.80]', async () => {
    const [paid, failed] = [await payouts.request(player), await payouts.request(player)]
    expect(await desk(['payout', 'done', paid.id])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('is not sent yet'),
    })
    for (const { id } of [paid, failed])
      for (const step of ['approve', 'send']) await desk(['payout', step, id])
    expect((await desk(['payout', 'done', paid.id])).text).toContain('is done')
    expect((await desk(['payout', 'fail', failed.id])).exitCode).toBe(1)
    expect((await desk(['payout', 'fail', failed.id], 'The bank sent it back.')).text).toContain('is failed')
    expect(await lastAudit()).toMatchObject({ action: 'payout fail', reason: 'The bank sent it back.' })
    expect(await payouts.realOf(player)).toBe(900_000)
    expect((await desk(['payout', 'fail', paid.id], 'Too late.')).exitCode).toBe(1)
    expect(await payouts.realOf(player)).toBe(900_000)
  })

  test('a repeated command changes nothing and writes no second audit entry', async () => {
    const payout = await payouts.request(player)
    await desk(['payout', 'approve', payout.id])
    const audited = await lastAudit()
    expect(await desk(['payout', 'approve', payout.id])).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining('is approved'),
    })
    expect(await lastAudit()).toEqual(audited)
  })

  test('what is too late, too early or unknown is said', async () => {
    const payout = await payouts.request(player)
    expect(await desk(['payout', 'send', payout.id])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('not approved yet'),
    })
    await payouts.cancel(player, payout.transaction_id)
    expect(await desk(['payout', 'approve', payout.id])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('is cancelled'),
    })
    for (const unknown of ['999999999', 'p-999999999', 'd-1', '-1'])
      expect(await desk(['payout', 'approve', unknown])).toMatchObject({
        exitCode: 1,
        text: expect.stringContaining('There is no payout'),
      })
  })

  test('what is owed for a deposit taken back stops open payouts until a refused one has paid it [5.27]', async () => {
    const deposit = await deposits.open(player)
    await deposits.say(deposit.transaction_id)
    const [first, second] = [
      await payouts.request(player, { amount: 1_000_000 }),
      await payouts.request(player, { amount: 50_000 }),
    ]
    await desk(['payout', 'approve', first.id])
    expect((await desk(['deposit', 'reverse', deposit.id])).text).toContain('500.00 RUB are owed')
    expect(await desk(['payout', 'approve', second.id])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('owes'),
    })
    expect((await desk(['payout', 'send', first.id])).exitCode).toBe(1)
    await payouts.move()
    expect([await statusOf(first), await statusOf(second)]).toEqual(['approved', 'new'])
    expect((await desk(['payout', 'refuse', second.id], 'The deposit was taken back.')).exitCode).toBe(0)
    expect((await desk(['deposit', 'reverse', deposit.id])).text).toContain('Nothing is owed')
    expect((await desk(['payout', 'send', first.id])).text).toContain('is sent')
    expect(await payouts.realOf(player)).toBe(0)
  })

  test('a payout that is late is listed, however many older ones still have time', async () => {
    await sql`
      with made as (
        insert into payouts (user_id, key, method, currency, amount, fee, fields, target, created_at, expected_at)
        select ${player.id}, 'in-time-' || n, 'bank', 'RUB', 10000, 0, '{}', '•••• 01', now(), now() + interval '9 years'
        from generate_series(1, 51) n returning id, created_at)
      insert into payout_steps (payout_id, status, at) select id, 'new', created_at from made`.execute(
      platform.db,
    )
    const other = await payouts.createPlayer()
    const { id } = await payouts.request(other)
    const lateOnes = async () =>
      (await desk(['deposit', 'list'])).text.split('\n').filter((line) => line.includes('payout '))
    expect((await lateOnes()).filter((line) => line.includes(`payout ${id} `))).toEqual([])
    await sql`update payouts set expected_at = created_at where id = ${Number(id)}`.execute(platform.db)
    platform.clock.advance({ minutes: 1 })
    expect(await lateOnes()).toEqual([expect.stringMatching(new RegExp(`late new +payout ${id} `))])
    await sql`update payouts set status = 'cancelled' where key like 'in-time-%'`.execute(platform.db)
  })

  test('hold stops requests until release, and those made before go on', async () => {
    const before = await payouts.request(player)
    await desk(['payout', 'hold', String(player.id)], 'a debt')
    expect(await lastAudit()).toMatchObject({
      action: 'payout hold',
      subject: `player ${player.id}`,
      reason: 'a debt',
    })
    const { conditions } = await payouts.conditions(player)
    expect(conditions.filter(({ isMet }) => !isMet)).toEqual([{ key: 'held', isMet: false }])
    await expect(payouts.request(player)).rejects.toThrow('money_held')
    expect((await desk(['payout', 'approve', before.id])).exitCode).toBe(0)
    await desk(['payout', 'release', String(player.id)])
    expect(await payouts.request(player)).toMatchObject({ status: 'new' })
    expect(codesOf(await payouts.cancel(player, before.transaction_id))).toEqual([])
  })
})

describe('desk restore', () => {
  test('after a restore no deposit and no payout gets an id that a provider may know', async () => {
    const open = () => deposits.open(player)
    const [deposit, payout] = [await open(), await payouts.request(player)]
    const { text } = await desk(['restore', 'skip-ids', '1000'], 'the backup of the night')
    const ids = [Number(deposit.id) + 1001, Number(payout.id) + 1001]
    expect(text).toBe(`The next deposit is ${ids[0]}, the next payout ${ids[1]}.`)
    expect([Number((await open()).id), Number((await payouts.request(player)).id)]).toEqual(ids)
    expect(await lastAudit()).toMatchObject({
      action: 'restore skip-ids',
      reason: 'the backup of the night',
      detail: { count: 1000, deposit: ids[0]! - 1, payout: ids[1]! - 1 },
    })
    expect((await desk(['restore', 'skip-ids', '0'])).exitCode).toBe(1)
  })
})
