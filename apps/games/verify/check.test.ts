import { hashServerSeed } from '@yanta/game-rules/fairness'
import { replayRound as replayRoulette, type Bet } from '@yanta/game-rules/roulette'
import { profiles, replayRound } from '@yanta/game-rules/slot'
import { describe, expect, test } from 'vitest'
import { type Claim, type Draft, readDraft, verifyRound } from './check.ts'
import { verifiedEngines } from './engines.ts'
import { parseAmount } from '../engines/verified-engine.ts'

const serverSeed = '5f3c1b0a9e8d7c6b5a49382716051423f5e4d3c2b1a0918273645546372819f0'
const seeds = { serverSeed, clientSeed: 'vera-amber-07', nonce: 7 }
const played = replayRound(profiles.medium, seeds, 2000)
const claim: Claim = {
  ...seeds,
  serverSeedHash: hashServerSeed(serverSeed),
  engine: 'slot',
  order: { profile: 'medium', stake: 2000, choice: null },
  win: played.win,
}

describe('verifyRound', () => {
  test('accepts an honest round', () => {
    expect(verifyRound(claim)).toMatchObject({
      isHashRight: true,
      isWinRight: true,
      replay: { win: played.win },
    })
  })
  test('detects a swapped server seed', () => {
    expect(verifyRound({ ...claim, serverSeed: serverSeed.replace('5', '6') }).isHashRight).toBe(false)
  })
  test('detects a changed win', () => {
    expect(verifyRound({ ...claim, win: played.win + 1 }).isWinRight).toBe(false)
  })
  test('compares no win when none was claimed', () => {
    expect(verifyRound({ ...claim, win: null }).isWinRight).toBeNull()
  })
})

describe('a feature', () => {
  const feature = replayRound(profiles.medium, seeds, 2000, 'feature')
  const { slot } = verifiedEngines

  test('is repeated as one, and as a usual round it is another', () => {
    const order = { profile: 'medium', stake: 2000, choice: 'feature' }
    expect(verifyRound({ ...claim, order, win: feature.win }).isWinRight).toBe(true)
    expect(verifyRound({ ...claim, win: feature.win }).isWinRight).toBe(false)
  })

  test('is written beside its stake, and parsed from there', () => {
    expect(slot.writeOrder({ stake: 2000, choice: 'feature' })).toBe('20.00; feature')
    for (const text of ['20.00; feature', '20;FEATURE'])
      expect(slot.readOrder(text, 'medium')).toEqual({ profile: 'medium', stake: 2000, choice: 'feature' })
    for (const text of ['20.00; round', '20.00;', '; feature', '20; feature; feature'])
      expect(slot.readOrder(text, 'medium')).toBeNull()
  })
})

describe('a bought feature', () => {
  const bought = replayRound(profiles.medium, seeds, 2000, 'feature')
  const order = { profile: 'medium', stake: 53_800, choice: 'buy' }
  const { slot } = verifiedEngines

  test('is repeated at the stake that its price says', () => {
    expect(verifyRound({ ...claim, order, win: bought.win }).isWinRight).toBe(true)
    expect(verifyRound({ ...claim, order: { ...order, stake: 107_600 }, win: bought.win }).isWinRight).toBe(
      false,
    )
  })

  test('is written with its price, and parsed from there; no other amount is one', () => {
    expect(slot.writeOrder(order)).toBe('538.00; buy')
    expect(slot.readOrder('538.00; buy', 'medium')).toEqual(order)
    for (const text of ['538.01; buy', '20.00; buy', '538.00; bought'])
      expect(slot.readOrder(text, 'medium')).toBeNull()
  })
})

const draft: Draft = {
  serverSeed,
  serverSeedHash: claim.serverSeedHash,
  clientSeed: 'vera',
  nonce: '7',
  engine: 'slot',
  profile: 'medium',
  order: '20',
  win: null,
}

test.each([
  ['serverSeedHash', { serverSeedHash: 'abc' }],
  ['serverSeed', { serverSeed: '' }],
  ['clientSeed', { clientSeed: 'a:b' }],
  ['nonce', { nonce: '' }],
  ['order', { order: '0' }],
  ['order', { order: '0.15' }],
])('the first invalid field of a draft is named: %s', (missing, change) => {
  expect(readDraft({ ...draft, ...change })).toEqual({ missing })
})

test('a complete draft becomes a claim, whatever the spacing of its numbers', () => {
  expect(readDraft({ ...draft, nonce: '1 204', serverSeed: ` ${serverSeed.toUpperCase()} ` })).toMatchObject({
    claim: {
      nonce: 1204,
      serverSeed,
      engine: 'slot',
      order: { profile: 'medium', stake: 2000, choice: null },
    },
  })
})

const amounts = [
  ['20', 2000],
  ['20,6', 2060],
  ['20.40', 2040],
  ['1 000', 100_000],
  ['0x64', null],
  ['', null],
  ['-20', null],
  ['0,155', null],
] as const
test.each(amounts)('the amount %j is read as %j minor units [5.5]', (text, minor) => {
  expect(parseAmount(text)).toBe(minor)
})

describe('a round of roulette', () => {
  const bets: Bet[] = [
    ['17', 1000],
    ['17-20', 5000],
    ['red', 50_050],
  ]
  const written = verifiedEngines.roulette.writeOrder({ stake: 56_050, choice: bets })

  test('is written as its bets, and parsed from them with any spacing', () => {
    expect(written).toBe('17=10.00 17-20=50.00 red=500.50')
    expect(verifiedEngines.roulette.readOrder(` RED=500,5  17=10\n17-20=50 `, 'european')).toEqual({
      profile: 'european',
      stake: 56_050,
      choice: bets,
    })
  })

  test.each(['', '17', '17=', '17=0', '17=-5', '37=10', '17=10 17=10', 'rouge=5', '17=1e3'])(
    "can't be parsed from %j",
    (text) => {
      expect(verifiedEngines.roulette.readOrder(text, 'european')).toBeNull()
    },
  )

  test('wins the same amount as on the server', () => {
    const { replay } = verifyRound({
      ...claim,
      engine: 'roulette',
      order: { profile: 'european', stake: 56_050, choice: bets },
      win: null,
    })
    expect(replay.win).toBe(replayRoulette(seeds, bets).win)
  })
})
