// Slots whose free spins the player chooses: the stake is taken by the spin, the win is paid once the choice is made, and each once.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { countFreeSpins, profiles, replayRound, replayToDoors } from '@yanta/game-rules/slot'
import { OpenAnswer, RoundAnswer, RoundList, RoundProof, type Round, type SeedsAnswer } from '../api.ts'
import { provideForFile, codeOf, roundOf, type Page } from '../testing/provider.ts'

const provider = await provideForFile()
const { wallet } = provider
const profile = profiles.doors
const gameSlug = 'torii-gate'
const start = 1_000_000
const stake = 2000
let requests = 0
const nextRequestId = () => `request-of-doors-${++requests}`

const open = (changes: Parameters<typeof provider.open>[0] = {}) => provider.open({ gameSlug, ...changes })
const stored = (id: string) =>
  provider.db.selectFrom('rounds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const moneyCalls = () =>
  wallet.calls
    .map(({ path, body }) => [path.split('/').at(-1), body['amount'] ?? body['stake']])
    .filter(([path]) => path !== 'authenticate')
const choose = (page: Page, { id }: Pick<Round, 'id'>, door: unknown, requestId = nextRequestId()) =>
  page.send('POST', `/api/rounds/${id}/steps`, { number: 0, step: { kind: 'door', door }, requestId })

/** Makes the next round of the page's player one with free spins, or one without; returns its seeds. */
async function aim(page: Page, hasChoice = true) {
  const { playerId } = page.run
  const seeds = await provider.db
    .selectFrom('seeds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  const of = (nonce: number) => ({ serverSeed: seeds.server_seed, clientSeed: seeds.client_seed, nonce })
  let { nonce } = seeds
  while ((replayToDoors(profile, of(nonce), stake).door === null) !== hasChoice) nonce += 1
  await provider.db.updateTable('seeds').set({ nonce }).where('id', '=', seeds.id).execute()
  return of(nonce)
}

/** A page, the seeds of its round, and the round that waits for a choice. */
async function begin(changes: Parameters<typeof open>[0] = {}) {
  const page = await open(changes)
  const seeds = await aim(page)
  const round = roundOf(await page.play(nextRequestId()))
  return { page, seeds, round }
}
const behind = (seeds: Awaited<ReturnType<typeof aim>>, door: number) =>
  replayRound(profile, seeds, stake, 'usual', door)

describe('a round whose free spins are chosen', () => {
  test('takes the stake at the spin and pays at the choice, each once; what lies behind the doors is not sent before', async () => {
    const page = await open()
    const seeds = await aim(page)
    const response = await page.play(nextRequestId())
    const { round } = v.parse(RoundAnswer, response.json())
    const paid = replayToDoors(profile, seeds, stake).win
    expect(round).toMatchObject({
      stake,
      win: paid,
      balanceAfterBet: start - stake,
      balance: start - stake,
      outcome: { profile: 'doors', door: null, win: paid },
    })
    expect(round.outcome).toHaveProperty('spins.length', 1)
    expect(response.body).not.toContain('ahead')
    expect(page.run.balance).toBe(start - stake)
    const { win, spins } = behind(seeds, 2)
    const chosen = v.parse(RoundAnswer, (await choose(page, round, 2)).json()).round
    expect(chosen).toMatchObject({
      win,
      balance: start - stake + win,
      outcome: { door: 2, win },
    })
    expect(chosen.outcome).toHaveProperty('spins.length', spins.length)
    expect(chosen.outcome).not.toHaveProperty('ahead')
    expect(moneyCalls()).toEqual([
      ['bet', stake],
      ['win', win],
    ])
    expect(page.run.balance).toBe(start - stake + win)
  })

  test.each([0, 1, 2])(
    'pays what the seeds had behind door %i, and the revealed seed proves it',
    async (door) => {
      const { page, seeds, round } = await begin()
      const { win } = roundOf(await choose(page, round, door))
      expect(win).toBe(behind(seeds, door).win)
      const { revealed } = (await page.send('POST', '/api/seeds', { clientSeed: 'next' })).json<SeedsAnswer>()
      expect(revealed.serverSeed).toBe(seeds.serverSeed)
      const { proof, state } = v.parse(RoundProof, (await page.send('GET', `/api/rounds/${round.id}`)).json())
      expect(state).toBe('revealed')
      expect(proof).toMatchObject({ engine: 'slot', profile: 'doors', steps: door, stake, win })
      const { items } = v.parse(RoundList, (await page.send('GET', '/api/rounds')).json())
      expect(items[0]).toMatchObject({
        id: round.id,
        win,
        summary: { freeSpins: countFreeSpins(behind(seeds, door)) },
      })
    },
  )

  test('without free spins is settled at once as in any other slot', async () => {
    const page = await open()
    await aim(page, false)
    const round = roundOf(await page.play(nextRequestId()))
    expect(round.outcome).not.toHaveProperty('door')
    expect(moneyCalls()).toEqual([['settle', stake]])
    expect(await stored(round.id)).toMatchObject({ status: 'settled', is_stepwise: false })
  })
})

describe('when repeated', () => {
  test('a choice has one effect, and another one after it is refused', async () => {
    const { page, seeds, round } = await begin()
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => choose(page, round, 0, 'chosen-twice')),
    )
    const { win } = behind(seeds, 0)
    for (const response of responses) expect(roundOf(response)).toMatchObject({ win, outcome: { door: 0 } })
    expect(codeOf(await choose(page, round, 1, 'chosen-twice'))).toBe('transaction_conflict')
    expect(codeOf(await choose(page, round, 1))).toBe('round_closed')
    expect(page.run.balance).toBe(start - stake + win)
    expect(moneyCalls().filter(([path]) => path === 'win')).toHaveLength(1)
  })

  test('of two different choices at once one is taken, and the other refused', async () => {
    const { page, seeds, round } = await begin()
    const other = await provider.enter(page.token)
    const responses = await Promise.all([choose(page, round, 0), choose(other, round, 2)])
    expect(responses.map((response) => codeOf(response) ?? 'taken').sort()).toEqual(['round_closed', 'taken'])
    const door = codeOf(responses[0]!) === undefined ? 0 : 2
    expect(page.run.balance).toBe(start - stake + behind(seeds, door).win)
  })

  test('the spin is one round with one stake, before and after the choice', async () => {
    const page = await open()
    await aim(page)
    const round = roundOf(await page.play('spun-twice'))
    expect(roundOf(await page.play('spun-twice'))).toEqual(round)
    const chosen = roundOf(await choose(page, round, 1))
    expect(roundOf(await page.play('spun-twice'))).toEqual(chosen)
    expect(moneyCalls().filter(([path]) => path === 'bet')).toHaveLength(1)
  })

  test.each([3, -1, 1.5, 'last', null])('a door %j is refused, and the choice stays open', async (door) => {
    const { page, round } = await begin()
    expect(codeOf(await choose(page, round, door))).toBe('invalid_request')
    expect((await stored(round.id)).status).toBe('open')
  })

  test('no other round begins before the choice', async () => {
    const { page, round } = await begin()
    expect(codeOf(await page.play(nextRequestId()))).toBe('round_open')
    await choose(page, round, 1)
    expect((await page.play(nextRequestId())).statusCode).toBe(200)
  })
})

describe('when interrupted', () => {
  test('a page that opens anew comes back to the choice, and knows no more than before', async () => {
    const { page, seeds, round } = await begin()
    const again = await provider.enter(page.token)
    const { pending, balance } = v.parse(OpenAnswer, again.answer)
    expect(balance).toBe(start - stake)
    expect(pending).toMatchObject({ id: round.id, outcome: { door: null } })
    expect(pending?.outcome).toHaveProperty('spins.length', 1)
    expect(JSON.stringify(again.answer)).not.toContain('ahead')
    expect(roundOf(await choose(again, round, 0)).win).toBe(behind(seeds, 0).win)
  })

  test('a server that restarts in between has the same rounds behind its doors', async () => {
    const { page, seeds, round } = await begin()
    await provider.restart()
    expect(roundOf(await choose(page, round, 2))).toMatchObject({ win: behind(seeds, 2).win })
  })

  test.each(['dies_before', 'dies_after', 'late', 'fails'] as const)(
    'a wallet that %s at the stake and at the win takes the one and pays the other once',
    async (mishap) => {
      const page = await open()
      const seeds = await aim(page)
      wallet.mishaps.push(mishap)
      const round = roundOf(await page.play(nextRequestId()))
      expect(page.run.balance).toBe(start - stake)
      wallet.mishaps.push(mishap)
      const { win } = roundOf(await choose(page, round, 1))
      expect(page.run.balance).toBe(start - stake + win)
      expect(win).toBe(behind(seeds, 1).win)
    },
  )

  test('the win of a choice that the wallet could not pay is paid to the next page, for the chosen door', async () => {
    const { page, seeds, round } = await begin()
    wallet.mishaps.push(...Array.from({ length: 3 }, () => 'fails' as const))
    expect(codeOf(await choose(page, round, 2, 'choose-late'))).toBe('temporarily_unavailable')
    const { win } = behind(seeds, 2)
    const { answer } = await provider.enter(page.token)
    expect(answer).toMatchObject({
      balance: start - stake + win,
      pending: { id: round.id, win, outcome: { door: 2 } },
    })
    expect(codeOf(await choose(page, round, 0))).toBe('round_closed')
    expect(roundOf(await choose(page, round, 2, 'choose-late')).win).toBe(win)
    expect(page.run.balance).toBe(start - stake + win)
  })

  test('a player who logged out, or whose session is over, is paid for the choice', async () => {
    const { page, seeds, round } = await begin()
    page.run.isExpired = true
    page.run.isDeactivated = true
    const { win } = behind(seeds, 0)
    expect(roundOf(await choose(page, round, 0)).win).toBe(win)
    expect(page.run.balance).toBe(start - stake + win)
  })

  test('a round that nobody chose for ends with the middle door after a day, and is shown to the next page', async () => {
    const { page, seeds, round } = await begin()
    const young = await begin()
    await provider.db
      .updateTable('rounds')
      .set({ played_at: new Date(Date.now() - 25 * 60 * 60_000) })
      .where('id', '=', round.id)
      .execute()
    await provider.app.listen({ host: '127.0.0.1', port: 0 })
    await provider.restart()
    const { win } = behind(seeds, 1)
    expect(await stored(round.id)).toMatchObject({ status: 'settled', win, is_unseen: true })
    expect(page.run.balance).toBe(start - stake + win)
    expect((await provider.enter(page.token)).answer.pending).toMatchObject({ win, outcome: { door: 1 } })
    expect((await stored(young.round.id)).status).toBe('open')
  })
})

describe('beside other ways to play', () => {
  const freeRounds = {
    id: '7',
    stake,
    total: 3,
    left: 3,
    won: 0,
    isFeature: false,
    expiresAt: '2030-01-01T00:00:00.000Z',
  }

  test('a free round plays the middle door in one movement, and its proof says so', async () => {
    const page = await open({ freeRounds, balance: 0 })
    const seeds = await aim(page)
    const round = roundOf(await page.play(nextRequestId(), stake, '7'))
    expect(round).toMatchObject({
      win: behind(seeds, 1).win,
      outcome: { door: 1 },
      freeRounds: { left: 2, won: round.win },
    })
    expect(moneyCalls()).toEqual([['settle', stake]])
    const { proof } = v.parse(RoundProof, (await page.send('GET', `/api/rounds/${round.id}`)).json())
    expect(proof).toMatchObject({ steps: 1, isFree: true })
  })

  test('a free round that is the feature is that of the middle door', async () => {
    const page = await open({ freeRounds: { ...freeRounds, isFeature: true }, balance: 0 })
    const round = roundOf(await page.play(nextRequestId(), stake, '7', 'feature'))
    expect(round.outcome).toMatchObject({ door: 1 })
    expect(round.outcome).toHaveProperty('spins.length', 10)
  })

  test.each([
    ['buy', 'feature_not_sold'],
    ['ante', 'ante_not_offered'],
  ])('the choice %s is refused as %s, and moves no money', async (choice, code) => {
    const page = await open()
    expect(page.answer.game).not.toHaveProperty('bought')
    expect(page.answer.game).not.toHaveProperty('ante')
    expect(codeOf(await page.play(nextRequestId(), stake, undefined, choice))).toBe(code)
    expect(moneyCalls()).toEqual([])
  })
})
