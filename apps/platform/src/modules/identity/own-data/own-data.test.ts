import { exportOwnData, getBalance, sendEmailCode, updateProfile } from '@yanta/contract'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { addTestGames, openDesk } from '../../money/wallet/testing/provider-desk.ts'
import { createDepositDesk } from '../../money/deposits/testing/deposit-desk.ts'
import { grantBonus } from '../../money/bonuses/bonuses.service.ts'
import { openWallet } from '../../money/ledger/ledger.service.ts'
import { streamOwnData } from './own-data.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
  await addTestGames(platform)
})
afterAll(() => platform.close())

interface OwnData {
  about: { player: string }
  sections: Record<string, Record<string, { columns: string[]; rows: unknown[][] }>>
  leftOut: Record<string, unknown>
}

const ask = (player: TestPlayer | null, body: object) =>
  platform.app.inject({
    method: 'POST',
    url: `${exportOwnData.path}?platform=desktop`,
    payload: body,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      ...(player && { authorization: `Bearer ${player.token}` }),
    },
  })
const exportOf = (player: TestPlayer) => ask(player, { password: player.password, format: 'json' })

/** The rows of a table as objects. */
function read(file: OwnData, section: string, table: string): Record<string, unknown>[] {
  const { columns, rows } = file.sections[section]![table]!
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])))
}

test('the file holds what the player has typed, paid, won and been told, and nothing of another player', async () => {
  const desk = await openDesk(platform, { balance: 50_000 })
  const { player } = desk
  const other = await openDesk(platform, { balance: 1_234_567 })
  await other.settle(100, 0)
  await desk.settle(700, 250)
  await platform.as(player).put(updateProfile, { body: { firstname: 'Аграфена', address: 'Морская, 4' } })
  const deposits = createDepositDesk(platform)
  const deposit = await deposits.open(player)
  await deposits.say(deposit.transaction_id)

  const answer = await exportOf(player)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="own-data-${player.id}.json"`,
    'cache-control': 'no-store, private',
  })
  const file = answer.json<OwnData>()
  expect(file.about.player).toBe(String(player.id))
  expect(read(file, 'account', 'users')).toMatchObject([
    { id: player.id, email: player.email, firstname: 'Аграфена', address: 'Морская, 4', currency: 'RUB' },
  ])
  expect(read(file, 'account', 'sessions')).toMatchObject([{ id: player.sessionId, address: '127.0.0.1' }])
  expect(read(file, 'play', 'rounds')).toMatchObject([{ user_id: player.id, staked: 700, win_real: 250 }])
  expect(read(file, 'money', 'deposits')).toMatchObject([{ status: 'success', amount: 50_000 }])
  const [real] = read(file, 'money', 'ledger_accounts').filter(({ kind }) => kind === 'real')
  const amounts = read(file, 'money', 'ledger_entries')
    .filter(({ account_id }) => account_id === real!.id)
    .map(({ amount }) => amount as number)
  expect(amounts.toSorted((one, two) => one - two)).toEqual([-700, 250, 50_000, 50_000])
  expect(answer.body).not.toContain(other.player.email)
  expect(answer.body).not.toContain('1234567')
})

test('the file opens nothing: no hash, no token, no code that still waits to be sent', async () => {
  const player = await platform.createPlayer()
  await platform.as(null).post(sendEmailCode, { body: { email: player.email } })
  const { password_hash } = await platform.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow()
  await platform.db
    .insertInto('messages')
    .values({
      user_id: player.id,
      channel: 'sms',
      recipient: '79990001122',
      locale: 'ru',
      subject: null,
      body: 'Код 483920',
      code: '483920',
    })
    .execute()
  const { body, statusCode } = await exportOf(player)
  expect(statusCode).toBe(200)
  expect(body).toContain('79990001122')
  for (const secret of ['483920', password_hash, player.token, player.refreshToken])
    expect(body).not.toContain(secret)
  expect((JSON.parse(body) as OwnData).leftOut).toMatchObject({
    users: { password_hash: 'secret' },
    games: 'house',
  })
})

test.each([
  ['another password', { password: 'not-the-password', format: 'json' }, 422, 'wrong_password'],
  ['no password', { format: 'json' }, 400, 'invalid_request'],
  ['an empty password', { password: '', format: 'json' }, 400, 'invalid_request'],
  ['another format', { password: 'password-1', format: 'xml' }, 400, 'invalid_request'],
  [
    "another player's number",
    { password: 'not-the-password', format: 'json', player: 1 },
    422,
    'wrong_password',
  ],
])('with %s there is no file', async (_what, body, status, code) => {
  const answer = await ask(await platform.createPlayer(), body)
  expect([answer.statusCode, answer.json<{ errors: { code: string }[] }>().errors[0]!.code]).toEqual([
    status,
    code,
  ])
})

test('a guest gets no file', async () => {
  expect((await ask(null, { password: 'password-1', format: 'json' })).statusCode).toBe(401)
})

test('a file begins before anything is read for it, and one that is given up delays no other', async () => {
  const player = await platform.createPlayer()
  const request = { player: player.id, createdAt: platform.clock.now() }
  const errors: unknown[] = []
  const start = () => streamOwnData(platform.db, request, (error) => errors.push(error)).content
  // The embedded database has one connection: while it is taken, nothing can be read.
  const [given, kept] = await platform.db.transaction().execute(async () => {
    const streams = [start(), start()] as const
    for (const stream of streams) {
      await once(stream, 'readable')
      const beginning = String(stream.read())
      expect(beginning).toMatch(/^\{"about":.*"sections":\{/)
      expect(beginning).not.toContain('"rows":[\n')
    }
    return streams
  })
  given.destroy()
  expect((await text(kept)).endsWith('}}')).toBe(true)
  expect(errors).toEqual([])
})

test('a long history is complete, each row once, and others are answered while it is written', async () => {
  const { player, sessionId } = await openDesk(platform)
  await openWallet(platform.db, player.id, 'RUB')
  await platform.db.transaction().execute((trx) =>
    grantBonus(trx, platform.clock.now(), {
      userId: player.id,
      currency: 'RUB',
      amount: 1_000,
      wagerTimes: 10,
      mostWager: null,
      cap: 1_000,
      days: 7,
      scope: 'test',
      key: `long ${player.id}`,
    }),
  )
  const rounds = 12_000
  await sql`
    insert into rounds (provider, ref, session_id, user_id, game_slug, currency, status, staked, stake_real, stake_bonus, win_real, win_bonus, ended_at)
    select 'yanta', ${`long ${player.id} `} || n, ${sessionId}, ${player.id}, 'takes-bonus', 'RUB', 'settled', 100, 100, 0, 0, 0, now()
    from generate_series(1, ${rounds}::int) n`.execute(platform.db)
  // Between two accounts of the player lie those of a player who came later.
  await sql`
    with posted as (
      insert into ledger_transactions (kind, scope, key) select 'win', 'long', ${`${player.id} `} || n from generate_series(1, 5100) n returning id
    ), booked as (
      insert into ledger_entries (transaction_id, account_id, unit, amount)
      select posted.id, account.id, account.unit, case when account.user_id is null then -3 else 3 end
      from posted, ledger_accounts account where account.name in (${`player/${player.id}/real`}, 'games/RUB/0')
      returning account_id, amount
    )
    update ledger_accounts set balance = balance + change.amount
    from (select account_id, sum(amount)::int8 as amount from booked group by 1) change where id = change.account_id`.execute(
    platform.db,
  )

  const order: string[] = []
  const written = exportOf(player).then((answer) => {
    order.push('file')
    return answer
  })
  const other = await platform.createPlayer()
  for (let count = 0; count < 3; count += 1) {
    await platform.as(other).get(getBalance)
    order.push('balance')
  }
  const file = (await written).json<OwnData>()
  expect(order.at(-1)).toBe('file')
  const refs = read(file, 'play', 'rounds').map(({ id }) => id as number)
  expect(refs).toHaveLength(rounds)
  expect(new Set(refs).size).toBe(rounds)
  const entries = read(file, 'money', 'ledger_entries')
  for (const { id, balance } of read(file, 'money', 'ledger_accounts')) {
    const own = entries.filter(({ account_id }) => account_id === id)
    expect(new Set(own.map(({ transaction_id }) => transaction_id)).size).toBe(own.length)
    expect(own.reduce((sum, { amount }) => sum + (amount as number), 0)).toBe(balance)
  }
})

test.each(['ru', 'en'])('the PDF for a person is one in %s, under a name of its own', async (locale) => {
  const { player, settle } = await openDesk(platform, { balance: 5_000 })
  await settle(100, 50)
  const { db, clock } = platform
  await db
    .insertInto('player_limits')
    .values([
      { user_id: player.id, kind: 'deposit', period: 'week', value: 500_000 },
      { user_id: player.id, kind: 'time', period: 'day', value: 90 },
    ])
    .execute()
  await db.insertInto('player_breaks').values({ user_id: player.id, until: clock.now() }).execute()
  await db
    .insertInto('self_exclusions')
    .values({ user_id: player.id, started_at: clock.now(), until: null, ended_at: clock.now() })
    .execute()
  const answer = await platform.app.inject({
    method: 'POST',
    url: exportOwnData.path,
    payload: { password: player.password, format: 'pdf' },
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': locale,
      authorization: `Bearer ${player.token}`,
    },
  })
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="own-data-${player.id}.pdf"`,
  ])
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(answer.rawPayload.toString('latin1')).toContain('/FontFile2')
})
