// Each rule of each jurisdiction that is shipped, asked of a platform that runs under it. The values are literals: who changes one in
// content changes it here.
import { contentFolder, loadContent } from '@yanta/content'
import {
  activateCoupon,
  claimWinback,
  getGame,
  getRealityCheck,
  getServerData,
  getWinback,
  runGame,
  setRealityCheck,
  type SiteRules,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSeconds } from '@yanta/config/clock'
import { cancelBonus } from './modules/money/bonuses/bonuses.service.ts'
import { createDepositDesk } from './modules/money/deposits/testing/deposit-desk.ts'
import {
  cancelFreeRounds,
  openFreeRounds,
  readFreeRounds,
} from './modules/money/free-rounds/free-rounds.service.ts'
import { checkLedger, getPlayerBalances } from './modules/money/ledger/ledger.service.ts'
import { openPayoutDesk, type PayoutDesk } from './modules/money/payouts/testing/payout-desk.ts'
import { slot, startDesk } from './modules/money/wallet/testing/provider-desk.ts'
import { createCoupon } from './modules/rewards/coupons/coupons.service.ts'
import type { GiftGrant } from './modules/rewards/gifts/gifts.service.ts'
import { createGiftDesk, type GiftDesk } from './modules/rewards/gifts/testing/gift-desk.ts'
import { recordEvent } from './plugins/event-outbox/outbox-consumers.service.ts'
import type { OutboxEvent } from './plugins/event-outbox/outbox-facts.ts'
import { international } from './testing/jurisdiction.ts'
import { createPlatformUnder, playThrough, verifyIdentity } from './testing/jurisdiction-platform.ts'
import type { TestPlatform, TestPlayer } from './testing/test-platform.ts'

const free = {
  autoplay: true,
  turbo: true,
  featureBuy: true,
  anteBet: true,
  showRtp: false,
  showNet: false,
  celebrateReturns: true,
}

interface Expected {
  site: SiteRules | undefined
  guestDemo: number
  cancel: number
  slotMs: number
  tableMs: number
  game: typeof free
  /** Of a player without a birthday, one of 20 years and one of 40, on a slot. */
  mostStake: readonly [number | null, number | null, number | null]
  /** Of a slot in RUB, as its page shows it. */
  shownMost: number
  /** Statuses of choosing: off, two hours, half an hour. */
  checks: readonly [number, number, number]
  wager: number
  winback: number
  hasPopup: boolean
  documentsFrom: number
}

const table: Record<string, Expected> = {
  international: {
    site: undefined,
    guestDemo: 200,
    cancel: 200,
    slotMs: 0,
    tableMs: 0,
    game: free,
    mostStake: [null, null, null],
    shownMost: 500_000,
    checks: [200, 200, 200],
    wager: 25,
    winback: 200,
    hasPopup: true,
    documentsFrom: 10_000_000,
  },
  'united-kingdom': {
    site: {
      demoForGuests: false,
      payoutCancel: false,
      unitName: 'compoint',
      winback: false,
      mostRealityCheckMinutes: 60,
    },
    guestDemo: 401,
    cancel: 409,
    slotMs: 2_500,
    tableMs: 5_000,
    game: {
      autoplay: false,
      turbo: false,
      featureBuy: false,
      anteBet: false,
      showRtp: true,
      showNet: true,
      celebrateReturns: false,
    },
    mostStake: [20_000, 20_000, 50_000],
    shownMost: 40_000,
    checks: [422, 422, 200],
    wager: 10,
    winback: 404,
    hasPopup: false,
    documentsFrom: 0,
  },
  germany: {
    site: {
      demoForGuests: false,
      payoutCancel: false,
      unitName: 'compoint',
      winback: false,
      mostRealityCheckMinutes: 60,
    },
    guestDemo: 401,
    cancel: 409,
    slotMs: 5_000,
    tableMs: 5_000,
    game: {
      autoplay: false,
      turbo: false,
      featureBuy: false,
      anteBet: false,
      showRtp: true,
      showNet: false,
      celebrateReturns: true,
    },
    mostStake: [9_000, 9_000, 9_000],
    shownMost: 6_000,
    checks: [422, 422, 200],
    wager: 25,
    winback: 404,
    hasPopup: false,
    documentsFrom: 0,
  },
  malta: {
    site: { unitName: 'compoint', mostRealityCheckMinutes: 60 },
    guestDemo: 200,
    cancel: 200,
    slotMs: 0,
    tableMs: 0,
    game: free,
    mostStake: [null, null, null],
    shownMost: 500_000,
    checks: [422, 422, 200],
    wager: 25,
    winback: 200,
    hasPopup: true,
    documentsFrom: 19_000_000,
  },
}

test('the rules of tests without content are the international ones', () => {
  expect(loadContent(contentFolder).jurisdiction).toEqual(international)
})

describe.each(Object.entries(table))('under the jurisdiction %s', (name, expected) => {
  let platform: TestPlatform
  let payouts: PayoutDesk
  let gifts: GiftDesk
  beforeAll(async () => {
    platform = await createPlatformUnder(name)
    gifts = createGiftDesk(platform)
    payouts = await openPayoutDesk(platform)
  })
  afterAll(() => platform.close())

  /** Born so many years and a month ago. */
  async function createPlayerAged(years: number | null, balance = 1_000_000): Promise<TestPlayer> {
    const player = await platform.createPlayer({ balance })
    if (years !== null)
      await sql`update users set birthday = (${platform.clock.now()}::timestamptz - make_interval(years => ${years}, months => 1))::date where id = ${player.id}`.execute(
        platform.db,
      )
    return player
  }
  const roundOf = (number: number, { id }: TestPlayer) => ({
    roundId: `number-${number}-of-${id}`,
    betTransactionId: `bet-of-round-${id}-${number}`,
    winTransactionId: `win-of-round-${id}-${number}`,
  })

  test('the site is told what differs, and no more', async () => {
    const { body } = await platform.as(null).get(getServerData)
    expect(body.jurisdiction).toEqual(expected.site)
    expect(body.promoPopup !== null).toBe(expected.hasPopup)
  })

  test('a guest plays demo where guests may, and a player everywhere', async () => {
    const run = { params: { slug: 'neon-drive' }, body: { platform: 'desktop', type: 'demo' } } as const
    expect((await platform.as(null).post(runGame, run)).status).toBe(expected.guestDemo)
    expect((await platform.as(await platform.createPlayer()).post(runGame, run)).status).toBe(200)
  })

  test('a game is told its rules with its session, by the age of its player', async () => {
    for (const [place, years] of [null, 20, 40].entries()) {
      const desk = await startDesk(platform, await createPlayerAged(years))
      expect((await desk.authenticate()).body.rules, `at the age of ${years}`).toEqual({
        ...expected.game,
        minRoundMs: expected.slotMs,
        mostStake: expected.mostStake[place],
      })
    }
    await sql`update games set engine = 'roulette' where slug = ${slot}`.execute(platform.db)
    const desk = await startDesk(platform, await createPlayerAged(20))
    expect((await desk.authenticate()).body.rules).toEqual({
      ...expected.game,
      minRoundMs: expected.tableMs,
      mostStake: null,
    })
    await sql`update games set engine = 'slot' where slug = ${slot}`.execute(platform.db)
  })

  test('the page of a game shows no stake that nobody may place', async () => {
    const { body } = await platform.as(null).get(getGame, { params: { slug: 'neon-drive' } })
    expect(body.stake_limits.find(({ currency }) => currency === 'RUB')).toEqual({
      currency: 'RUB',
      min: 1_000,
      max: expected.shownMost,
    })
  })

  test('a round that starts too soon after the last one is refused and moves no money', async () => {
    const player = await createPlayerAged(40)
    const desk = await startDesk(platform, player)
    expect((await desk.settle(1_000, 0, roundOf(1, player))).status).toBe(200)
    // However slow the machine is, the clock has not gone further than the first round.
    platform.clock.advance({ minutes: -1 })
    const second = await desk.settle(1_000, 0, roundOf(2, player))
    platform.clock.advance({ minutes: 1 })
    expect(second.code).toBe(expected.slotMs > 0 ? 'round_too_soon' : undefined)
    expect((await desk.has()).real).toBe(expected.slotMs > 0 ? 999_000 : 998_000)
    platform.clock.advance({ ms: expected.slotMs })
    expect((await desk.settle(1_000, 0, roundOf(3, player))).status).toBe(200)
    // The same request again is answered as before, whatever the time.
    expect((await desk.settle(1_000, 0, roundOf(3, player))).status).toBe(200)
  })

  test('a stake above the most of its age is refused, the most itself is taken', async () => {
    for (const [place, years] of [null, 20, 40].entries()) {
      const most = expected.mostStake[place]!
      const player = await createPlayerAged(years)
      const desk = await startDesk(platform, player)
      const above = await desk.settle((most ?? 500_000) + 1, 0, roundOf(1, player))
      expect(above.code, `at the age of ${years}`).toBe(most === null ? undefined : 'stake_too_large')
      if (most === null) continue
      expect((await desk.settle(most, 0, roundOf(2, player))).status).toBe(200)
      expect((await getPlayerBalances(platform.db, player.id)).real).toBe(1_000_000 - most)
    }
  })

  test('a feature is bought only where one may be sold; where it is, its whole price is the stake of the round', async () => {
    const most = expected.mostStake[2]
    const player = await createPlayerAged(40)
    const desk = await startDesk(platform, player)
    const price = (most ?? 500_000) - 1_000
    const bought = { ...roundOf(1, player), isBought: true }
    const answer = await desk.settle(price, 700, bought)
    const isSold = expected.game.featureBuy
    expect(answer.code).toBe(isSold ? undefined : 'feature_not_sold')
    expect((await desk.has()).real).toBe(isSold ? 1_000_000 - price + 700 : 1_000_000)
    // The same request again has no second effect.
    expect((await desk.settle(price, 700, bought)).code).toBe(answer.code)
    expect((await desk.has()).real).toBe(isSold ? 1_000_000 - price + 700 : 1_000_000)
    const ofTheHouse = { ...roundOf(2, player), freeRoundsId: '1', isBought: true }
    expect((await desk.settle(price, 0, ofTheHouse)).code).toBe('invalid_request')
  })

  test('a round with the ante is played only where one may be offered; where it is, its whole price is the stake of the round', async () => {
    const most = expected.mostStake[2]
    const player = await createPlayerAged(40)
    const desk = await startDesk(platform, player)
    const isOffered = expected.game.anteBet
    const price = most ?? 500_000
    const ante = { ...roundOf(1, player), isAnte: true }
    if (isOffered && most !== null)
      expect((await desk.settle(price + 1, 0, ante)).code).toBe('stake_too_large')
    const answer = await desk.settle(price, 700, ante)
    expect(answer.code).toBe(isOffered ? undefined : 'ante_not_offered')
    // The same request again has no second effect.
    expect((await desk.settle(price, 700, ante)).code).toBe(answer.code)
    expect((await desk.has()).real).toBe(isOffered ? 1_000_000 - price + 700 : 1_000_000)
    for (const other of [{ freeRoundsId: '1' }, { isBought: true }])
      expect((await desk.settle(price, 0, { ...roundOf(2, player), ...other, isAnte: true })).code).toBe(
        'invalid_request',
      )
  })

  test("a free round's stake is limited by the age as well, although the house pays it", async () => {
    for (const [place, years] of [null, 20, 40].entries()) {
      const most = expected.mostStake[place]!
      const player = await createPlayerAged(years)
      const desk = await startDesk(platform, player)
      const now = platform.clock.now()
      for (const [number, stake] of [(most ?? 500_000) + 1, most ?? 500_000].entries()) {
        const giftId = player.id * 10 + number
        const series = {
          userId: player.id,
          currency: 'RUB',
          giftId,
          gameSlug: slot,
          stake,
          total: 1,
        } as const
        const id = await platform.db
          .transaction()
          .execute((trx) =>
            openFreeRounds(trx, now, { ...series, isFeature: false, expiresAt: addSeconds(now, 3_600) }),
          )
        const played = await desk.settle(stake, 0, { ...roundOf(number, player), freeRoundsId: String(id) })
        const isRefused = most !== null && number === 0
        expect(played.code, `at the age of ${years}`).toBe(isRefused ? 'stake_too_large' : undefined)
        await platform.db.transaction().execute((trx) => cancelFreeRounds(trx, now, giftId))
        platform.clock.advance({ ms: expected.slotMs })
      }
    }
  })

  test('several stakes of one round are limited together', async () => {
    const most = expected.mostStake[2]
    const player = await createPlayerAged(40)
    const desk = await startDesk(platform, player)
    const first = most ?? 50_000
    expect((await desk.bet(first)).status).toBe(200)
    const further = await desk.bet(1, { transactionId: `further-${player.id}` })
    expect(further.code).toBe(most === null ? undefined : 'stake_too_large')
    expect((await desk.win(0)).status).toBe(200)
  })

  test('a reality check is switched off or put off only where that is allowed', async () => {
    const player = await platform.createPlayer()
    const choose = (minutes: 30 | 60 | 120 | null) =>
      platform.as(player).put(setRealityCheck, { body: { minutes } })
    expect([(await choose(null)).status, (await choose(120)).status, (await choose(30)).status]).toEqual(
      expected.checks,
    )
    // Chosen before the jurisdiction held.
    await sql`update reality_checks set minutes = null where user_id = ${player.id}`.execute(platform.db)
    const { body } = await platform.as(player).get(getRealityCheck)
    expect(body.minutes).toBe(expected.checks[0] === 200 ? null : 60)
  })

  test('a payout is taken back only where that is allowed', async () => {
    const player = await payouts.createPlayer(1_000_000)
    await verifyIdentity(platform, player)
    const payout = await payouts.request(player, { amount: 100_000 })
    expect(payout.canCancel).toBe(expected.cancel === 200)
    const { status, errors } = await payouts.cancel(player, payout.transaction_id)
    expect([status, errors[0]?.code]).toEqual([
      expected.cancel,
      expected.cancel === 200 ? undefined : 'payout_final',
    ])
    expect(await payouts.realOf(player)).toBe(expected.cancel === 200 ? 1_000_000 : 900_000)
  })

  test('an offered bonus says how often it is wagered here', async () => {
    const player = await platform.createPlayer()
    const id = await gifts.give(player, 'offer')
    expect((await gifts.find(player, id)).terms).toMatchObject({ bonus: { wagerTimes: expected.wager } })
  })

  describe('bonus money is wagered no more often than allowed, also that of a gift of other times', () => {
    let player: TestPlayer
    /** The player's gifts are from a time when anything was allowed. */
    const age = () =>
      sql`
      update user_gifts set terms = jsonb_set(terms, '{bonus,wagerTimes}', '60')
      where user_id = ${player.id} and terms ? 'bonus'`.execute(platform.db)
    const activate = async (id: string) => expect((await gifts.activate(player, id)).status).toBe(200)
    const give = async (...gift: [GiftGrant['gift'], GiftGrant['reason']?]) => {
      const id = await gifts.give(player, ...gift)
      await age()
      return id
    }
    const findOf = async (reason: GiftGrant['reason']) =>
      (await gifts.listed(player)).find((gift) => gift.reason === reason && gift.type === 'bonus_offer')!.id
    const endRounds = async (id: string) => {
      const series = (await readFreeRounds(platform.db, [Number(id)])).get(Number(id))!
      await sql`update free_rounds set status = 'played', used = total, won = 4000, ended_at = ${gifts.now()} where id = ${series.id}`.execute(
        platform.db,
      )
      const data = {
        freeRoundsId: series.id,
        giftId: Number(id),
        won: 4_000,
        currency: 'RUB',
        cause: 'played',
      }
      await gifts.within((trx) =>
        recordEvent(trx, gifts.now(), {
          type: 'freeRounds.ended',
          userId: player.id,
          data,
        } as OutboxEvent<'freeRounds.ended'>),
      )
    }
    const ways: Record<string, () => Promise<unknown>> = {
      'a gift': async () => activate(await give('offer')),
      'a prize of a promotion': async () => activate(await give('offer', 'promotions')),
      'an option of a group': async () => {
        expect((await gifts.activate(player, await give('choice'), 'offer')).status).toBe(200)
        await age()
        await activate(await findOf('personal'))
      },
      'a coupon': async () => {
        const coupon = { spelling: `FOR-${player.id}`, gift: 'offer', mostUses: 1 }
        const endsAt = addSeconds(gifts.now(), 3_600)
        await gifts.within((trx) => createCoupon(trx, { ...coupon, endsAt }))
        await platform.as(player).post(activateCoupon, { body: { code: coupon.spelling } })
        await age()
        await activate(await findOf('promotions'))
      },
      'a level': async () => {
        await sql`update player_progress set xp = 11999 where user_id = ${player.id}`.execute(platform.db)
        await activate(await gifts.give(player, 'xp'))
        await age()
        await activate(await findOf('level.changed'))
      },
      cashback: async () => activate(await give({ slug: 'weekly-cashback', amount: 48_200, percent: 5 })),
      'a deposit': async () => {
        const id = await give('welcome')
        await activate(id)
        const deposits = createDepositDesk(platform)
        await deposits.say((await deposits.open(player, { gift: id })).transaction_id)
      },
      'free rounds': async () => {
        const id = await give('spins')
        await activate(id)
        await endRounds(id)
      },
      'free rounds whose wins waited for another bonus': async () => {
        const id = await give('spins')
        await activate(id)
        await gifts.startBonus(player)
        await endRounds(id)
        await expect.poll(async () => (await gifts.find(player, id)).terms).toMatchObject({ won: 4_000 })
        await gifts.within((trx) => cancelBonus(trx, gifts.now(), { id: player.id, currency: 'RUB' }))
        await gifts.sweep()
      },
    }

    test.each(Object.entries(ways))('by %s', async (_way, run) => {
      player = await platform.createPlayer()
      await sql`insert into player_progress (user_id, xp, level) values (${player.id}, 0, 3)
        on conflict (user_id) do update set level = 3`.execute(platform.db)
      await run()
      const timesOf = async () => {
        const bonus = await gifts.bonusOf(player)
        return bonus && bonus.wagering.needed / bonus.amount
      }
      await expect.poll(timesOf).toBe(expected.wager === 25 ? 60 : expected.wager)
    })
  })

  test('there is winback to read only where there is one', async () => {
    const player = await platform.createPlayer()
    expect((await platform.as(player).get(getWinback)).status).toBe(expected.winback)
    expect((await platform.as(player).post(claimWinback)).errors).toEqual([{ code: 'winback_not_found' }])
  })

  test('a losing week brings cashback everywhere, and winback only where there is one', async () => {
    const player = await platform.createPlayer({ balance: 100 })
    const now = platform.clock.now().getTime()
    const [startsAt, endsAt] = [new Date(now - 7 * 86_400_000), new Date(now - 2 * 60_000)]
    await sql`insert into player_weeks (user_id, starts_at, ends_at, stakes, wins, rounds)
      values (${player.id}, ${startsAt}, ${endsAt}, 100000000, 95000000, 200)`.execute(platform.db)
    const settled = async () => {
      platform.app.deps.jobs.hurry('settle-weeks')
      const { rows } = await sql<{ winback: string }>`
        select winback from player_weeks where user_id = ${player.id} and settled_at is not null`.execute(
        platform.db,
      )
      return rows.map(({ winback }) => Number(winback))
    }
    const winback = expected.winback === 200 ? 2_500 : 0
    await expect.poll(settled, { timeout: 20_000 }).toEqual([winback])
    expect((await getPlayerBalances(platform.db, player.id)).winback).toBe(winback)
    const given = await gifts.listed(player)
    expect(given.map(({ reason }) => reason)).toEqual(['cashback'])
  })

  test('payouts need documents from its sum on', async () => {
    const player = await payouts.createPlayer(100_000_000)
    expect((await payouts.conditions(player)).documentsFrom).toBe(expected.documentsFrom)
    const amount = Math.max(100_000, expected.documentsFrom)
    const code = await payouts.openCode(player)
    expect((await payouts.send(player, { code, amount })).errors).toMatchObject([
      { code: 'documents_restriction' },
    ])
    expect(await payouts.realOf(player)).toBe(100_000_000)
  })

  test('money is staked at the least pace and the largest stake, won and paid out, and none is lost or made', async () => {
    const stake = expected.mostStake[0] ?? 200_000
    const { won, left } = await playThrough(platform, payouts, { pauseMs: expected.slotMs, stake })
    expect(won).toBe(1_000_000 + 3 * stake)
    expect(left).toBe(expected.cancel === 200 ? won : won - 500_000)
    expect((await checkLedger(platform.db)).faults).toEqual([])
  })
})
