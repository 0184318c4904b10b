// A games provider whose requests are late, repeated or out of order, over HTTP, signed, against the whole platform: a win is paid
// once, a refusal has its code, and a refused request moves nothing.
import { sql } from 'kysely'
import { createRealtime } from '../../../plugins/realtime/realtime.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerDesk } from '../../../desk/desk.ts'
import { grantBonus } from '../bonuses/bonuses.service.ts'
import { takeBreak } from '../limits/breaks.service.ts'
import { getPlayerBalances } from '../ledger/ledger.service.ts'
import { acmeSlot, acmeStrict, countMovements, type WalletCall } from './testing/bad-provider.ts'
import { slot } from './testing/provider-desk.ts'
import { attempt, inVain, setTable, type Game, type Table } from './testing/table.ts'

let t: Table
beforeAll(async () => {
  t = await setTable()
})
beforeEach(() => t.seat())
afterAll(() => t.close())

describe('out of order, late, and twice', () => {
  test('a win before its bet', async () => {
    expect(await attempt(t, () => t.bad.send('win', t.of(t.vera, { roundId: t.id('no-round') })))).toEqual(
      inVain(404, 'round_not_found'),
    )
  })

  test('a win of a closed round', async () => {
    await t.bad.send('win', t.of(t.vera, { transactionId: t.id('the-win'), amount: 700 }))
    expect(await attempt(t, () => t.bad.send('win', t.of(t.vera)))).toEqual(inVain(409, 'round_closed'))
    expect(await attempt(t, () => t.bad.send('bet', t.of(t.vera)))).toEqual(inVain(409, 'round_closed'))
    expect(await attempt(t, () => t.bad.send('rollback', t.rollbackOf(t.vera)))).toEqual(
      inVain(409, 'round_closed'),
    )
    expect(
      await attempt(t, () => t.bad.send('settle', t.settlementOf(t.vera, { roundId: t.id('round') }))),
    ).toEqual(inVain(409, 'round_closed'))
  })
  test('a win of a round whose stake was given back', async () => {
    await t.bad.send('rollback', t.rollbackOf(t.vera))
    expect(await attempt(t, () => t.bad.send('win', t.of(t.vera)))).toEqual(inVain(409, 'round_rolled_back'))
    expect(await attempt(t, () => t.bad.send('bet', t.of(t.vera)))).toEqual(inVain(409, 'round_rolled_back'))
  })
  test('a rollback before its bet blocks the bet, and a win after both is refused', async () => {
    const unborn = { roundId: t.id('unborn-round'), transactionId: t.id('unborn-bet') }
    expect(
      await t.bad.send(
        'rollback',
        t.rollbackOf(t.vera, { roundId: unborn.roundId, betTransactionId: unborn.transactionId }),
      ),
    ).toMatchObject({ status: 200, body: { balance: 9900 } })
    expect(await attempt(t, () => t.bad.send('bet', t.of(t.vera, unborn)))).toEqual(
      inVain(409, 'bet_rolled_back'),
    )
    expect(
      await attempt(t, () =>
        t.bad.send(
          'settle',
          t.settlementOf(t.vera, { roundId: unborn.roundId, betTransactionId: unborn.transactionId }),
        ),
      ),
    ).toEqual(inVain(409, 'bet_rolled_back'))
    expect(await attempt(t, () => t.bad.send('win', t.of(t.vera, { roundId: unborn.roundId })))).toEqual(
      inVain(404, 'round_not_found'),
    )
  })
  test('one id for a bet and then for everything else', async () => {
    const known = { transactionId: t.id('open-bet') }
    expect(await attempt(t, () => t.bad.send('bet', t.of(t.vera, { ...known, amount: 101 })))).toEqual(
      inVain(409, 'transaction_conflict'),
    )
    expect(
      await attempt(t, () => t.bad.send('bet', t.of(t.vera, { ...known, roundId: t.id('another-round') }))),
    ).toEqual(inVain(409, 'transaction_conflict'))
    expect(await attempt(t, () => t.bad.send('win', t.of(t.vera, known)))).toEqual(
      inVain(409, 'transaction_conflict'),
    )
    expect(await attempt(t, () => t.bad.send('rollback', t.rollbackOf(t.vera, known)))).toEqual(
      inVain(409, 'transaction_conflict'),
    )
    expect(
      await attempt(t, () =>
        t.bad.send('settle', t.settlementOf(t.vera, { betTransactionId: t.id('open-bet') })),
      ),
    ).toEqual(inVain(409, 'transaction_conflict'))
    expect(
      await attempt(t, () =>
        t.bad.send('settle', t.settlementOf(t.vera, { winTransactionId: t.id('whole-bet') })),
      ),
    ).toEqual(inVain(409, 'transaction_conflict'))
    expect(
      await attempt(t, () =>
        t.bad.send(
          'rollback',
          t.rollbackOf(t.vera, { transactionId: t.id('unknown'), betTransactionId: t.id('unknown') }),
        ),
      ),
    ).toEqual(inVain(409, 'transaction_conflict'))
  })
  test('a rollback of a win', async () => {
    await t.bad.send('win', t.of(t.vera, { transactionId: t.id('the-win'), amount: 700, closesRound: false }))
    expect(
      await attempt(t, () =>
        t.bad.send('rollback', t.rollbackOf(t.vera, { betTransactionId: t.id('the-win') })),
      ),
    ).toEqual(inVain(409, 'transaction_conflict'))
    expect(await attempt(t, () => t.bad.send('rollback', t.rollbackOf(t.vera)))).toEqual(
      inVain(409, 'round_closed'),
    )
  })

  test('everything at once, each three times: one effect each, and every repetition gets the first answer', async () => {
    const rounds = [1, 2, 3, 4].map((index) => ({
      roundId: t.id(`storm-${index}`),
      transactionId: t.id(`storm-bet-${index}`),
    }))
    const wins = rounds.map(({ roundId }, index) =>
      t.of(t.vera, { roundId, transactionId: t.id(`storm-win-${index}`), amount: 250 }),
    )
    const bets = rounds.map((round) => t.of(t.vera, round))
    const together = async (call: WalletCall, contents: object[]) => {
      const answers = await Promise.all(
        [...contents, ...contents, ...contents].map((content) => t.bad.send(call, content)),
      )
      for (const [index, answer] of answers.entries())
        expect(answer).toEqual(answers[index % contents.length])
      expect(answers.every(({ status }) => status === 200)).toBe(true)
    }
    await together('bet', bets)
    await together('win', wins)
    expect(await getPlayerBalances(t.platform.db, t.vera.player.id)).toMatchObject({
      real: 9900 - 400 + 1000,
    })
  })

  test('bets and wins of one round at once, in any order: a win is paid only when its bet came first', async () => {
    const rounds = Array.from({ length: 12 }, (_, index) => ({
      roundId: t.id(`race-${index}`),
      bet: t.id(`race-bet-${index}`),
      win: t.id(`race-win-${index}`),
    }))
    const answers = await Promise.all(
      rounds.flatMap(({ roundId, bet, win }) => [
        t.bad.send('win', t.of(t.vera, { roundId, transactionId: win, amount: 10 })),
        t.bad.send('bet', t.of(t.vera, { roundId, transactionId: bet, amount: 20 })),
      ]),
    )
    const paid = answers.filter((answer, index) => index % 2 === 0 && answer.status === 200).length
    for (const answer of answers) expect([undefined, 'round_not_found']).toContain(answer.code)
    expect(await getPlayerBalances(t.platform.db, t.vera.player.id)).toMatchObject({
      real: 9900 - 12 * 20 + paid * 10,
    })
  })

  test('one id used as a bet and as a win at once belongs to one of them', async () => {
    for (let index = 0; index < 6; index += 1) {
      const shared = t.id(`crossed-${index}`)
      const before = (await getPlayerBalances(t.platform.db, t.vera.player.id)).real
      const [bet, win] = await Promise.all([
        t.bad.send(
          'bet',
          t.of(t.vera, { roundId: t.id(`crossed-round-${index}`), transactionId: shared, amount: 10 }),
        ),
        t.bad.send('win', t.of(t.vera, { transactionId: shared, amount: 30, closesRound: false })),
      ])
      expect([bet.code, win.code].sort()).toEqual(['transaction_conflict', undefined])
      expect((await getPlayerBalances(t.platform.db, t.vera.player.id)).real - before).toBe(
        bet.status === 200 ? -10 : 30,
      )
    }
  })
})

describe('bonus money in the games of two providers', () => {
  const grant = () =>
    t.platform.db.transaction().execute((trx) =>
      grantBonus(trx, t.platform.clock.now(), {
        userId: t.vera.player.id,
        currency: 'RUB',
        amount: 1000,
        wagerTimes: 1,
        mostWager: null,
        cap: 5000,
        days: 1,
        scope: 'test',
        key: t.id('bonus'),
      }),
    )
  const readBonus = async () =>
    (
      await sql<{ status: string; done: number; converted: number }>`
    select status, wager_done as done, converted from bonuses where user_id = ${t.vera.player.id}`.execute(
        t.platform.db,
      )
    ).rows

  test('a round left open at one provider holds its bonus, though the other provider has a round of the same name; a late win into an ended session completes it, once', async () => {
    await sql`update games set wager_contribution = 100 where slug = ${acmeSlot}`.execute(t.platform.db)
    await t.bad.send('settle', t.settlementOf(t.vera, { stake: 9900, win: 0 }))
    await grant()
    const same = { roundId: t.id('same-round') }
    expect(
      (await t.bad.send('bet', t.of(t.vera, { ...same, transactionId: t.id('same-bet'), amount: 400 }))).body,
    ).toMatchObject({ balance: 600 })
    const house = await t.open(slot, { player: t.vera.player })
    expect(
      (await t.honest.send('settle', t.settlementOf(house, { ...same, stake: 600, win: 600 }))).body,
    ).toMatchObject({ balance: 600 })
    expect(await readBonus()).toEqual([{ status: 'active', done: 600, converted: 0 }])
    const win = t.of(t.vera, { ...same, transactionId: t.id('same-win'), amount: 300 })
    const answers = await Promise.all([1, 2, 3].map(() => t.bad.send('win', win)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { balance: 900 } })
    expect(await readBonus()).toEqual([{ status: 'completed', done: 1000, converted: 900 }])
    expect(await getPlayerBalances(t.platform.db, t.vera.player.id)).toMatchObject({ real: 900, bonus: 0 })
  })

  test('requests of other players neither end a bonus nor count toward it', async () => {
    await grant()
    const strange = { ...t.settlementOf(t.vera, { stake: 100, win: 0 }) }
    expect(await attempt(t, () => t.honest.send('settle', strange))).toEqual(inVain(404, 'session_not_found'))
    expect(
      await attempt(t, () => t.bad.send('settle', { ...strange, sessionId: t.boris.sessionId })),
    ).toEqual(inVain(404, 'session_not_found'))
    expect(await readBonus()).toEqual([{ status: 'active', done: 0, converted: 0 }])
  })
})

describe('stakes while none are accepted', () => {
  const end = (set: string) => () =>
    sql.raw(`update game_sessions set ${set} where id = ${t.vera.sessionId}`).execute(t.platform.db)
  const maintain = async (state: 'on' | 'off') => {
    await answerDesk(
      {
        db: t.platform.db,
        clock: t.platform.clock,
        sessionSecret: t.platform.config.sessionSecret,
        documentsDir: t.platform.config.documentsDir,
        chatPicturesDir: t.platform.config.chatPicturesDir,
        realtime: createRealtime(),
        addXp: () => Promise.reject(new Error('not asked for')),
        timeZone: 'UTC',
        mostWager: null,
        messages: t.platform.app.deps,
      },
      { words: ['maintenance', state], operator: 'olga', reason: 'test', key: `${state} ${t.id('switch')}` },
    )
    for (const { app } of t.platform.processes) await app.deps.reconstruction.look()
  }
  afterEach(async () => {
    await sql`update games set desk_disabled_reason = null`.execute(t.platform.db)
    await maintain('off')
  })

  test.each<[string, () => Promise<unknown>, number, string]>([
    ['the session has expired', end(`expires_at = now() - interval '1 second'`), 409, 'session_expired'],
    [
      'the player opened another game',
      () => t.open(acmeStrict, { player: t.vera.player }),
      409,
      'session_deactivated',
    ],
    [
      'the player opened a game of another provider',
      () => t.open(slot, { player: t.vera.player }),
      409,
      'session_deactivated',
    ],
    [
      'the player is on a break',
      () =>
        takeBreak(
          t.platform.db,
          t.platform.clock.now(),
          'secret',
          { id: t.vera.player.id, currency: 'RUB' },
          1,
        ),
      403,
      'taking_a_break',
    ],
    [
      'the account is closed',
      () => sql`update users set closed_at = now() where id = ${t.vera.player.id}`.execute(t.platform.db),
      403,
      'account_closed',
    ],
    [
      'the game is out of play',
      () =>
        sql`update games set desk_disabled_reason = 'maintenance' where slug = ${acmeSlot}`.execute(
          t.platform.db,
        ),
      409,
      'game_disabled',
    ],
    ['the site is under reconstruction', () => maintain('on'), 409, 'game_disabled'],
  ])(
    '%s: refused, again and again; the open round gets its win, late and twice',
    async (_, change, status, code) => {
      await change()
      for (let time = 0; time < 2; time += 1) {
        expect(await attempt(t, () => t.bad.send('bet', t.of(t.vera)))).toEqual(inVain(status, code))
        expect(
          await attempt(t, () => t.bad.send('bet', t.of(t.vera, { roundId: t.id('new-round') }))),
        ).toEqual(inVain(status, code))
        expect(await attempt(t, () => t.bad.send('settle', t.settlementOf(t.vera)))).toEqual(
          inVain(status, code),
        )
      }
      const win = await t.bad.send('win', t.of(t.vera, { transactionId: t.id('late-win'), amount: 400 }))
      expect(win).toMatchObject({ status: 200, body: { balance: 10_300 } })
      expect(await t.bad.send('win', t.of(t.vera, { transactionId: t.id('late-win'), amount: 400 }))).toEqual(
        win,
      )
    },
  )

  test('a stake from a game opened in a region that is now blocked is refused', async () => {
    t.vera = await t.open(acmeSlot, { player: t.vera.player })
    await end(`region = 'XX'`)()
    expect(await attempt(t, () => t.bad.send('bet', t.of(t.vera, { roundId: t.id('new-round') })))).toEqual(
      inVain(451, 'region_blocked'),
    )
    expect(await attempt(t, () => t.bad.send('settle', t.settlementOf(t.vera)))).toEqual(
      inVain(451, 'region_blocked'),
    )
  })

  test('a stake and a break, or another game, at once: the stake counts only if it was first', async () => {
    for (const [index, change] of [
      () =>
        takeBreak(
          t.platform.db,
          t.platform.clock.now(),
          'secret',
          { id: t.vera.player.id, currency: 'RUB' },
          1,
        ),
      () => t.open(acmeStrict, { player: t.boris.player }),
    ].entries()) {
      const game = index === 0 ? t.vera : (t.boris = await t.open(acmeSlot, { player: t.boris.player }))
      const stakes = Array.from({ length: 8 }, (_, each) =>
        t.of(game, {
          roundId: t.id(`late-${index}-${each}`),
          transactionId: t.id(`late-bet-${index}-${each}`),
        }),
      )
      const [answers] = await Promise.all([
        Promise.all(stakes.map((stake) => t.bad.send('bet', stake))),
        change(),
      ])
      const taken = answers.filter(({ status }) => status === 200).length
      for (const answer of answers)
        expect([undefined, 'taking_a_break', 'session_deactivated']).toContain(answer.code)
      expect(await getPlayerBalances(t.platform.db, game.player.id)).toMatchObject({
        real: 9900 - 100 * taken,
      })
      expect(
        await attempt(t, () => t.bad.send('bet', t.of(game, { roundId: t.id(`late-${index}`) }))),
      ).toEqual(index === 0 ? inVain(403, 'taking_a_break') : inVain(409, 'session_deactivated'))
    }
  })
})

describe('demo money', () => {
  test("requests of a demo session never reach the ledger, the outbox or the player's rounds", async () => {
    const demo = await t.open(acmeSlot, { mode: 'demo', player: t.vera.player })
    const ledger = async () => ({
      ...(await countMovements(t.platform.db)),
      sessions: null,
      rounds: null,
      transactions: null,
    })
    const before = await ledger()
    await t.bad.send('bet', t.of(demo, { roundId: t.id('demo-round'), transactionId: t.id('demo-bet') }))
    await t.bad.send(
      'win',
      t.of(demo, { roundId: t.id('demo-round'), transactionId: t.id('demo-win'), amount: 900_000_000 }),
    )
    await t.bad.send('settle', t.settlementOf(demo))
    expect(await ledger()).toEqual(before)
    expect((await t.bad.send('balance', { sessionId: t.vera.sessionId })).body).toMatchObject({
      balance: 9900,
    })
    const { rows } =
      await sql`select 1 from rounds where session_id = ${demo.sessionId} and user_id is not null`.execute(
        t.platform.db,
      )
    expect(rows).toEqual([])
  })

  test.each<[string, (demo: Game) => [WalletCall, object], number, string]>([
    ['a demo win of a real round', (demo) => ['win', t.of(demo, { amount: 5000 })], 404, 'round_not_found'],
    ['a demo bet into a real round', (demo) => ['bet', t.of(demo)], 409, 'transaction_conflict'],
    [
      'a real stake taken back into demo',
      (demo) => ['rollback', t.rollbackOf(demo)],
      409,
      'transaction_conflict',
    ],
    [
      'more than demo has',
      (demo) => ['bet', t.of(demo, { roundId: t.id('rich-round'), amount: 1_000_001 })],
      402,
      'insufficient_funds',
    ],
  ])('%s', async (_, build, status, code) => {
    const [call, content] = build(await t.open(acmeSlot, { mode: 'demo', player: t.vera.player }))
    expect(await attempt(t, () => t.bad.send(call, content))).toEqual(inVain(status, code))
  })

  test('a demo win is not paid in a real session', async () => {
    const demo = await t.open(acmeSlot, { mode: 'demo', player: t.vera.player })
    await t.bad.send('bet', t.of(demo, { roundId: t.id('demo-round'), transactionId: t.id('demo-bet') }))
    expect(
      await attempt(t, () => t.bad.send('win', t.of(t.vera, { roundId: t.id('demo-round'), amount: 5000 }))),
    ).toEqual(inVain(404, 'round_not_found'))
  })
})
