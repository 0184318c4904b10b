// Buying a feature: its whole price is the stake of one round, and it is asked for only where it may be sold.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePlayRules, type PlayRules } from '@yanta/contract'
import { describe, expect, test } from 'vitest'
import type { RoundList, RoundProof } from '../api.ts'
import { defaultFolders } from '../index.ts'
import { provideForFile, codeOf, roundOf, type Page } from '../testing/provider.ts'

const provider = await provideForFile()
const { wallet } = provider
const buy = (page: Page, requestId: string, stake = 2000, freeRoundsId?: string) =>
  page.play(requestId, stake, freeRoundsId, 'buy')
/** The page of a player whose jurisdiction lets features be sold. */
const openSelling = (gameSlug: string) => provider.open({ gameSlug, rules: freePlayRules })
const listSettles = () => wallet.calls.filter(({ path }) => path.endsWith('settle'))

/** The editors' content, in which the entry with this line of games.yaml sells no feature. */
function copyContent(line: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'games-content-'))
  for (const part of ['games.yaml', 'currencies.yaml', 'worlds'])
    cpSync(join(defaultFolders.content, part), join(folder, part), { recursive: true })
  const games = readFileSync(join(folder, 'games.yaml'), 'utf8')
  writeFileSync(join(folder, 'games.yaml'), games.replace(`${line}\n`, `${line}\n  sellsFeature: false\n`))
  return folder
}

/** A game of each engine that sells its feature, and what it asks for at a stake of 2000. */
const sold = [
  ['neon-drive', 53_800],
  ['tall-order', 70_400],
  ['fire-idol', 56_800],
  ['cupcake-craze', 7_900],
] as const

/** The rules of a platform older than the sale of features. */
const { featureBuy: _, ...withoutFeatureBuy } = freePlayRules

describe.each(sold)('in %s', (gameSlug, price) => {
  test('the feature costs its published price, which is one stake and one movement of money', async () => {
    const page = await openSelling(gameSlug)
    expect(page.answer.game.bought).toMatchObject({ price: price / 100 })
    const round = roundOf(await buy(page, 'request-1'))
    expect(round).toMatchObject({
      stake: price,
      balanceAfterBet: 1_000_000 - price,
      balance: 1_000_000 - price + round.win,
      outcome: { stake: 2000 },
      freeRounds: null,
    })
    expect(listSettles().map(({ body }) => body)).toMatchObject([
      { stake: price, win: round.win, isBought: true },
    ])
    expect(page.run.balance).toBe(round.balance)
  })

  test('history and proof say that it was bought, and at which price', async () => {
    const page = await openSelling(gameSlug)
    const { id } = roundOf(await buy(page, 'request-1'))
    const { items } = (await page.send('GET', '/api/rounds')).json<RoundList>()
    expect(items).toMatchObject([{ id, stake: price, isFree: false, summary: { isFeature: true } }])
    const { proof } = (await page.send('GET', `/api/rounds/${id}`)).json<RoundProof>()
    expect(proof).toMatchObject({ stake: price, choice: 'buy' })
  })

  test('the same request is the same round; a usual round with its id is another order', async () => {
    const page = await openSelling(gameSlug)
    const first = roundOf(await buy(page, 'request-1'))
    expect(roundOf(await buy(page, 'request-1'))).toEqual(first)
    for (const other of [await page.play('request-1'), await page.play('request-1', 20_000)])
      expect(codeOf(other)).toBe('transaction_conflict')
    expect(page.run.balance).toBe(1_000_000 - price + first.win)
  })

  test.each(['dies_before', 'dies_after', 'fails'] as const)(
    'a wallet that %s once takes the price once',
    async (mishap) => {
      const page = await openSelling(gameSlug)
      wallet.mishaps.push(mishap)
      const round = roundOf(await buy(page, 'request-1'))
      expect(page.run.balance).toBe(1_000_000 - price + round.win)
    },
  )

  test('a server that died between the decision and the answer settles it as bought when the page comes back', async () => {
    const page = await openSelling(gameSlug)
    wallet.mishaps.push('dies_after', 'fails', 'fails', 'fails')
    expect(codeOf(await buy(page, 'request-1'))).toBe('temporarily_unavailable')
    await provider.restart()
    const { answer } = await provider.enter(page.token)
    expect(listSettles().at(-1)?.body).toMatchObject({ stake: price, isBought: true })
    expect(answer.pending).toMatchObject({ stake: price, outcome: { stake: 2000 } })
    expect(page.run.balance).toBe(1_000_000 - price + answer.pending!.win)
  })

  test('a lost purchase is answered with its round after a restart that no longer sells it; a new one is refused', async () => {
    const page = await openSelling(gameSlug)
    wallet.mishaps.push('dies_after', 'fails', 'fails', 'fails')
    expect(codeOf(await buy(page, 'request-1'))).toBe('temporarily_unavailable')
    const content = copyContent(`slug: ${gameSlug}`)
    try {
      await provider.restart(content)
      const round = roundOf(await buy(page, 'request-1'))
      expect(round).toMatchObject({ stake: price, outcome: { stake: 2000 } })
      expect(page.run.balance).toBe(1_000_000 - price + round.win)
      expect(codeOf(await buy(page, 'request-2'))).toBe('feature_not_sold')
      expect(page.run.balance).toBe(1_000_000 - price + round.win)
    } finally {
      rmSync(content, { recursive: true })
      await provider.restart()
    }
  })

  test('a jurisdiction that forbids it is obeyed before anything is decided', async () => {
    const page = await provider.open({ gameSlug, rules: { ...freePlayRules, featureBuy: false } })
    expect(codeOf(await buy(page, 'request-1'))).toBe('feature_not_sold')
    expect(listSettles()).toEqual([])
    expect(roundOf(await page.play('request-2')).nonce).toBe(0)
  })

  test.each([
    ['of the rules at all', undefined],
    ['of bought features', withoutFeatureBuy],
  ])('a platform that says nothing %s sells none, and its page opens', async (_, rules) => {
    const page = await provider.open({ gameSlug, rules: rules as PlayRules | undefined })
    expect(page.answer.rules).toMatchObject({ featureBuy: false })
    expect(codeOf(await buy(page, 'request-1'))).toBe('feature_not_sold')
    expect(listSettles()).toEqual([])
  })

  test('it is never bought with a free round', async () => {
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
    expect(codeOf(await buy(page, 'request-1', 2000, '7'))).toBe('feature_not_sold')
    expect(listSettles()).toEqual([])
    expect(page.run.freeRounds).toMatchObject({ left: 3 })
  })

  test.each([
    'stake_too_large',
    'bonus_stake_too_large',
    'limit_reached',
    'insufficient_funds',
    'feature_not_sold',
  ] as const)(
    'a wallet that refuses the price with %s has moved nothing, and the refusal reaches the page',
    async (refuses) => {
      const page = await openSelling(gameSlug)
      wallet.mishaps.push({ refuses })
      expect(codeOf(await buy(page, 'request-1'))).toBe(refuses)
      expect(page.run.balance).toBe(1_000_000)
    },
  )

  test.each([2001, 0, price, 10 ** 12])(
    'at the stake %i, which is none of the offered, it is refused',
    async (stake) => {
      const page = await openSelling(gameSlug)
      expect(codeOf(await buy(page, 'request-1', stake))).toBe('invalid_request')
    },
  )
})

test.each([
  ['a game whose content does not sell it', 'honey-jar'],
  ['an engine without one', 'emerald-roulette'],
])('%s refuses to sell a feature, and its page is told of none', async (_, gameSlug) => {
  const page = await openSelling(gameSlug)
  expect(page.answer.game).not.toHaveProperty('bought')
  expect(['feature_not_sold', 'invalid_request']).toContain(codeOf(await buy(page, 'request-1')))
  expect(listSettles()).toEqual([])
})
