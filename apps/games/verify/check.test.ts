import { hashServerSeed } from '@yanta/game-rules/fairness'
import { profiles, replayRound } from '@yanta/game-rules/slot'
import { describe, expect, test } from 'vitest'
import { type Draft, parseStake, readDraft, verifyRound } from './check.ts'

const serverSeed = '5f3c1b0a9e8d7c6b5a49382716051423f5e4d3c2b1a0918273645546372819f0'
const seeds = { serverSeed, clientSeed: 'vera-amber-07', nonce: 7 }
const played = replayRound(profiles.medium, seeds, 2000)
const claim = { ...seeds, serverSeedHash: hashServerSeed(serverSeed), profile: 'medium' as const, stake: 2000, win: played.win }

describe('verifyRound', () => {
  test('finds an honest round right and shows it spin by spin', () => {
    expect(verifyRound(claim)).toEqual({ isHashRight: true, isWinRight: true, outcome: played })
  })
  test('finds a swapped server seed', () => {
    expect(verifyRound({ ...claim, serverSeed: serverSeed.replace('5', '6') }).isHashRight).toBe(false)
  })
  test('finds a changed win', () => {
    expect(verifyRound({ ...claim, win: played.win + 1 }).isWinRight).toBe(false)
  })
  test('compares no win when none was claimed', () => {
    expect(verifyRound({ ...claim, win: null }).isWinRight).toBeNull()
  })
})

const draft: Draft = { serverSeed, serverSeedHash: claim.serverSeedHash, clientSeed: 'vera', nonce: '7', profile: 'medium', stake: '20', win: null }

test.each([
  ['serverSeedHash', { serverSeedHash: 'abc' }], ['serverSeed', { serverSeed: '' }], ['clientSeed', { clientSeed: 'a:b' }], ['nonce', { nonce: '' }], ['stake', { stake: '0' }],
])('a draft names the first field that is not right: %s', (missing, change) => {
  expect(readDraft({ ...draft, ...change })).toEqual({ missing })
})

test('a complete draft becomes a claim, however its numbers are spaced', () => {
  expect(readDraft({ ...draft, nonce: '1 204', serverSeed: ` ${serverSeed.toUpperCase()} ` })).toMatchObject({ claim: { nonce: 1204, serverSeed, stake: 2000 } })
})

test.each([
  ['20', 2000], ['20,6', 2060], ['20.40', 2040], ['1 000', 100_000], ['0x64', null], ['', null], ['-20', null], ['0,15', null],
])('the stake %j is read as %j minor units [5.5]', (text, minor) => {
  expect(parseStake(text)).toBe(minor)
})
