// Games with bets on nearly every outcome accept bonus money, but count less toward its wager: with the shipped content, the
// real platform with its wallet, and the games' server.
import { randomUUID } from 'node:crypto'
import { buildPath, getGame, type Game } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantBonus } from '../../platform/src/modules/money/bonuses/bonuses.service.ts'
import { startRun } from '../../platform/src/modules/play/game-sessions/game-sessions.service.ts'
import { credit } from '../../platform/src/modules/money/ledger/ledger.service.ts'
import { createPlayer } from '../../platform/src/modules/identity/players/players.service.ts'
import { openSmallSite, type SmallSite } from './testing/open-small-site.ts'

let site: SmallSite
beforeAll(async () => {
  site = await openSmallSite()
})
afterAll(() => site.close())

/** 50 roubles of real money, and 500 of a bonus that is to be staked a hundred times. */
const [real, bonus] = [5_000, 50_000]

async function openWithBonus(slug: string) {
  const { db, clock, config, regions } = site.platform.deps
  const key = randomUUID()
  const userId = (await db.transaction().execute(async (trx) => {
    const id = await createPlayer(trx, clock.now(), {
      email: `${key}@example.com`,
      phone: null,
      passwordHash: '',
      nickName: key.slice(0, 12),
      currency: 'RUB',
      locale: 'ru',
      country: 'ru',
      birthday: null,
      avatar: 1,
      registrationContactType: 'email',
      isVerified: false,
    })
    await credit(trx, { userId: id!, currency: 'RUB', amount: real, scope: 'test', key, note: 'a test' })
    await grantBonus(trx, clock.now(), {
      userId: id!,
      currency: 'RUB',
      amount: bonus,
      wagerTimes: 100,
      mostWager: null,
      cap: bonus,
      days: 7,
      scope: 'test',
      key,
    })
    return id
  }))!
  const { run } = await startRun(
    db,
    {
      clock,
      secret: config.sessionSecret,
      gamesOrigin: config.gamesOrigin,
      siteOrigin: config.siteOrigin,
      isRegionBlocked: regions.isBlocked,
      isDemoOfPlayers: false,
    },
    {
      slug,
      mode: 'real',
      platform: 'desktop',
      locale: 'ru',
      // A game that accepts no bonus money would require a confirmation.
      isConfirmed: false,
      region: '',
      player: { id: userId, sessionId: null, currency: 'RUB', isClosed: false },
    },
  )
  expect(run.redirect).toBeNull()
  const { session, balance } = await ask<{ session: string; balance: number }>('/api/open', {
    token: run.data.runToken,
  })
  const read = async () =>
    (
      await sql<{ done: number; stakeReal: number; stakeBonus: number }>`
        select bonuses.wager_done::int as done, rounds.stake_real::int as "stakeReal", rounds.stake_bonus::int as "stakeBonus"
        from bonuses left join lateral (
          select stake_real, stake_bonus from rounds where rounds.bonus_id = bonuses.id order by rounds.id desc limit 1
        ) rounds on true where bonuses.user_id = ${userId}`.execute(db)
    ).rows[0]!
  return { session, balance, read }
}

async function ask<Answer>(path: string, payload: object, session?: string): Promise<Answer> {
  const answer = await site.games.inject({
    method: 'POST',
    url: path,
    payload,
    headers: session === undefined ? {} : { authorization: `Bearer ${session}` },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Answer>()
}

const getContribution = async (slug: string) => {
  const { allow_bonus_balance: takesBonus, wager_contribution: percent } = (
    await site.platform.inject({
      url: buildPath(getGame.path, { slug }),
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
  ).json<Game>()
  return { takesBonus, percent }
}

test('a roulette accepts bonus money, and a stake paid by real and bonus money counts 10 % toward the wager', async () => {
  for (const slug of ['emerald-roulette', 'grand-salon', 'blue-roulette', 'violet-hour'])
    expect([slug, await getContribution(slug)]).toEqual([slug, { takesBonus: true, percent: 10 }])
  const { session, balance, read } = await openWithBonus('emerald-roulette')
  expect(balance).toBe(real + bonus)
  const stake = real + 7_000
  await ask('/api/rounds', { stake, choice: [['red', stake]], requestId: 'red-with-both-moneys' }, session)
  expect(await read()).toEqual({ done: 1_200, stakeReal: real, stakeBonus: 7_000 })
})

test('mines accept bonus money, and a stake paid by real and bonus money counts 50 % toward the wager when the round ends', async () => {
  for (const slug of ['deep-mines', 'lava-mines', 'night-mines', 'frost-mines'])
    expect([slug, await getContribution(slug)]).toEqual([slug, { takesBonus: true, percent: 50 }])
  const { session, balance, read } = await openWithBonus('deep-mines')
  expect(balance).toBe(real + bonus)
  const stake = 20_000
  const { round } = await ask<{ round: { id: string } }>(
    '/api/rounds',
    { stake, choice: { mines: 1 }, requestId: 'mines-with-both-moneys' },
    session,
  )
  expect(await read()).toEqual({ done: 0, stakeReal: real, stakeBonus: 15_000 })
  const { round: opened } = await ask<{ round: { outcome: { end: string | null } } }>(
    `/api/rounds/${round.id}/steps`,
    { number: 0, step: { kind: 'open', cell: 12 }, requestId: 'the-first-cell' },
    session,
  )
  if (opened.outcome.end === null)
    await ask(
      `/api/rounds/${round.id}/steps`,
      { number: 1, step: { kind: 'cash_out' }, requestId: 'the-cash-out' },
      session,
    )
  expect(await read()).toEqual({ done: 10_000, stakeReal: real, stakeBonus: 15_000 })
})
