import { addSeconds } from '@yanta/config/clock'
import { closeAccount, login, updateProfile, type CallBody } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { createDepositDesk, type DepositDesk } from '../../money/deposits/testing/deposit-desk.ts'
import {
  checkLedger,
  getPlayerBalances,
  lockWallet,
  openWallet,
  postMovements,
} from '../../money/ledger/ledger.service.ts'
import { openPayoutDesk, type PayoutDesk } from '../../money/payouts/testing/payout-desk.ts'
import { creditPlayer, openDesk, startDesk } from '../../money/wallet/testing/provider-desk.ts'
import { grantGift } from '../../rewards/gifts/gifts.service.ts'
import { recordAudit } from '../../site/audit/audit.service.ts'
import { excludeSamePerson, listExclusions } from '../exclusion/exclusion.service.ts'
import { buildForm, proveContact, register } from '../registration/testing/newcomer.ts'
import { eraseClosedAccounts } from './erasure.service.ts'

let platform: TestPlatform
let payouts: PayoutDesk
let deposits: DepositDesk
beforeAll(async () => {
  platform = await createTestPlatform()
  payouts = await openPayoutDesk(platform)
  deposits = createDepositDesk(platform)
  await sql`update jobs set due_at = now() + interval '10 years' where name = 'erase-closed-accounts'`.execute(
    platform.db,
  )
})
afterAll(() => platform.close())

const close = (player: TestPlayer, password = player.password) =>
  platform.as(player).post(closeAccount, { body: { password } })
const logIn = ({ email, password }: TestPlayer) =>
  platform.as(null).post(login, { body: { type: 'email', login: email, password } })
const codeOf = ({ errors }: { errors: { code: string }[] }) => errors[0]?.code

const erase = (years = 5) =>
  eraseClosedAccounts(platform.app.deps, years, (error) => {
    throw error
  })
async function registerAgain(email: string) {
  return register(platform, buildForm(await proveContact(platform, 'email', email)))
}

/** Compoints, and winback that waits to be claimed. */
async function giveReturns({ id }: TestPlayer): Promise<void> {
  const now = platform.clock.now()
  const inDays = (days: number) => addSeconds(now, days * 86_400)
  await platform.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('player_weeks')
      .values({
        user_id: id,
        starts_at: inDays(-8),
        ends_at: inDays(-1),
        settled_at: now,
        winback: 700,
        winback_status: 'offered',
        winback_until: inDays(1),
      })
      .execute()
    await openWallet(trx, id, 'RUB')
    const [scope, key] = ['test', `returns of ${id}`]
    await postMovements(trx, await lockWallet(trx, id), [
      { kind: 'winback_offer', scope, key, house: 'grants', gains: { winback: 700 } },
    ])
    await postMovements(trx, await lockWallet(trx, id), [
      { kind: 'compoints', scope, key: `compoints ${key}`, house: 'compoints', gains: { compoints: 45 } },
    ])
  })
}

test('an account without money is closed: bonus, gifts, winback, compoints and games end, nobody logs in again, a letter says so', async () => {
  const { player, bet } = await openDesk(platform)
  await creditPlayer(platform, player, 5_000, 'bonus')
  await giveReturns(player)
  const { giftId } = await platform.db.transaction().execute((trx) =>
    grantGift(trx, platform.clock.now(), {
      userId: player.id,
      gift: 'welcome',
      reason: 'personal',
      scope: 'test',
      key: `close ${player.id}`,
    }),
  )
  expect((await close(player)).status).toBe(200)
  expect(codeOf(await logIn(player))).toBe('account_closed')
  expect((await close(player)).status).toBe(401)
  expect((await bet(100)).status).not.toBe(200)
  expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({
    real: 0,
    bonus: 0,
    compoints: 0,
    winback: 0,
  })
  const gift = await platform.db
    .selectFrom('user_gifts')
    .select('state')
    .where('id', '=', giftId)
    .executeTakeFirstOrThrow()
  expect(gift.state).toBe('revoked')
  const letters = await platform.db
    .selectFrom('messages')
    .select('subject')
    .where('recipient', '=', player.email)
    .execute()
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('аккаунт закрыт')])
})

test('what was paid in before the closing and arrives after it is credited, and an open item of the desk', async () => {
  const player = await platform.createPlayer()
  const deposit = await deposits.open(player, { amount: 50_000 })
  expect((await close(player)).status).toBe(200)
  await deposits.say(deposit.transaction_id)
  expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ real: 50_000 })
  const { rows } = await sql`
    select i.kind from deposit_open_items i join deposits d on d.id = i.deposit_id where d.user_id = ${player.id}`.execute(
    platform.db,
  )
  expect(rows).toEqual([{ kind: 'late' }])
})

test('the browsers of a closed account are told that it is closed', async () => {
  const player = await platform.createPlayer()
  const ended: unknown[] = []
  for (const { app } of platform.processes) {
    const { endSession } = app.deps.realtime
    app.deps.realtime.endSession = (userId, sessionId, reason) => {
      ended.push([userId, sessionId, reason])
      endSession(userId, sessionId, reason)
    }
  }
  await close(player)
  expect(ended).toEqual([[player.id, player.sessionId, 'closed']])
})

const obstacles: [string, () => Promise<TestPlayer>, object][] = [
  [
    'real money',
    () => platform.createPlayer({ balance: 700 }),
    { code: 'account_has_money', params: { amount: 700 } },
  ],
  [
    'a payout on its way',
    async () => {
      const player = await payouts.createPlayer(100_000)
      await payouts.request(player)
      return player
    },
    { code: 'payout_open' },
  ],
  [
    'an open round',
    async () => {
      const desk = await openDesk(platform, { balance: 100 })
      await desk.bet(100)
      return desk.player
    },
    { code: 'round_open' },
  ],
]
test.each(obstacles)(
  'an account with %s is not closed, and nothing of it ends',
  async (_what, open, error) => {
    const player = await open()
    const answer = await close(player)
    expect([answer.status, answer.errors]).toEqual([409, [error]])
    expect((await logIn(player)).status).toBe(200)
    expect((await close(player, 'not-the-password')).errors).toMatchObject([{ code: 'wrong_password' }])
  },
)

test('a stake that races with the closing never leaves money on a closed account', async () => {
  const desk = await openDesk(platform, { balance: 100 })
  const [, closed] = await Promise.all([desk.settle(100, 300), close(desk.player)])
  expect([closed.status, (await desk.has()).real]).toEqual([409, 300])
})

/** Tables with a row in which a text stands, in any column. */
async function findTables(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname::text as name from pg_class where relnamespace = to_regnamespace('public') and relkind = 'r'`.execute(
    platform.db,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } =
      await sql`select from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(
        platform.db,
      )
    if (rows.length > 0) found.push(name)
  }
  return found
}

test('five years after the closing nothing says who the player was, and the ledger and the rounds are what they were', async () => {
  const player = { ...(await payouts.createPlayer(200_000)), nick: 'Грозовая Туча' }
  const desk = await startDesk(platform, player)
  await desk.settle(100_000, 0)
  await platform.as(player).put(updateProfile, {
    body: { firstname: 'Аграфена', lastname: 'Вьюжная', address: 'Морская улица, 4' } satisfies CallBody<
      typeof updateProfile
    >,
  })
  await sql`update users set nick_name = ${player.nick}, birthday = '1971-02-03' where id = ${player.id}`.execute(
    platform.db,
  )
  const deposit = await deposits.open(player, { amount: 50_000 })
  await deposits.say(deposit.transaction_id)
  const payout = await payouts.request(player, { amount: 150_000 })
  await payouts.change(player, payout, 'approve')
  await payouts.change(player, payout, 'send')
  await payouts.change(player, payout, 'done')
  await platform.db.transaction().execute((trx) =>
    recordAudit(trx, {
      actor: 'olga',
      action: 'player email',
      subject: `player ${player.id}`,
      reason: 'Аграфена звонила',
      detail: { from: player.email },
    }),
  )
  const marks = [
    player.email,
    player.phone,
    'Аграфена',
    'Вьюжная',
    'Морская улица',
    player.nick,
    '1971-02-03',
    '220715',
    'Грозовая',
  ]
  expect((await close(player)).errors).toEqual([])
  const before = await findTables(player.email)
  expect(before).toEqual(
    expect.arrayContaining(['users', 'messages', 'audit_entries', 'contact_codes'].slice(0, 3)),
  )
  const rounds = await platform.db.selectFrom('rounds').selectAll().where('user_id', '=', player.id).execute()
  const entries = await sql`select * from ledger_entries order by 1, 2`.execute(platform.db)

  platform.clock.advance({ days: 365 * 5 - 1 })
  await erase()
  expect(await findTables(player.email)).toEqual(before)
  platform.clock.advance({ days: 4 })
  await erase()
  expect(
    Object.fromEntries(await Promise.all(marks.map(async (mark) => [mark, await findTables(mark)]))),
  ).toEqual(Object.fromEntries(marks.map((mark) => [mark, []])))
  expect(
    await platform.db.selectFrom('rounds').selectAll().where('user_id', '=', player.id).execute(),
  ).toEqual(rounds)
  expect((await sql`select * from ledger_entries order by 1, 2`.execute(platform.db)).rows).toEqual(
    entries.rows,
  )
  expect((await checkLedger(platform.db)).faults).toEqual([])
  expect(
    await platform.db
      .selectFrom('payouts')
      .select(['amount', 'status'])
      .where('user_id', '=', player.id)
      .execute(),
  ).toEqual([{ amount: 150_000, status: 'done' }])
  expect(codeOf(await logIn(player))).toBe('invalid_credentials')
  expect((await registerAgain(player.email)).status).toBe(200)
})

test('an account to which money is owed is not erased', async () => {
  const player = await platform.createPlayer()
  await close(player)
  await creditPlayer(platform, player, 900)
  platform.clock.advance({ days: 365 * 6 })
  await erase()
  expect(await findTables(player.email)).toContain('users')
})

test('the name and birthday of a player who has excluded themselves stay barred after the erasure', async () => {
  const person = { firstname: 'Аскольд', lastname: 'Невядомский' }
  const [excluded, same, other] = [
    await platform.createPlayer(),
    await platform.createPlayer(),
    await platform.createPlayer(),
  ]
  const startedAt = platform.clock.now()
  await platform.db
    .insertInto('self_exclusions')
    .values({ user_id: excluded.id, started_at: startedAt, until: null })
    .execute()
  await platform.db
    .updateTable('users')
    .set({ ...person, birthday: '1969-07-21', closed_at: startedAt })
    .where('id', '=', excluded.id)
    .execute()
  platform.clock.advance({ days: 365 * 6 })
  await erase()
  expect(await findTables('Невядомский')).toEqual([])
  const exclude = async (player: TestPlayer, birthday: string) => {
    await platform.db
      .updateTable('users')
      .set({ ...person, birthday })
      .where('id', '=', player.id)
      .execute()
    await platform.db.transaction().execute((trx) => excludeSamePerson(trx, platform.app.deps, player.id))
    return listExclusions(platform.db, player.id)
  }
  expect(await exclude(same, '1969-07-21')).toMatchObject([{ until: null, endedAt: null, sameAs: null }])
  expect(await exclude(other, '1969-07-22')).toEqual([])
})

test('the contact of a player who has excluded themselves for ever stays barred after the erasure', async () => {
  const [excluded, over, free] = [
    await platform.createPlayer(),
    await platform.createPlayer(),
    await platform.createPlayer(),
  ]
  const startedAt = platform.clock.now()
  await platform.db
    .insertInto('self_exclusions')
    .values([
      { user_id: excluded.id, started_at: startedAt, until: null },
      { user_id: over.id, started_at: startedAt, until: addSeconds(startedAt, 365 * 86_400) },
    ])
    .execute()
  for (const { id } of [excluded, over, free])
    await platform.db.updateTable('users').set({ closed_at: startedAt }).where('id', '=', id).execute()
  platform.clock.advance({ days: 365 * 6 })
  await erase()
  expect(await findTables(excluded.email)).toEqual([])
  expect(codeOf(await registerAgain(excluded.email))).toBe('contact_taken')
  expect((await registerAgain(over.email)).status).toBe(200)
  expect((await registerAgain(free.email)).status).toBe(200)
})
