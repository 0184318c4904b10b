import { runsOf } from '../../../../tools/testing/property-strength.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeGame } from '../engines/index.ts'
import { createDraw, hashServerSeed } from '../fairness/index.ts'
import { takeDoor } from './choice.ts'
import { findMiddleDoor, listOffers, withDoor } from './doors.ts'
import { countFreeSpins, hasFreeSpins } from './free-spins.ts'
import { lines } from './lines.ts'
import type { SlotOutcome } from './model.ts'
import { largestSpins, profiles } from './profiles/profiles.ts'
import { replayRound, replayToDoors } from './replay.ts'
import { computeReturns, toNumber, type Ratio } from './returns.ts'
import { playRound } from './round.ts'

const ids = ['doors', 'gates'] as const
const seedsOf = (nonce: number) => ({ serverSeed: 'a1'.repeat(32), clientSeed: 'vera-07', nonce })
const isOpen = ({ door }: SlotOutcome): boolean => door === null

/** The nonces of the first rounds in which a door is to be chosen. */
function findOpen(id: (typeof ids)[number], count: number): number[] {
  const found: number[] = []
  for (let nonce = 0; found.length < count; nonce += 1)
    if (isOpen(replayToDoors(profiles[id], seedsOf(nonce), 2000))) found.push(nonce)
  return found
}

/** Hundredths of a percent of a stake, rounded half up, exactly. */
const inHundredths = ({ numerator, denominator }: Ratio): number =>
  Number((numerator * 20_000n + denominator) / (denominator * 2n))
const subtract = (a: Ratio, b: Ratio): Ratio => ({
  numerator: a.numerator * b.denominator - b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
})

/** Of every door: percentages, the standard deviation of a round in stakes, and the most of one spin. */
const published = {
  doors: {
    rtp: 9642,
    hitRate: 40.747,
    freeSpinsRate: 1.558,
    fromFreeSpins: 36.615,
    deviations: [5.02, 5.88, 7.3],
    largest: [466.5, 933, 1866],
  },
  gates: {
    rtp: 9639,
    hitRate: 25.691,
    freeSpinsRate: 0.987,
    fromFreeSpins: 35.006,
    deviations: [11.41, 12.93, 15.53],
    largest: [3043, 4564.5, 7607.5],
  },
}
const percent = (ratio: Ratio): number => Number((toNumber(ratio) * 100).toFixed(3))

describe.each(ids)('the doors of %s', (id) => {
  const profile = profiles[id]
  const doors = profile.doors!
  const returns = doors.map((_, door) => computeReturns(withDoor(profile, door)))

  test('each pay back the published share, with and without the largest win', () => {
    expect(profile.rtp).toBe(published[id].rtp)
    expect(describeGame('slot', id)).toMatchObject({ rtp: published[id].rtp, volatility: profile.volatility })
    for (const { uncapped, capLossBound } of returns) {
      expect(inHundredths(uncapped)).toBe(profile.rtp)
      expect(Math.abs(inHundredths(subtract(uncapped, capLossBound)) - profile.rtp)).toBeLessThanOrEqual(1)
    }
  })

  test('have one and the same return to the last digit, so that no choice is better than another', () => {
    const [first] = returns
    for (const { uncapped } of returns)
      expect(uncapped.numerator * first!.uncapped.denominator).toBe(
        first!.uncapped.numerator * uncapped.denominator,
      )
    // Anyone can multiply: spins times multiplier, for three, four and five scatters.
    for (const { awarded, multiplier } of doors)
      expect(awarded.map((count) => count * multiplier)).toEqual(
        doors[0]!.awarded.map((count) => count * doors[0]!.multiplier),
      )
    expect(profile.freeReels.flat()).not.toContain('scatter')
  })

  test('come as often and hit as often as is published, and differ in how they swing', () => {
    for (const { hitRate, freeSpinsRate, fromFreeSpins } of returns)
      expect([percent(hitRate), percent(freeSpinsRate), percent(fromFreeSpins)]).toEqual([
        published[id].hitRate,
        published[id].freeSpinsRate,
        published[id].fromFreeSpins,
      ])
    expect(returns.map(({ variance }) => Number(Math.sqrt(toNumber(variance)).toFixed(2)))).toEqual(
      published[id].deviations,
    )
    expect(returns.map(({ largestSpin }) => toNumber(largestSpin))).toEqual(published[id].largest)
    expect(largestSpins[id]).toBe(Math.floor(published[id].largest.at(-1)!))
  })

  test('the middle one plays where nobody chose, and is that of the profile', () => {
    expect(findMiddleDoor(profile)).toBe(1)
    expect(withDoor(profile, 1)).toEqual(profile)
    const nonce = findOpen(id, 1)[0]!
    expect(replayRound(profile, seedsOf(nonce), 2000)).toEqual(
      replayRound(profile, seedsOf(nonce), 2000, 'usual', 1),
    )
  })

  test('thousands of rounds behind each agree with its return within 3.9 standard errors (1 in 10,000)', () => {
    for (const [door, { variance, uncapped }] of returns.entries()) {
      const draw = createDraw({ serverSeed: '5eed'.repeat(16), clientSeed: `${id} ${door}`, nonce: 0 })
      const rounds = runsOf(3_000)
      let paid = 0
      for (let i = 0; i < rounds; i++) paid += playRound(profile, draw, 20, 'usual', door).win / 20
      const error = Math.sqrt(toNumber(variance) / rounds)
      expect(Math.abs(paid / rounds - toNumber(uncapped))).toBeLessThan(3.9 * error)
    }
  }, 120_000)

  test('a choice gives the round that the seeds had for that door before the reels moved', () => {
    for (const nonce of findOpen(id, 3)) {
      const open = replayToDoors(profile, seedsOf(nonce), 2000)
      expect(open.spins).toHaveLength(1)
      expect([open.door, open.win, open.isCapped]).toEqual([null, open.spins[0]!.win, false])
      const offers = listOffers(profile, open)
      const rounds = doors.map((_, door) => takeDoor(open, door))
      for (const [door, round] of rounds.entries()) {
        expect(round).toEqual(replayRound(profile, seedsOf(nonce), 2000, 'usual', door))
        expect(round.door).toBe(door)
        expect(countFreeSpins(round)).toBe(offers[door]!.count)
        expect(round.spins.slice(1).every(({ multiplier }) => multiplier === offers[door]!.multiplier)).toBe(
          true,
        )
        // All of them read the same stops: the longest has them all.
        const [longest] = rounds
        expect(round.spins.map(({ stops }) => stops)).toEqual(
          longest!.spins.slice(0, round.spins.length).map(({ stops }) => stops),
        )
      }
      expect(open.ahead).toEqual(rounds[0]!.spins.slice(1).flatMap(({ stops }) => stops))
    }
  })

  test('a round without free spins asks for no choice, and says nothing of doors', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 50_000 }), (nonce, coin) => {
        const round = replayToDoors(profile, seedsOf(nonce), coin * lines.length)
        if (isOpen(round)) return
        expect(hasFreeSpins(round)).toBe(false)
        expect(round).not.toHaveProperty('door')
        expect(round).not.toHaveProperty('ahead')
        expect(round).toEqual(replayRound(profile, seedsOf(nonce), coin * lines.length))
      }),
      { numRuns: runsOf(60) },
    )
  })

  test('what nobody offers is refused: another door, a choice that was made, the ante', () => {
    const open = replayToDoors(profile, seedsOf(findOpen(id, 1)[0]!), 2000)
    for (const door of [-1, 3, 0.5]) expect(() => takeDoor(open, door)).toThrow(RangeError)
    expect(() => takeDoor(takeDoor(open, 0), 0)).toThrow(RangeError)
    expect(() => replayRound(profile, seedsOf(0), 2000, 'ante')).toThrow(RangeError)
    expect(describeGame('slot', id)).not.toHaveProperty('bought')
    expect(describeGame('slot', id)).not.toHaveProperty('ante')
  })
})

test('four and five scatters are offered more', () => {
  const windowOf = (count: number) =>
    ({
      spins: [{ scatter: { cells: Array.from({ length: count }, () => [0, 0]) } }],
    }) as unknown as SlotOutcome
  expect(
    [3, 4, 5, 6].map((count) => listOffers(profiles.doors, windowOf(count)).map((offer) => offer.count)),
  ).toEqual([
    [20, 10, 5],
    [28, 14, 7],
    [40, 20, 10],
    [40, 20, 10],
  ])
  expect(listOffers(profiles.medium, windowOf(3))).toEqual([])
})

test.each([
  ['doors', 'e3bff9ee9ce2829c'],
  ['gates', '6094483d55fa6e21'],
] as const)(
  'the seeds of rounds of %s give the same rounds behind each door as when it was published',
  (id, fingerprint) => {
    const rounds = [0, 1, 2].flatMap((door) =>
      findOpen(id, 4).map((nonce) => replayRound(profiles[id], seedsOf(nonce), 2000, 'usual', door)),
    )
    expect(hashServerSeed(JSON.stringify(rounds)).slice(0, 16)).toBe(fingerprint)
  },
)
