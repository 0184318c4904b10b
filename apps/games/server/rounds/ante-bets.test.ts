// Playing with the ante: the whole price is the stake of the round, its wins are those of the chosen stake, and it is offered only where it may be.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePlayRules, type PlayRules } from '@yanta/contract'
import { profiles, replayRound } from '@yanta/game-rules/slot'
import { expect, test } from 'vitest'
import type { RoundList, RoundProof, SeedsAnswer } from '../api.ts'
import { defaultFolders } from '../index.ts'
import { provideForFile, codeOf, roundOf, type Page } from '../testing/provider.ts'

const provider = await provideForFile()
const { wallet } = provider
const gameSlug = 'neon-drive'
const price = 2_500
const playAnte = (page: Page, requestId: string, stake = 2000, freeRoundsId?: string) =>
  page.play(requestId, stake, freeRoundsId, 'ante')
/** The page of a player whose jurisdiction allows an ante. */
const open = (slug = gameSlug) => provider.open({ gameSlug: slug, rules: freePlayRules })
const listSettles = () => wallet.calls.filter(({ path }) => path.endsWith('settle'))

/** The editors' content, in which the game offers no ante. */
function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'games-content-'))
  for (const part of ['games.yaml', 'currencies.yaml', 'worlds'])
    cpSync(join(defaultFolders.content, part), join(folder, part), { recursive: true })
  const games = readFileSync(join(folder, 'games.yaml'), 'utf8')
  const line = `slug: ${gameSlug}\n`
  writeFileSync(join(folder, 'games.yaml'), games.replace(line, `${line}  offersAnte: false\n`))
  return folder
}

/** The rules of a platform older than the ante. */
const { anteBet: _, ...withoutAnte } = freePlayRules

test('a round with the ante costs its published price, which is one stake and one movement of money', async () => {
  const page = await open()
  expect(page.answer.game.ante).toEqual({ price: 25, rtp: 9669, chance: 186 })
  const round = roundOf(await playAnte(page, 'request-1'))
  expect(round).toMatchObject({
    stake: price,
    balanceAfterBet: 1_000_000 - price,
    balance: 1_000_000 - price + round.win,
    outcome: { stake: 2000, isAnte: true },
    freeRounds: null,
  })
  const [settle, ...others] = listSettles().map(({ body }) => body)
  expect(settle).toMatchObject({ stake: price, win: round.win, isAnte: true })
  expect([settle, others]).toEqual([expect.not.objectContaining({ isBought: true }), []])
  expect(page.run.balance).toBe(round.balance)
})

test('its outcome is that of the revealed seeds, and a round without it says nothing of it', async () => {
  const page = await open()
  const round = roundOf(await playAnte(page, 'request-1'))
  const usual = roundOf(await page.play('request-2'))
  expect(usual.outcome).not.toHaveProperty('isAnte')
  expect(listSettles().at(-1)?.body).not.toHaveProperty('isAnte')
  const { revealed } = (await page.send('POST', '/api/seeds', { clientSeed: 'next' })).json<SeedsAnswer>()
  const { serverSeed, clientSeed } = revealed
  const replay = (nonce: number, kind: 'ante' | 'usual') =>
    replayRound(profiles.medium, { serverSeed, clientSeed, nonce }, 2000, kind)
  expect(round.outcome).toEqual(replay(0, 'ante'))
  expect(usual.outcome).toEqual(replay(1, 'usual'))
})

test('history and proof say that it was played with the ante, and at which price', async () => {
  const page = await open()
  const { id } = roundOf(await playAnte(page, 'request-1'))
  const { items } = (await page.send('GET', '/api/rounds')).json<RoundList>()
  expect(items).toMatchObject([
    { id, stake: price, isFree: false, summary: { isAnte: true, isFeature: false } },
  ])
  const { proof } = (await page.send('GET', `/api/rounds/${id}`)).json<RoundProof>()
  expect(proof).toMatchObject({ stake: price, choice: 'ante' })
})

test('the same request is the same round; any other order with its id is a conflict', async () => {
  const page = await open()
  const first = roundOf(await playAnte(page, 'request-1'))
  expect(roundOf(await playAnte(page, 'request-1'))).toEqual(first)
  for (const other of [
    await page.play('request-1'),
    await playAnte(page, 'request-1', 20_000),
    await page.play('request-1', 2000, undefined, 'buy'),
  ])
    expect(codeOf(other)).toBe('transaction_conflict')
  expect(page.run.balance).toBe(1_000_000 - price + first.win)
})

test.each(['dies_before', 'dies_after', 'fails'] as const)(
  'a wallet that %s once takes the price of the ante once',
  async (mishap) => {
    const page = await open()
    wallet.mishaps.push(mishap)
    const round = roundOf(await playAnte(page, 'request-1'))
    expect(page.run.balance).toBe(1_000_000 - price + round.win)
  },
)

test('a server that died between the decision and the answer settles it with the ante when the page comes back', async () => {
  const page = await open()
  wallet.mishaps.push('dies_after', 'fails', 'fails', 'fails')
  expect(codeOf(await playAnte(page, 'request-1'))).toBe('temporarily_unavailable')
  await provider.restart()
  const { answer } = await provider.enter(page.token)
  expect(listSettles().at(-1)?.body).toMatchObject({ stake: price, isAnte: true })
  expect(answer.pending).toMatchObject({ stake: price, outcome: { stake: 2000, isAnte: true } })
  expect(page.run.balance).toBe(1_000_000 - price + answer.pending!.win)
})

test('a lost round is answered after a restart that no longer offers the ante; a new one is refused', async () => {
  const page = await open()
  wallet.mishaps.push('dies_after', 'fails', 'fails', 'fails')
  expect(codeOf(await playAnte(page, 'request-1'))).toBe('temporarily_unavailable')
  const content = copyContent()
  try {
    await provider.restart(content)
    const round = roundOf(await playAnte(page, 'request-1'))
    expect(round).toMatchObject({ stake: price, outcome: { stake: 2000 } })
    expect(codeOf(await playAnte(page, 'request-2'))).toBe('ante_not_offered')
    expect(page.run.balance).toBe(1_000_000 - price + round.win)
  } finally {
    rmSync(content, { recursive: true })
    await provider.restart()
  }
})

test('a jurisdiction that forbids the ante is obeyed before anything is decided', async () => {
  const page = await provider.open({ gameSlug, rules: { ...freePlayRules, anteBet: false } })
  expect(codeOf(await playAnte(page, 'request-1'))).toBe('ante_not_offered')
  expect(listSettles()).toEqual([])
  expect(roundOf(await page.play('request-2')).nonce).toBe(0)
})

test.each([
  ['of the rules at all', undefined, { ...freePlayRules, featureBuy: false, anteBet: false }],
  ['of an ante', withoutAnte, { ...freePlayRules, anteBet: false }],
])('a platform that says nothing %s allows none, and its page opens', async (_, rules, expected) => {
  const page = await provider.open({ gameSlug, rules: rules as PlayRules | undefined })
  expect(page.answer.rules).toEqual(expected)
  expect(codeOf(await playAnte(page, 'request-1'))).toBe('ante_not_offered')
  expect(listSettles()).toEqual([])
})

test('it is never played with a free round', async () => {
  const freeRounds = {
    id: '7',
    stake: 2000,
    total: 3,
    left: 3,
    won: 0,
    isFeature: false,
    expiresAt: '2030-01-01T00:00:00.000Z',
  }
  const page = await provider.open({ gameSlug, freeRounds, rules: freePlayRules })
  expect(codeOf(await playAnte(page, 'request-1', 2000, '7'))).toBe('ante_not_offered')
  expect(listSettles()).toEqual([])
  expect(page.run.freeRounds).toMatchObject({ left: 3 })
})

test.each([
  'stake_too_large',
  'bonus_stake_too_large',
  'limit_reached',
  'insufficient_funds',
  'ante_not_offered',
] as const)('a wallet that refuses the price with %s has moved nothing', async (refuses) => {
  const page = await open()
  wallet.mishaps.push({ refuses })
  expect(codeOf(await playAnte(page, 'request-1'))).toBe(refuses)
  expect(page.run.balance).toBe(1_000_000)
})

test.each([2001, 0, price, 10 ** 12])(
  'at the stake %i, which is none of the offered, it is refused',
  async (stake) => {
    expect(codeOf(await playAnte(await open(), 'request-1', stake))).toBe('invalid_request')
  },
)

test.each([
  ['a game whose content offers none', 'honey-jar', 'ante_not_offered'],
  ['an engine without one', 'tall-order', 'invalid_request'],
])('%s refuses the ante, and its page is told of none', async (_, slug, code) => {
  const page = await open(slug)
  expect(page.answer.game).not.toHaveProperty('ante')
  expect(codeOf(await playAnte(page, 'request-1'))).toBe(code)
  expect(listSettles()).toEqual([])
})
