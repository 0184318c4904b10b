import {
  activateGift,
  balanceChanged,
  bonusChanged,
  catalogueChanged,
  gameSessionDeactivated,
  listLimits,
  notificationUpdated,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getPlayerBalances } from '../modules/money/ledger/ledger.service.ts'
import { listAudit } from '../modules/site/audit/audit.service.ts'
import { openDesk, slot, startDesk } from '../modules/money/wallet/testing/provider-desk.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../testing/test-platform.ts'
import { loadContent } from '@yanta/content'
import { testContentFolder } from '../testing/templates.ts'
import { createExperience } from '../modules/rewards/progress/progress.service.ts'
import { answerDesk } from './desk.ts'

let platform: TestPlatform
let player: TestPlayer
const addXp = createExperience(loadContent(testContentFolder).levels).add
/** Published by timers and consumers a moment after what has caused them, which may be a test before; contests that begin, to all. */
const later: readonly string[] = [catalogueChanged.type, notificationUpdated.type]
let received: { room: string; type: string; data: unknown }[] = []
beforeAll(async () => {
  platform = await createTestPlatform()
  platform.app.deps.realtime.publish = (room, event, data) => {
    if (room.startsWith('user:') && !later.includes(event.type))
      received.push({ room, type: event.type, data })
  }
})
beforeEach(async () => {
  player = await platform.createPlayer()
})
afterEach(() => {
  received = []
})
afterAll(() => platform.close())

let keys = 0
const desk = (
  words: string[],
  request: { reason?: string; key?: string; options?: Record<string, string> } = {},
) => {
  keys += 1
  return answerDesk(
    {
      db: platform.db,
      clock: platform.clock,
      sessionSecret: platform.config.sessionSecret,
      documentsDir: platform.config.documentsDir,
      chatPicturesDir: platform.config.chatPicturesDir,
      realtime: platform.app.deps.realtime,
      addXp,
      timeZone: 'Europe/Moscow',
      mostWager: 500,
      messages: platform.app.deps,
    },
    {
      words,
      operator: 'olga',
      reason: request.reason ?? '',
      key: request.key ?? `key-${keys}`,
      options: request.options,
    },
  )
}
const lastAudit = async () => (await listAudit(platform.db, 1))[0]

describe('player', () => {
  test('is found by id, e-mail and nickname', async () => {
    for (const wanted of [
      String(player.id),
      player.email,
      player.email.toUpperCase(),
      `Player ${player.email.match(/\d+/)![0]}`,
    ]) {
      expect(await desk(['player', wanted])).toMatchObject({
        exitCode: 0,
        text: expect.stringContaining(player.email),
      })
    }
  })

  test('shows the balances', async () => {
    await desk(['credit', player.email, '250.50'])
    expect((await desk(['player', player.email])).text).toMatch(/real money +250\.50 RUB/)
  })

  test('shows the affiliate that referred a player, with the subid beside the code [5.15]', async () => {
    expect((await desk(['player', player.email])).text).toMatch(/^affiliate +-$/m)
    await sql`update users set referral_code = 'p1p2pAb3Z', referral_subid = 'spring' where id = ${player.id}`.execute(
      platform.db,
    )
    expect((await desk(['player', player.email])).text).toMatch(/^affiliate +p1p2pAb3Z spring$/m)
  })

  test('list shows the latest', async () => {
    expect((await desk(['player', 'list'])).text.split('\n')[0]).toContain(player.email)
  })

  test('a name that matches no player, or several, is reported', async () => {
    expect(await desk(['player', 'nobody@example.com'])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('There is no player'),
    })
    const [first, second] = [
      await platform.createPlayer({ nickName: 'Twin' }),
      await platform.createPlayer({ nickName: 'twin' }),
    ]
    expect(await desk(['player', 'Twin'])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining(`${first.id}, ${second.id}`),
    })
  })

  test('a nickname of digits hides no other player with that id or phone', async () => {
    const phone = `7${9_990_000_000 + player.id}`
    await sql`update users set phone = ${phone} where id = ${player.id}`.execute(platform.db)
    const named = await platform.createPlayer({ nickName: String(player.id) })
    await platform.createPlayer({ nickName: phone })
    for (const wanted of [String(player.id), phone, `+${phone}`])
      expect((await desk(['player', wanted])).text).toContain(player.email)
    const free = '123456789012'
    expect((await desk(['player', 'nickname', named.email, free])).exitCode).toBe(0)
    expect((await desk(['player', free])).text).toContain(named.email)
  })
})

describe('player unprotect', () => {
  test('turns the second factor off for a player who has lost app and recovery codes, with a letter and an audit entry', async () => {
    await sql`insert into totp_secrets (user_id, secret, enabled_at) values (${player.id}, 'sealed', now())`.execute(
      platform.db,
    )
    await sql`insert into recovery_codes (user_id, code_hash) values (${player.id}, 'hash')`.execute(
      platform.db,
    )
    expect(await desk(['player', 'unprotect', player.email], { reason: 'passport shown' })).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining('without a code'),
    })
    expect(
      (
        await sql`select user_id from totp_secrets where user_id = ${player.id} union all select user_id from recovery_codes where user_id = ${player.id}`.execute(
          platform.db,
        )
      ).rows,
    ).toEqual([])
    expect(
      (
        await sql<{ subject: string }>`select subject from messages where user_id = ${player.id}`.execute(
          platform.db,
        )
      ).rows,
    ).toEqual([{ subject: expect.stringContaining('отключён') }])
    expect(await lastAudit()).toMatchObject({
      action: 'unprotect',
      subject: `player ${player.id}`,
      reason: 'passport shown',
    })
  })

  test('of a player without a second factor changes nothing', async () => {
    expect(await desk(['player', 'unprotect', player.email])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('no code of an app'),
    })
  })
})

describe('changes that only support can make', () => {
  const letters = async (id: number) =>
    (
      await sql<{
        recipient: string
        body: string
      }>`select recipient, body from messages where user_id = ${id} order by id`.execute(platform.db)
    ).rows

  test('an e-mail: a letter goes to the old address, the new one is verified, the audit has the reason', async () => {
    const email = `new-${player.email}`
    expect(
      await desk(['player', 'email', player.email, email.toUpperCase()], { reason: 'lost mailbox' }),
    ).toMatchObject({ exitCode: 0, text: expect.stringContaining(email) })
    expect((await desk(['player', email])).text).toContain(String(player.id))
    expect(await letters(player.id)).toMatchObject([
      { recipient: player.email, body: expect.stringContaining('Новая почта: n•••@example.com') },
    ])
    expect(await lastAudit()).toMatchObject({
      action: 'email',
      subject: `player ${player.id}`,
      reason: 'lost mailbox',
      detail: { from: player.email, to: email },
    })
  })

  test('a phone, in any format: a letter reports it', async () => {
    expect(await desk(['player', 'phone', player.email, '+7 (999) 000-11-33'])).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining('+79990001133'),
    })
    expect(await letters(player.id)).toMatchObject([
      { recipient: player.email, body: expect.stringContaining('Новый телефон: +••• 33') },
    ])
  })

  test('a nickname [6.12]', async () => {
    expect(await desk(['player', 'nickname', player.email, `Lion.${player.id}`])).toMatchObject({
      exitCode: 0,
    })
    expect((await desk(['player', `lion.${player.id}`])).text).toContain(player.email)
  })

  test("a nickname that is taken in another case, or could be taken for the site's, is refused", async () => {
    await platform.createPlayer({ nickName: 'Hermelin' })
    for (const nickname of ['hermelin', 'Support-1']) {
      expect(await desk(['player', 'nickname', player.email, nickname])).toEqual({
        exitCode: 1,
        text: `Somebody else has ${nickname}, or it looks like the site itself: nothing was changed.`,
      })
    }
    expect((await desk(['player', player.email])).text).not.toMatch(/hermelin|support/i)
  })

  test('a contact of another player, or an invalid one, is refused', async () => {
    const other = await platform.createPlayer()
    expect(await desk(['player', 'email', player.email, other.email])).toEqual({
      exitCode: 1,
      text: `Somebody else has ${other.email}: nothing was changed.`,
    })
    for (const words of [
      ['email', player.email, 'nonsense'],
      ['phone', player.email, '12'],
      ['phone', player.email, '8 999 000-11-33'],
      ['nickname', player.email, 'Лев'],
    ])
      expect((await desk(['player', ...words])).exitCode).toBe(1)
    expect(await letters(player.id)).toEqual([])
  })
})

describe('credit', () => {
  test('credits money through the ledger, notifies the player and writes an audit entry', async () => {
    expect(await desk(['credit', player.email, '0.29'], { reason: 'lost in transit' })).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining('0.29 RUB'),
    })
    expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ real: 29 })
    expect(received).toEqual([
      {
        room: `user:${player.id}`,
        type: balanceChanged.type,
        data: { balance_type: 'real', balance: 29, currency: 'RUB', reason: 'credit', roundId: null },
      },
    ])
    expect(await lastAudit()).toMatchObject({
      actor: 'olga',
      action: 'credit',
      subject: `player ${player.id}`,
      reason: 'lost in transit',
      detail: { amount: 29, currency: 'RUB' },
    })
  })

  test("writes a push notification in the player's language", async () => {
    const english = await platform.createPlayer({ locale: 'en', currency: 'EUR' })
    for (const who of [player, english]) await desk(['credit', who.email, '1250.5'])
    const { rows } = await sql<{
      text: string
    }>`select title || ': ' || body || ' ' || path as text from push_notes where user_id in (${player.id}, ${english.id}) order by id`.execute(
      platform.db,
    )
    expect(rows.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Деньги зачислены: 1 250,50 ₽ уже на балансе. /profile/balance',
      'Money has arrived: €1,250.50 is on your balance. /profile/balance',
    ])
  })

  test('a repeated request credits once', async () => {
    await desk(['credit', player.email, '5'], { key: 'the same key' })
    await desk(['credit', player.email, '5'], { key: 'the same key' })
    expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ real: 500 })
  })

  test.each(['0', '-5', '1,50', '1e3', '0x64', '12.345'])('%s is not an amount', async (amount) => {
    expect(await desk(['credit', player.email, amount])).toMatchObject({ exitCode: 1 })
    expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ real: 0 })
  })

  test('an amount above the limit is reported in a sentence, not as an unexpected error', async () => {
    expect(await desk(['credit', player.email, '99999999999999'])).toEqual({
      exitCode: 1,
      text: "'99999999999999' is out of range: at least 0.01, at most 10000000000.00.",
    })
    await desk(['credit', player.email, '1'])
    await sql`update ledger_accounts set balance = balance + 999999999999900 where name = ${`player/${player.id}/real`}`.execute(
      platform.db,
    )
    expect(await desk(['credit', player.email, '0.01'])).toEqual({
      exitCode: 1,
      text: "0.01 RUB can't be credited: nobody has more than 10000000000000.00 RUB.",
    })
    await sql`update ledger_accounts set balance = balance - 999999999999900 where name = ${`player/${player.id}/real`}`.execute(
      platform.db,
    )
    expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ real: 100 })
  })
})

describe('debit', () => {
  test('takes money back through the ledger, once for a key, tells the player and writes an audit entry', async () => {
    await desk(['credit', player.email, '1500'], { key: 'too much' })
    received = []
    const debit = () => desk(['debit', player.email, '1250.50'], { key: 'back', reason: 'credited twice' })
    const text = expect.stringMatching(/^1250\.50 RUB was taken from .* has 249\.50 RUB now\.$/)
    expect(await debit()).toEqual({ exitCode: 0, text })
    expect(received).toEqual([
      {
        room: `user:${player.id}`,
        type: balanceChanged.type,
        data: { balance_type: 'real', balance: 24_950, currency: 'RUB', reason: 'other', roundId: null },
      },
    ])
    expect(await lastAudit()).toMatchObject({
      actor: 'olga',
      action: 'debit',
      subject: `player ${player.id}`,
      reason: 'credited twice',
      detail: { amount: 125_050, currency: 'RUB' },
    })
    const { rows } = await sql<{
      text: string
    }>`select title || ': ' || body as text from push_notes where user_id = ${player.id} and tag = 'money' order by id`.execute(
      platform.db,
    )
    expect(rows.map((row) => row.text.replaceAll('\u00a0', ' '))).toEqual([
      'Деньги зачислены: 1 500,00 ₽ уже на балансе.',
      'Списание с баланса: Списано 1 250,50 ₽.',
    ])
    expect(await debit()).toEqual({ exitCode: 0, text })
    expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ real: 24_950 })
    expect((await desk(['ledger', 'statement', player.email])).text).toMatch(/corrections +249\.50/)
    expect((await desk(['ledger', 'check'])).exitCode).toBe(0)
  })

  test('more than the balance is refused in a sentence', async () => {
    await desk(['credit', player.email, '5'])
    expect(await desk(['debit', player.email, '5.01'])).toEqual({
      exitCode: 1,
      text: "5.01 RUB can't be taken: the balance has 5.00 RUB.",
    })
    expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ real: 500 })
  })

  test('a closed account is credited nothing, for it could never be paid out; what it has can be taken', async () => {
    await desk(['credit', player.email, '5'])
    await sql`update users set closed_at = now() where id = ${player.id}`.execute(platform.db)
    expect(await desk(['credit', player.email, '1'])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('is closed'),
    })
    expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ real: 500 })
    expect((await desk(['debit', player.email, '5'])).exitCode).toBe(0)
    expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ real: 0 })
  })
})

describe('bonus', () => {
  const options = { wager: '30', cap: '500', days: '7' }
  const grant = (request = {}) => desk(['bonus', 'grant', player.email, '100'], { options, ...request })

  test('grant credits bonus money under terms, notifies the player and writes an audit entry', async () => {
    expect(await grant({ reason: 'a birthday' })).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining('3000.00 to be staked within 7 days, at most 500.00 becomes real'),
    })
    expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ real: 0, bonus: 10_000 })
    const room = `user:${player.id}`
    expect(received).toEqual([
      {
        room,
        type: balanceChanged.type,
        data: { balance_type: 'bonus', balance: 10_000, currency: 'RUB', reason: 'bonus', roundId: null },
      },
      {
        room,
        type: bonusChanged.type,
        data: {
          id: expect.any(String),
          change: 'started',
          currency: 'RUB',
          wagering: { done: 0, needed: 300_000 },
          converted: 0,
        },
      },
    ])
    expect(await lastAudit()).toMatchObject({
      actor: 'olga',
      action: 'bonus grant',
      subject: `player ${player.id}`,
      reason: 'a birthday',
      detail: { amount: 10_000, wagerTimes: 30, cap: 50_000, days: 7 },
    })
  })

  test('a wager above that of the jurisdiction is refused', async () => {
    expect(await grant({ options: { ...options, wager: '501' } })).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('at most 500 times'),
    })
    expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ bonus: 0 })
  })

  test('a repeated request grants once, another one is refused while the bonus runs', async () => {
    await grant({ key: 'the same grant' })
    const audited = await lastAudit()
    expect((await grant({ key: 'the same grant' })).exitCode).toBe(0)
    expect(await lastAudit()).toEqual(audited)
    expect(await grant()).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('has a bonus that is not over'),
    })
    expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ bonus: 10_000 })
  })

  test('show lists the progress of each, cancel removes the remaining money', async () => {
    expect((await desk(['bonus', 'show', player.email])).text).toContain('has had no bonus')
    await grant()
    expect(await desk(['bonus', 'cancel', player.email], { reason: 'asked by phone' })).toMatchObject({
      exitCode: 0,
    })
    expect(await lastAudit()).toMatchObject({
      action: 'bonus cancel',
      reason: 'asked by phone',
      detail: { bonuses: [expect.any(Number)] },
    })
    expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ bonus: 0 })
    await grant()
    const lines = (await desk(['bonus', 'show', player.email])).text.split('\n')
    expect(lines).toEqual([
      expect.stringMatching(/active +100\.00 RUB +wager 0\.00 of 3000\.00 +cap 500\.00/),
      expect.stringMatching(/cancelled/),
    ])
    await desk(['bonus', 'cancel', player.email])
    expect(await desk(['bonus', 'cancel', player.email])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('no bonus that runs'),
    })
  })

  test('a player who has excluded themselves is granted none', async () => {
    await platform.db
      .insertInto('self_exclusions')
      .values({ user_id: player.id, started_at: platform.clock.now(), until: null })
      .execute()
    expect(await grant()).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('has excluded themselves from play'),
    })
  })

  test('an account with bonuses disabled is granted none until they are enabled again', async () => {
    expect((await desk(['bonus', 'forbid', player.email], { reason: 'many accounts' })).exitCode).toBe(0)
    expect(await lastAudit()).toMatchObject({ action: 'bonus forbid', reason: 'many accounts' })
    expect(await grant()).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('is granted no bonuses'),
    })
    await desk(['bonus', 'allow', player.email])
    expect((await grant()).exitCode).toBe(0)
  })

  test.each([
    ['wager', '0'],
    ['wager', '1.5'],
    ['days', '400'],
    ['cap', '-1'],
    ['cap', '0'],
  ])('--%s %s is refused and moves nothing', async (option, value) => {
    expect((await grant({ options: { ...options, [option]: value } })).exitCode).toBe(1)
    expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ bonus: 0 })
  })

  test('a command without all of its terms is refused, and a term is refused by other commands', async () => {
    expect(await grant({ options: { wager: '30' } })).toMatchObject({
      exitCode: 2,
      text: expect.stringContaining('--cap <amount>'),
    })
    expect((await desk(['credit', player.email, '5'], { options })).exitCode).toBe(2)
  })
})

describe('break', () => {
  test('stops stakes and the running game, and 0 hours end it', async () => {
    const running = await openDesk(platform, { balance: 1000 })
    expect(
      (await desk(['break', String(running.player.id), '24'], { reason: 'asked by phone' })).exitCode,
    ).toBe(0)
    expect((await running.bet(10)).code).toBe('taking_a_break')
    expect(received).toContainEqual({
      room: `user:${running.player.id}`,
      type: gameSessionDeactivated.type,
      data: { runToken: running.runToken, reason: 'break' },
    })
    expect(await lastAudit()).toMatchObject({
      action: 'break',
      reason: 'asked by phone',
      detail: { hours: 24 },
    })
    await desk(['break', String(running.player.id), '0'])
    expect((await (await startDesk(platform, running.player)).bet(10)).status).toBe(200)
  })

  test('0 hours takes back what is left of a break from the bonus, live gifts and their free rounds', async () => {
    const spins = async (key: string) => {
      const { text } = await desk(['gift', 'grant', player.email, 'spins'], { key })
      return Number(/gift (\d+)/.exec(text)![1])
    }
    const ends = async () => {
      const { rows } = await sql<{ end: Date }>`
        select expires_at as end from bonuses where user_id = ${player.id}
        union all (select expires_at from free_rounds where user_id = ${player.id})
        union all (select expires_at from user_gifts where user_id = ${player.id} and type = 'giftspin' order by id)`.execute(
        platform.db,
      )
      return rows.map(({ end }) => end.getTime())
    }
    await desk(['bonus', 'grant', player.email, '100'], { options: { wager: '30', cap: '500', days: '7' } })
    const activated = await spins('before')
    await platform.as(player).put(activateGift, { params: { id: String(activated) }, query: {}, body: {} })
    const before = await ends()
    expect(before).toHaveLength(3)
    const begun = platform.clock.now().getTime()
    await desk(['break', player.email, '24'])
    await spins('meanwhile')
    platform.clock.advance({ seconds: 600 })
    const ending = platform.clock.now().getTime()
    await desk(['break', player.email, '0'])
    const [ended, now] = [await ends(), platform.clock.now().getTime()]
    const [bonus, ...gifts] = before.map((end, index) => ended[index]! - end)
    expect(gifts).toEqual([bonus, bonus])
    expect(bonus).toBeGreaterThanOrEqual(600_000)
    expect(bonus).toBeLessThanOrEqual(now - begun)
    const sevenDays = 7 * 86_400_000
    expect(ended[3]).toBeGreaterThanOrEqual(ending + sevenDays)
    expect(ended[3]).toBeLessThanOrEqual(now + sevenDays)
    await desk(['break', player.email, '0'])
    expect(await ends()).toEqual(ended)
  })

  test('a running longer break stays', async () => {
    const longer = (await desk(['break', player.email, '48'])).text
    expect((await desk(['break', player.email, '1'])).text).toBe(longer)
  })

  test.each(['soon', '-1', '1.5', '999999'])('%s is not a number of hours', async (hours) => {
    expect((await desk(['break', player.email, hours])).exitCode).toBe(1)
  })
})

describe('game', () => {
  test('disable ends running sessions, wins are still accepted, enable undoes it', async () => {
    const running = await openDesk(platform, { balance: 1000 })
    await running.bet(100)
    expect(await desk(['game', 'disable', slot], { reason: 'stuck reels' })).toMatchObject({ exitCode: 0 })
    expect(received).toContainEqual({
      room: `user:${running.player.id}`,
      type: gameSessionDeactivated.type,
      data: { runToken: running.runToken, reason: 'game_disabled' },
    })
    expect((await running.win(50)).status).toBe(200)
    expect(await lastAudit()).toMatchObject({
      action: 'game disable',
      subject: `game ${slot}`,
      reason: 'stuck reels',
    })
    await desk(['game', 'enable', slot])
    expect((await startDesk(platform, running.player)).sessionId).toBeDefined()
  })

  test('an unknown game is reported and not audited', async () => {
    const before = await lastAudit()
    expect(await desk(['game', 'disable', 'no-such-game'])).toEqual({
      exitCode: 1,
      text: "There is no game 'no-such-game'.",
    })
    expect(await lastAudit()).toEqual(before)
  })
})

describe('ledger check', () => {
  test('sums a consistent ledger', async () => {
    expect(await desk(['ledger', 'check'])).toMatchObject({
      exitCode: 0,
      text: expect.stringMatching(/^The ledger is whole: \d+ accounts/),
    })
  })

  test('names the account or transaction that is broken', async () => {
    await desk(['credit', player.email, '1'])
    await sql`update ledger_accounts set balance = balance + 5 where name = ${`player/${player.id}/real`}`.execute(
      platform.db,
    )
    expect(await desk(['ledger', 'check'])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining(`player/${player.id}/real, off by 5`),
    })
    await sql`update ledger_accounts set balance = balance - 5 where name = ${`player/${player.id}/real`}`.execute(
      platform.db,
    )
  })
})

describe('invalid commands', () => {
  test('help lists every command', async () => {
    const { exitCode, text } = await desk(['help'])
    expect(exitCode).toBe(0)
    for (const name of [
      'player list',
      'player <',
      'break',
      'credit',
      'game disable',
      'game enable',
      'ledger check',
    ])
      expect(text).toContain(name)
  })

  test.each([
    [['frobnicate']],
    [['game']],
    [['game', 'delete', 'x']],
    [['credit', 'a']],
    [['ledger', 'check', 'now']],
  ])('%o has exit code 2 and shows the usage', async (words) => {
    expect(await desk(words)).toMatchObject({
      exitCode: 2,
      text: expect.stringContaining('npm run desk -- '),
    })
  })
})

describe('gifts', () => {
  const idOf = ({ text }: { text: string }) => /gift (\d+)/.exec(text)![1]!

  test('are granted by their slug, once for a key, listed, and taken back', async () => {
    const words = ['gift', 'grant', player.email, 'cash']
    const granted = await desk(words, { key: 'one gift', reason: 'a birthday' })
    expect(granted).toMatchObject({ exitCode: 0, text: expect.stringContaining('cash') })
    expect(await lastAudit()).toMatchObject({ action: 'gift grant', reason: 'a birthday' })
    expect(await desk(words, { key: 'one gift' })).toEqual(granted)
    const list = await desk(['gift', 'list', player.email])
    expect(list.text.split('\n')).toHaveLength(1)
    expect(list.text).toContain('received')
    const revoked = await desk(['gift', 'revoke', player.email, idOf(granted)])
    expect(revoked).toMatchObject({ exitCode: 0, text: expect.stringContaining('no longer has') })
    expect(await lastAudit()).toMatchObject({
      action: 'gift revoke',
      detail: { gift: Number(idOf(granted)) },
    })
    expect((await desk(['gift', 'revoke', player.email, idOf(granted)])).text).toContain('has no live gift')
  })

  test('of another player or without an entry are refused in words', async () => {
    const other = await platform.createPlayer()
    const id = idOf(await desk(['gift', 'grant', other.email, 'custom']))
    for (const verb of ['revoke', 'fulfil'])
      expect(await desk(['gift', verb, player.email, id])).toMatchObject({ exitCode: 1 })
    expect(await desk(['gift', 'grant', player.email, 'nothing'])).toMatchObject({
      exitCode: 1,
      text: "There is no gift 'nothing' in gifts.yaml that the desk can give.",
    })
    // Its amount is that of a week.
    for (const words of [
      ['gift', 'grant', player.email, 'weekly-cashback'],
      ['coupon', 'create', 'WEEK', 'weekly-cashback', '5', '7'],
    ])
      expect(await desk(words)).toMatchObject({ exitCode: 1, text: expect.stringContaining('no gift') })
  })

  test('have codes that the desk makes, each once', async () => {
    const words = ['coupon', 'create', 'DESK-1', 'cash', '5', '7']
    const made = await desk(words, { key: 'one code' })
    expect(made).toMatchObject({ exitCode: 0, text: expect.stringContaining('5 times') })
    const entry = await lastAudit()
    expect(entry).toMatchObject({ action: 'coupon create', detail: { gift: 'cash', mostUses: 5 } })
    platform.clock.advance({ seconds: 1 })
    expect(await desk(words, { key: 'one code' })).toEqual(made)
    expect(await lastAudit()).toEqual(entry)
    expect(await desk(words, { key: 'another request' })).toMatchObject({ exitCode: 1 })
    expect(await desk(['coupon', 'create', 'desk1', 'cash', '5', '7'])).toMatchObject({ exitCode: 1 })
    for (const wrong of [
      ['a b', 'cash', '5', '7'],
      ['X1', 'nothing', '5', '7'],
      ['X1', 'cash', '0', '7'],
      ['X1', 'cash', '1.5', '7'],
      ['X1', 'cash', '5', '9999'],
    ])
      expect((await desk(['coupon', 'create', ...wrong])).exitCode).toBe(1)
  })
})

describe('chat', () => {
  test('operators lists open sessions and unopened links, close ends one, with an audit entry', async () => {
    await desk(['chat', 'open'])
    const line = (await desk(['chat', 'operators'])).text
    expect(line).toMatch(/^ +\d+ {2}link {2}until .*Z {2}seen - {2}olga$/)
    const id = line.trim().split(' ')[0]!
    expect(await desk(['chat', 'close', id], { reason: 'has left' })).toEqual({
      exitCode: 0,
      text: `The session ${id} of olga is closed.`,
    })
    expect(await lastAudit()).toMatchObject({
      actor: 'olga',
      action: 'chat close',
      subject: 'support',
      reason: 'has left',
      detail: { session: Number(id), name: 'olga' },
    })
    for (const wanted of [id, 'olga'])
      expect(await desk(['chat', 'close', wanted])).toEqual({
        exitCode: 1,
        text: `There is no session ${wanted}: \`chat operators\` lists those open.`,
      })
    expect((await desk(['chat', 'operators'])).text).toBe('Nobody can answer in the chat.')
  })
})

describe('level', () => {
  test('xp is added once for a key, gives the gifts of the levels passed, and is audited', async () => {
    const add = () => desk(['level', 'xp', player.email, '5000'], { key: 'the-same-xp', reason: 'sorry' })
    const text = expect.stringContaining('has 5000 experience now and is on level 3')
    expect(await add()).toMatchObject({ exitCode: 0, text })
    expect(await lastAudit()).toMatchObject({
      action: 'level xp',
      subject: `player ${player.id}`,
      reason: 'sorry',
      detail: { amount: 5000, key: 'the-same-xp' },
    })
    const own = received.filter(({ room }) => room === `user:${player.id}`)
    expect(own.map(({ type }) => type)).toEqual([
      'milesNotification',
      'giftChanged',
      'giftChanged',
      'levelReached',
    ])
    expect(await add()).toMatchObject({ exitCode: 0, text })
    expect((await desk(['level', 'show', player.email])).text).toContain('level 3 with 5000 experience')
  })

  test.each(['0', '-5', '1.5', '10000001', 'much'])("'%s' is no experience", async (amount) => {
    expect(await desk(['level', 'xp', player.email, amount])).toMatchObject({ exitCode: 1 })
  })
})

describe('limits', () => {
  test('show lists all twelve of a player', async () => {
    await desk(['limits', 'set', player.email, 'loss', 'week', '250.50'])
    const { exitCode, text } = await desk(['limits', 'show', player.email])
    expect([exitCode, text.split('\n').length]).toEqual([0, 12])
    expect(text).toMatch(/^loss +week +250\.50 RUB, used 0\.00 RUB until .*Z$/m)
    expect(text).toMatch(/^time +day +none, used 0 min until .*Z$/m)
  })

  test('set is in force at once, lower and higher, is told to open pages and audited', async () => {
    await desk(['limits', 'set', player.email, 'time', 'day', '60'])
    const raised = await desk(['limits', 'set', player.email, 'time', 'day', '90'], { reason: 'agreed' })
    expect(raised).toMatchObject({
      exitCode: 0,
      text: expect.stringMatching(/time +day +90 min, used 0 min/),
    })
    const change = { kind: 'time', period: 'day', value: 90, change: null }
    expect(received.at(-1)).toMatchObject({ room: `user:${player.id}`, type: 'limitChanged', data: change })
    expect(await lastAudit()).toMatchObject({
      actor: 'olga',
      action: 'limits set',
      subject: `player ${player.id}`,
      reason: 'agreed',
      detail: { kind: 'time', period: 'day', value: 90 },
    })
    expect((await desk(['limits', 'set', player.email, 'time', 'day', 'none'])).text).toContain('none')
  })

  test('the largest one is shown to its player', async () => {
    expect((await desk(['limits', 'set', player.email, 'stake', 'day', '1000000000'])).exitCode).toBe(0)
    const { status, body } = await platform.as(player).get(listLimits)
    expect(status).toBe(200)
    expect(body.items).toContainEqual(
      expect.objectContaining({ kind: 'stake', period: 'day', value: 100_000_000_000 }),
    )
  })

  test.each([
    ['wins', 'day', '100', "'wins' is no kind of limit"],
    ['loss', 'year', '100', "'year' is no period"],
    ['loss', 'day', '0', "'0' is out of range"],
    ['loss', 'day', '1,50', "'1,50' is no amount"],
    ['time', 'day', '1.5', "'1.5' is no time"],
    ['stake', 'day', '1000000000.01', "'1000000000.01' is out of range: a limit is at most 1000000000.00"],
    ['time', 'day', '1441', 'at least 1 and at most 1440'],
    ['time', 'month', '44641', "'44641' is no time"],
  ])('set %s %s %s is explained and sets nothing', async (kind, period, value, says) => {
    expect(await desk(['limits', 'set', player.email, kind, period, value])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining(says),
    })
    expect((await desk(['limits', 'show', player.email])).text.match(/none/g)).toHaveLength(12)
  })
})
