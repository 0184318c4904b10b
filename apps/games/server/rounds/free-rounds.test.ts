import { expect, test } from 'vitest'
import type { RoundList, RoundProof } from '../api.ts'
import type { Outcome } from '../outcomes.ts'
import { codeOf, provideForFile, roundOf, type Page } from '../testing/provider.ts'

const provider = await provideForFile()
const { wallet } = provider

const freeRounds = {
  id: '7',
  stake: 2000,
  total: 3,
  left: 3,
  won: 0,
  isFeature: false,
  expiresAt: '2030-01-01T00:00:00.000Z',
}
const play = (page: Page, requestId: string, stake = 2000) => page.play(requestId, stake, '7')

test('a page is told its free rounds, and plays them without money of the player', async () => {
  const page = await provider.open({ freeRounds, balance: 0 })
  expect(page.answer.freeRounds).toEqual(freeRounds)
  const round = roundOf(await play(page, 'request-1'))
  expect(round).toMatchObject({
    balance: 0,
    balanceAfterBet: 0,
    stake: 2000,
    freeRounds: { left: 2, won: round.win },
  })
  expect(wallet.calls.at(-1)?.body).toMatchObject({ freeRoundsId: '7', stake: 2000, win: round.win })
})

test('a request sent again has the same free round; without the free rounds it is another order', async () => {
  const page = await provider.open({ freeRounds })
  const first = roundOf(await play(page, 'request-1'))
  await play(page, 'request-2')
  expect(roundOf(await play(page, 'request-1'))).toEqual(first)
  expect(codeOf(await page.play('request-1'))).toBe('transaction_conflict')
  expect(page.run.freeRounds).toMatchObject({ left: 1 })
})

test('after the last of them, and at another stake, nothing is played', async () => {
  const page = await provider.open({ freeRounds: { ...freeRounds, left: 1 } })
  expect(codeOf(await play(page, 'request-1', 4000))).toBe('free_rounds_stake')
  await play(page, 'request-2')
  expect(codeOf(await play(page, 'request-3'))).toBe('free_rounds_not_found')
  expect(roundOf(await page.play('request-4')).freeRounds).toBeNull()
})

test.each([
  ['clusters', 'toxic-brew', 'patient'],
  ['hold', 'fire-idol', 'summit'],
])('%s plays free rounds as a slot does, and has no feature to play', async (engine, gameSlug, profile) => {
  const page = await provider.open({ gameSlug, freeRounds, balance: 0 })
  expect(page.answer.freeRounds).toEqual(freeRounds)
  expect(codeOf(await page.play('request-1', 2000, '7', 'feature'))).toBe('invalid_request')
  const round = roundOf(await play(page, 'request-2'))
  expect(round).toMatchObject({
    balance: 0,
    outcome: { engine, profile },
    freeRounds: { left: 2, won: round.win },
  })
  expect(wallet.calls.at(-1)?.body).toMatchObject({ freeRoundsId: '7', stake: 2000, win: round.win })
})

test('ways play free rounds as a slot does, and have no feature to play', async () => {
  const page = await provider.open({ gameSlug: 'tall-order', freeRounds, balance: 0 })
  expect(page.answer.freeRounds).toEqual(freeRounds)
  expect(codeOf(await page.play('request-1', 2000, '7', 'feature'))).toBe('invalid_request')
  const round = roundOf(await play(page, 'request-2'))
  expect(round).toMatchObject({
    balance: 0,
    outcome: { engine: 'ways', profile: 'tide' },
    freeRounds: { left: 2, won: round.win },
  })
})

test('a table plays no free rounds', async () => {
  const table = await provider.open({ gameSlug: 'emerald-roulette', freeRounds })
  expect(table.answer.freeRounds).toBeNull()
  const answer = await table.send('POST', '/api/rounds', {
    stake: 1000,
    choice: [['red', 1000]],
    requestId: 'request-1',
    freeRoundsId: '7',
  })
  expect(codeOf(answer)).toBe('invalid_request')
})

const features = { ...freeRounds, isFeature: true }
const playFeature = (page: Page, requestId: string) => page.play(requestId, 2000, '7', 'feature')

test('a feature is a series of free spins without a paid spin, and the wallet is told so', async () => {
  const page = await provider.open({ freeRounds: features, balance: 0 })
  expect(page.answer.freeRounds).toEqual(features)
  const round = roundOf(await playFeature(page, 'request-1'))
  const { spins } = round.outcome as Extract<Outcome, { engine: 'slot' }>
  expect(new Set(spins.map(({ kind }) => kind))).toEqual(new Set(['free']))
  expect(round).toMatchObject({ balance: 0, freeRounds: { left: 2, won: round.win, isFeature: true } })
  expect(wallet.calls.at(-1)?.body).toMatchObject({ freeRoundsId: '7', isFeature: true, win: round.win })
  const { items } = (await page.send('GET', '/api/rounds')).json<RoundList>()
  expect(items[0]).toMatchObject({ isFree: true, summary: { engine: 'slot', freeSpins: spins.length } })
  const { proof } = (await page.send('GET', `/api/rounds/${round.id}`)).json<RoundProof>()
  expect(proof).toMatchObject({ choice: 'feature', isFree: true })
})

test('a feature sent again is the same round; a usual round with its request id is another order', async () => {
  const page = await provider.open({ freeRounds: features })
  const first = roundOf(await playFeature(page, 'request-1'))
  expect(roundOf(await playFeature(page, 'request-1'))).toEqual(first)
  expect(codeOf(await play(page, 'request-1'))).toBe('transaction_conflict')
  expect(page.run.freeRounds).toMatchObject({ left: 2, won: first.win })
})

test.each(['toxic-brew', 'fire-idol', 'tall-order'])(
  'a series of features from before %s changed its engine is not offered, and the own money plays',
  async (gameSlug) => {
    const page = await provider.open({ gameSlug, freeRounds: features })
    expect(page.answer.freeRounds).toBeNull()
    expect(roundOf(await page.play('request-1')).freeRounds).toBeNull()
  },
)

test('a feature is played only from free rounds that are features, and they play nothing else', async () => {
  const usual = await provider.open({ freeRounds })
  expect(codeOf(await playFeature(usual, 'request-1'))).toBe('free_rounds_not_found')
  const feature = await provider.open({ freeRounds: features })
  expect(codeOf(await play(feature, 'request-1'))).toBe('free_rounds_not_found')
  expect([usual.run, feature.run].map((run) => run.freeRounds?.left)).toEqual([3, 3])
})

test.each(['feature', 'base', null, { feature: true }])(
  'with money of the player the choice %j is refused',
  async (choice) => {
    const page = await provider.open()
    const answer = await page.play('request-1', 2000, undefined, choice)
    expect(answer.json()).toMatchObject({ errors: [{ code: 'invalid_request', field: 'choice' }] })
    const other = await page.play('request-2', 2000, '7', choice === 'feature' ? 'base' : choice)
    expect(codeOf(other)).toBe('invalid_request')
    expect(wallet.calls.filter(({ path }) => path.endsWith('settle'))).toEqual([])
  },
)

test('a feature decided and not settled is settled as one when the page comes back, and shown', async () => {
  const page = await provider.open({ freeRounds: { ...features, left: 1 } })
  wallet.mishaps.push('dies_after', 'fails', 'fails', 'fails')
  expect(codeOf(await playFeature(page, 'request-1'))).toBe('temporarily_unavailable')
  await provider.restart()
  const { answer } = await provider.enter(page.token)
  expect(wallet.calls.findLast(({ path }) => path.endsWith('settle'))?.body).toMatchObject({
    isFeature: true,
  })
  expect(answer.pending).toMatchObject({
    freeRounds: { left: 0, isFeature: true },
    outcome: { engine: 'slot' },
  })
})

test('a free round decided and not settled is settled as one when the page comes back', async () => {
  const page = await provider.open({ freeRounds })
  wallet.mishaps.push('fails', 'fails', 'fails', 'fails')
  expect(codeOf(await play(page, 'request-1'))).toBe('temporarily_unavailable')
  await provider.restart()
  const again = await provider.enter(page.token)
  const settled = [...wallet.settled.values()].filter(({ body }) => body.sessionId === page.token)
  expect(settled.length).toBeLessThanOrEqual(1)
  for (const { body } of settled) expect(body.freeRoundsId).toBe('7')
  expect(again.answer.freeRounds).toMatchObject({ left: 3 - settled.length })
  expect(again.answer.isStakeReturned).toBe(false)
})

test('an answer that was lost is found again, with the free rounds after it', async () => {
  const page = await provider.open({ freeRounds: { ...freeRounds, left: 1 } })
  wallet.mishaps.push('dies_after')
  const round = roundOf(await play(page, 'request-1'))
  expect(round.freeRounds).toMatchObject({ left: 0, won: round.win })
  expect(wallet.rolledBack.has(`${round.id}.bet`)).toBe(false)
})

test('history and proof say that a round was free', async () => {
  const page = await provider.open({ freeRounds })
  const { id } = roundOf(await play(page, 'request-1'))
  await page.play('request-2')
  const { items } = (await page.send('GET', '/api/rounds')).json<RoundList>()
  expect(items.map(({ isFree }) => isFree)).toEqual([false, true])
  const { proof } = (await page.send('GET', `/api/rounds/${id}`)).json<RoundProof>()
  expect(proof.isFree).toBe(true)
})

test('a stake above the largest one of a bonus is refused with that stake, also when the request is repeated', async () => {
  const page = await provider.open()
  wallet.mishaps.push({ refuses: 'bonus_stake_too_large', params: { max: 500 } })
  for (const answer of [await page.play('request-1'), await page.play('request-1')])
    expect(answer.json()).toMatchObject({ errors: [{ code: 'bonus_stake_too_large', params: { max: 500 } }] })
})
