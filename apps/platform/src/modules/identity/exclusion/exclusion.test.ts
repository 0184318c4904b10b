import {
  endSelfExclusion,
  excludeSelf,
  gameSessionDeactivated,
  getBalance,
  getProfile,
  joinTournament,
  login,
  openDeposit,
  runGame,
  savePushSubscription,
  sessionEnded,
  takeBreak,
  updateProfile,
  type ExclusionTerm,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { answerDesk } from '../../../desk/desk.ts'
import { checkLedger, getPlayerBalances } from '../../money/ledger/ledger.service.ts'
import { openPayoutDesk, type PayoutDesk } from '../../money/payouts/testing/payout-desk.ts'
import {
  addTestGames,
  creditPlayer,
  openDesk,
  slot,
  startDesk,
} from '../../money/wallet/testing/provider-desk.ts'
import { createGiftDesk, type GiftDesk } from '../../rewards/gifts/testing/gift-desk.ts'
import { choose, findChosen } from '../../rewards/tournaments/choices/choices.service.ts'
import { insertTournament } from '../../rewards/tournaments/testing/contests.ts'
import { listAudit } from '../../site/audit/audit.service.ts'
import { openCodeDesk } from '../codes/testing/code-desk.ts'

let platform: TestPlatform
let payouts: PayoutDesk
let gifts: GiftDesk
beforeAll(async () => {
  platform = await createTestPlatform({
    VAPID_PUBLIC_KEY:
      'BCtVfKSSeFxacqUitKzsVu8AdmRTmnIa_2tzkvD4Yd_Nwf4NRCbApXXcK74MANxgjunwL0OD9wuiJiEwb7l1FBQ',
    VAPID_PRIVATE_KEY: 'FsxNzOWkVPR_NYs6CQm3cmQRrTJTnwSS58q354t6wcA',
  })
  await addTestGames(platform)
  payouts = await openPayoutDesk(platform)
  gifts = createGiftDesk(platform)
})
afterAll(() => platform.close())

const exclude = (player: TestPlayer, term: ExclusionTerm = '6m') =>
  platform.as(player).post(excludeSelf, { body: { term } })
const endOwn = (player: TestPlayer) => platform.as(player).post(endSelfExclusion)
const codeOf = async (answer: Promise<{ errors: { code: string }[] }>) => (await answer).errors[0]?.code
/** The same player in a new login, as after the old ones have ended. */
async function logInAgain(player: TestPlayer): Promise<TestPlayer> {
  const { body } = await platform
    .as(null)
    .post(login, { body: { type: 'email', login: player.email, password: player.password } })
  if (!('token' in body)) throw new Error('the login needs a second factor')
  return { ...player, token: body.token, refreshToken: body.refreshToken }
}
async function excludeAndReturn(player: TestPlayer, term: ExclusionTerm = '6m'): Promise<TestPlayer> {
  expect((await exclude(player, term)).status).toBe(200)
  return logInAgain(player)
}
const exclusionOf = async (player: TestPlayer) =>
  (await platform.as(player).get(getProfile)).body.selfExclusion
const runDesk = (words: string[], reason = '', options?: Record<string, string>) =>
  answerDesk(
    {
      db: platform.db,
      clock: platform.clock,
      sessionSecret: platform.config.sessionSecret,
      documentsDir: platform.config.documentsDir,
      chatPicturesDir: platform.config.chatPicturesDir,
      realtime: platform.app.deps.realtime,
      addXp: async () => {
        throw new Error('no command here gives experience')
      },
      timeZone: 'Europe/Moscow',
      mostWager: null,
      messages: platform.app.deps,
    },
    { words, operator: 'olga', reason, key: words.join('-'), ...(options && { options }) },
  )

test('an exclusion ends the game and every login, and a new login sees until when', async () => {
  const desk = await openDesk(platform, { balance: 1_000 })
  const ended: string[] = []
  const stop = platform.watchPublished((room, type) => {
    if (room === `user:${desk.player.id}`) ended.push(type)
  })
  const { body } = await exclude(desk.player, '1y')
  stop()
  expect(Date.parse(body.until!) - Date.parse(body.startedAt)).toBeGreaterThanOrEqual(365 * 86_400_000)
  expect(ended).toContain(gameSessionDeactivated.type)
  expect(await codeOf(platform.as(desk.player).get(getProfile))).toBe('unauthorized')
  expect((await desk.bet(100)).code).toBe('self_excluded')
  expect(await exclusionOf(await logInAgain(desk.player))).toEqual(body)
})

test('the sockets of an excluded player are closed', async () => {
  const player = await platform.createPlayer()
  const ids: string[] = []
  const { realtime } = platform.onOneProcess('it watches the closing of sockets').app.deps
  const { endSession } = realtime
  const process = platform.processes[0]!
  realtime.endSession = (userId, sessionId, reason) => {
    ids.push(sessionId)
    endSession(userId, sessionId, reason)
  }
  await process.as(player).post(excludeSelf, { body: { term: '6m' } })
  realtime.endSession = endSession
  expect(ids).toEqual([player.sessionId])
  expect(sessionEnded.room).toBe('user')
})

test('stakes, deposits, games, demo, tournaments and push are refused, and a payout works', async () => {
  const player = await payouts.createPlayer(500_000)
  const again = { ...(await excludeAndReturn(player)), phone: player.phone }
  const as = platform.as(again)
  const body = { platform: 'desktop' as const }
  expect(
    await Promise.all([
      codeOf(as.post(runGame, { params: { slug: slot }, body: { ...body, type: 'real' } })),
      codeOf(as.post(runGame, { params: { slug: slot }, body: { ...body, type: 'demo' } })),
      codeOf(as.post(joinTournament, { params: { slug: 'neon-race' }, body: {} })),
      codeOf(as.post(openDeposit, { body: {} as never })),
      codeOf(as.put(savePushSubscription, { body: {} as never })),
    ]),
  ).toEqual(Array.from({ length: 5 }, () => 'self_excluded'))
  const payout = await payouts.request(again)
  expect(payout.status).toBe('new')
  expect(await payouts.realOf(again)).toBe(400_000)
})

test('the bonus, gifts and compoints of an excluded player are void, and real money stays', async () => {
  const player = await platform.createPlayer({ balance: 70_000 })
  await gifts.startBonus(player)
  await gifts.activate(player, await gifts.give(player, 'compoints'))
  const left = [await gifts.give(player, 'cash'), await gifts.give(player, 'spins')]
  const before = await getPlayerBalances(platform.db, player.id)
  expect(before).toMatchObject({ real: 70_000, bonus: 1_000, compoints: 2_500 })
  const again = await excludeAndReturn(player)
  expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({
    real: 70_000,
    bonus: 0,
    compoints: 0,
  })
  expect((await platform.as(again).get(getBalance)).body.is_active_bonus).toBe(false)
  const { rows } = await sql`
    select id::text, state from user_gifts where id = any(${left}::bigint[]) order by id`.execute(platform.db)
  expect(rows).toEqual(left.map((id) => ({ id, state: 'revoked' })))
  expect((await checkLedger(platform.db)).faults).toEqual([])
})

test('an open round may finish, and its win is credited', async () => {
  const desk = await openDesk(platform, { balance: 1_000 })
  expect((await desk.bet(100)).status).toBe(200)
  await exclude(desk.player)
  expect((await desk.win(250)).status).toBe(200)
  expect((await desk.has()).real).toBe(1_150)
})

test('of twenty stakes at once none is taken after the exclusion was answered', async () => {
  const desk = await openDesk(platform, { balance: 100_000 })
  const stakes = Array.from({ length: 20 }, async (_, index) => {
    const name = `race-${desk.sessionId}-${index}`
    return desk.settle(100, 0, {
      roundId: name,
      betTransactionId: `${name}-bet`,
      winTransactionId: `${name}-win`,
    })
  })
  const answered = exclude(desk.player).then(async () => (await desk.has()).real)
  const [atAnswer, ...answers] = await Promise.all([answered, ...stakes])
  const taken = answers.filter(({ status }) => status === 200).length
  expect((await desk.has()).real).toBe(atAnswer)
  expect(atAnswer).toBe(100_000 - taken * 100)
  const refused = answers.flatMap(({ code }) => (code ? [code] : []))
  expect(refused.every((code) => ['self_excluded', 'session_deactivated'].includes(code))).toBe(true)
})

test('a shorter exclusion leaves a longer one, and a longer one replaces it', async () => {
  const player = await platform.createPlayer()
  let again = await excludeAndReturn(player, '1y')
  const year = await exclusionOf(again)
  expect((await exclude(again, '6m')).body).toEqual(year)
  again = await logInAgain(player)
  expect((await exclude(again, '5y')).body.startedAt).toBe(year!.startedAt)
  again = await logInAgain(player)
  expect(await exclude(again, 'forever')).toMatchObject({ body: { until: null } })
  again = await logInAgain(player)
  expect((await exclude(again, '5y')).body.until).toBeNull()
})

test('only the player opens the account again, and only after the term', async () => {
  const player = await platform.createPlayer()
  expect(await codeOf(endOwn(player))).toBe('self_exclusion_not_found')
  const again = await excludeAndReturn(player, '6m')
  const { until } = (await exclusionOf(again))!
  expect(await codeOf(endOwn(again))).toBe('self_excluded')
  const moved = Date.parse(until!) - platform.clock.now().getTime()
  platform.clock.advance({ seconds: moved / 1_000 })
  const later = await logInAgain(player)
  // Time alone opens nothing.
  expect(await codeOf(platform.as(later).post(takeBreak, { body: { hours: 1 } }))).toBe('self_excluded')
  expect((await endOwn(later)).body).toEqual({ success: true })
  expect(await exclusionOf(later)).toBeNull()
  expect((await startDesk(platform, later)).sessionId).toMatch(/^\d+$/)
  expect(await codeOf(endOwn(later))).toBe('self_exclusion_not_found')
})

test.each([null, 'week', '', '6M', 6, ['6m']])('an exclusion for %j is refused', async (term) => {
  const { status, errors } = await exclude(await platform.createPlayer(), term as never)
  expect([status, errors]).toEqual([400, [{ code: 'invalid_request', field: 'term' }]])
})

test('the chosen tournament is left, subscriptions are removed and news are unwanted', async () => {
  const player = await platform.createPlayer()
  const id = await insertTournament(platform)
  await platform.db.transaction().execute((trx) => choose(trx, platform.clock, player.id, { id }))
  await sql`update users set wants_news = true where id = ${player.id}`.execute(platform.db)
  await sql`
    insert into push_subscriptions (endpoint, user_id, session_id, p256dh, auth)
    values (${`https://push.example/${player.id}`}, ${player.id}, ${player.sessionId}, 'key', 'secret')`.execute(
    platform.db,
  )
  await exclude(player)
  expect(await findChosen(platform.db, player.id)).toBeNull()
  const { rows } = await sql`
    select wants_news as "wantsNews", (select count(*)::int from push_subscriptions where user_id = u.id) as browsers
    from users u where id = ${player.id}`.execute(platform.db)
  expect(rows).toEqual([{ wantsNews: false, browsers: 0 }])
})

const birthday = '1984-02-29'
async function createPerson(
  name: { firstname: string; lastname: string },
  born = birthday,
): Promise<TestPlayer> {
  const player = await platform.createPlayer({ balance: 5_000 })
  await sql`update users set birthday = ${born} where id = ${player.id}`.execute(platform.db)
  expect((await platform.as(player).put(updateProfile, { body: name })).status).toBe(200)
  return player
}

test('a new account with the name and birthday of somebody excluded is closed until the same end, with its money', async () => {
  const first = await excludeAndReturn(await createPerson({ firstname: 'Ирина', lastname: 'Соколова' }), '5y')
  const second = await logInAgain(await createPerson({ firstname: 'СОКОЛОВА', lastname: 'Ирина ' }))
  const [own, other] = [await exclusionOf(first), await exclusionOf(second)]
  expect(other!.until).toBe(own!.until)
  expect(await codeOf(platform.as(second).post(takeBreak, { body: { hours: 1 } }))).toBe('self_excluded')
  expect((await platform.as(second).get(getBalance)).body.balance).toBe(5_000)
  // A longer end of the first is that of the second.
  await exclude(first, 'forever')
  expect((await exclusionOf(second))!.until).toBeNull()
})

test('an identity document approved for the name and birthday of somebody excluded closes the account too', async () => {
  const second = await createPerson({ firstname: 'Ева', lastname: 'Лось' })
  await exclude(await createPerson({ firstname: 'Ева', lastname: 'Лось' }))
  expect(await exclusionOf(second)).toBeNull()
  await sql`
    insert into verifications (user_id, kind, status, picture, sent_at) values (${second.id}, 'identity', 'wait', 'of-the-test', now())`.execute(
    platform.db,
  )
  const { exitCode, text } = await runDesk(['document', 'approve', String(second.id), 'identity'])
  expect([exitCode, text]).toEqual([0, expect.stringContaining('is approved now')])
  expect(await exclusionOf(await logInAgain(second))).not.toBeNull()
})

test('an exclusion closes the other accounts of a person, where name and birthday are verified on both', async () => {
  const name = { firstname: 'Лия', lastname: 'Ветрова' }
  const verify = ({ id }: TestPlayer) =>
    sql`insert into verifications (user_id, kind, status, picture) values (${id}, 'identity', 'success', ${`of-${id}`})`.execute(
      platform.db,
    )
  const [first, second, unverified] = [
    await createPerson(name),
    await createPerson(name),
    await createPerson(name),
  ]
  await verify(first)
  await verify(second)
  await exclude(first, '1y')
  const own = await exclusionOf(await logInAgain(first))
  expect((await exclusionOf(await logInAgain(second)))!.until).toBe(own!.until)
  expect(await exclusionOf(unverified)).toBeNull()
})

test('another birthday, another name or the same device alone closes nothing', async () => {
  await exclude(await createPerson({ firstname: 'Олег', lastname: 'Зимин' }))
  const others = [
    await createPerson({ firstname: 'Олег', lastname: 'Зимин' }, '1984-03-01'),
    await createPerson({ firstname: 'Олег', lastname: 'Зимина' }),
  ]
  for (const other of others) expect(await exclusionOf(other)).toBeNull()
})

test('the phone of somebody excluded can not be registered again: its owner logs in to the closed account', async () => {
  const codes = openCodeDesk(() => platform)
  const player = await codes.createPlayerWithPhone('79007770001')
  await exclude(player)
  const { phone, codeId, code } = await codes.openCode(player.phone, 'registration')
  expect(await codeOf(codes.confirm(phone, codeId, code, 'registration'))).toBe('contact_taken')
})

test('the desk shows exclusions, and lifts one only after its term or as an error with a reason', async () => {
  const player = await platform.createPlayer()
  const id = String(player.id)
  expect((await runDesk(['exclusion', 'lift', id])).text).toContain('is not excluded')
  await exclude(player)
  expect((await runDesk(['exclusion', 'show', id])).text).toMatch(/ {2}until .+ {2}runs$/)
  expect(await runDesk(['exclusion', 'lift', id])).toMatchObject({ exitCode: 1 })
  expect(await runDesk(['exclusion', 'lift', id], ' ', { error: 'yes' })).toMatchObject({ exitCode: 1 })
  const again = await logInAgain(player)
  expect(await exclusionOf(again)).not.toBeNull()
  expect(await runDesk(['exclusion', 'lift', id], 'a brother', { error: 'yes' })).toMatchObject({
    exitCode: 0,
  })
  expect(await exclusionOf(again)).toBeNull()
  expect((await runDesk(['exclusion', 'show', id])).text).toContain('ended')
  expect((await listAudit(platform.db, 1))[0]).toMatchObject({
    actor: 'olga',
    action: 'exclusion lift',
    subject: `player ${id}`,
    reason: 'a brother',
    detail: { isError: true },
  })
})

test('whom the desk has found to be another person is not closed again', async () => {
  await exclude(await createPerson({ firstname: 'Анна', lastname: 'Ким' }))
  const namesake = await createPerson({ firstname: 'Анна', lastname: 'Ким' })
  await runDesk(['exclusion', 'lift', String(namesake.id)], 'another passport', { error: 'yes' })
  const again = await logInAgain(namesake)
  await platform.as(again).put(updateProfile, { body: { middlename: 'Ли' } })
  expect(await exclusionOf(again)).toBeNull()
})

test('an exclusion of a player with a bonus of which a round holds money ends the bonus too', async () => {
  const desk = await openDesk(platform)
  await creditPlayer(platform, desk.player, 1_000, 'bonus')
  expect((await desk.bet(400)).status).toBe(200)
  await exclude(desk.player)
  expect(await desk.win(300)).toMatchObject({ status: 200 })
  expect(await desk.has()).toMatchObject({ real: 0, bonus: 0 })
})
