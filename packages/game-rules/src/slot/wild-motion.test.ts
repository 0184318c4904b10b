import { runsOf } from '../../../../tools/testing/property-strength.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSlotBought } from './bought.ts'
import { evaluateLines, readWindow } from './evaluate.ts'
import { computeHeldReturns } from './held-returns.ts'
import { lines } from './lines.ts'
import type { Profile, SlotOutcome, SymbolId } from './model.ts'
import { largestSpins, profiles } from './profiles/profiles.ts'
import { toNumber, type Ratio } from './returns.ts'
import { playRound } from './round.ts'
import { fillColumn, fillReels, listWilds } from './wild-motion.ts'

const { expanding, walking, sticky } = profiles
const anyNumbers = fc.infiniteStream(fc.nat({ max: 1_000_000 }))
const drawFrom = (numbers: Iterator<number>) => (bound: number) => (numbers.next().value as number) % bound
const playAll = (profile: Profile, check: (round: SlotOutcome) => void, kind?: 'feature') =>
  fc.assert(
    fc.property(anyNumbers, (numbers) => check(playRound(profile, drawFrom(numbers), 20, kind))),
    { numRuns: runsOf(300) },
  )
const wildsOf = (columns: readonly (readonly SymbolId[])[]) => listWilds(columns).map(String).toSorted()

test('a wild that expands fills its reel where a line needs it, and nowhere else', () => {
  let [filled, left] = [0, 0]
  playAll(expanding, ({ spins }) => {
    for (const spin of spins) {
      const landed = readWindow(spin.kind === 'free' ? expanding.freeReels : expanding.reels, spin.stops)
      landed.forEach((column, reel) => {
        const helps = spin.lineWins.some(({ cells }) =>
          cells.some(([at, row]) => at === reel && column.includes('wild') && column[row] !== 'wild'),
        )
        expect(spin.filled?.includes(reel) ?? false).toBe(helps)
        expect(spin.window[reel]).toEqual(helps ? ['wild', 'wild', 'wild'] : column)
        if (helps) filled += 1
        else if (column.includes('wild')) left += 1
      })
    }
  })
  expect([filled > 0, left > 0]).toEqual([true, true])
})

test('a reel that is not filled would change no win', () => {
  playAll(expanding, ({ spins }) => {
    for (const spin of spins) {
      const full = spin.window.map(fillColumn)
      const { lineWins } = fillReels({}, full, (shown) => evaluateLines(expanding, shown, 1, spin.multiplier))
      expect(lineWins.map(({ line, win }) => [line, win])).toEqual(
        spin.lineWins.map(({ line, win }) => [line, win]),
      )
    }
  })
})

test('a filled reel covers no scatter: a wild and a scatter never land on one reel', () => {
  for (const strip of [...expanding.reels, ...expanding.freeReels])
    strip.forEach((_, stop) => {
      const column = readWindow([strip], [stop])[0]!
      expect(column.includes('wild') && column.includes('scatter')).toBe(false)
    })
})

test('wilds of a paid spin walk one reel to the left in each respin until the last has left', () => {
  let longest = 0
  playAll(walking, ({ spins }) => {
    const respins = spins.filter(({ kind }) => kind === 'respin')
    const start = listWilds(spins[0]!.window)
    expect(respins.length).toBe(Math.max(0, ...start.map(([reel]) => reel)))
    respins.forEach((spin, index) => {
      const walked = start.filter(([reel]) => reel > index).map(([reel, row]) => [reel - index - 1, row])
      expect(spin.held).toEqual(walked)
      expect(wildsOf(spin.window)).toEqual(walked.map(String).toSorted())
      expect([spin.multiplier, spin.scatter, spin.freeSpinsLeft]).toEqual([1, null, spins[0]!.freeSpinsLeft])
    })
    longest = Math.max(longest, respins.length)
  })
  expect(longest).toBe(4)
})

test('wilds of free spins walk while new ones land, and the series is no longer for it', () => {
  playAll(
    walking,
    ({ spins }) => {
      expect(spins.length).toBe(walking.freeSpins.awarded[0])
      spins.forEach((spin, index) => {
        const before = index === 0 ? [] : listWilds(spins[index - 1]!.window)
        const walked = before.filter(([reel]) => reel > 0).map(([reel, row]) => [reel - 1, row])
        expect(spin.held ?? []).toEqual(walked)
      })
    },
    'feature',
  )
})

test('wilds that stick in free spins are never lost, and begin with none', () => {
  playAll(
    sticky,
    ({ spins }) => {
      spins.forEach((spin, index) => {
        const before = index === 0 ? [] : listWilds(spins[index - 1]!.window)
        expect(spin.held ?? []).toEqual(before)
        expect(wildsOf(spin.window)).toEqual(expect.arrayContaining(before.map(String)))
      })
    },
    'feature',
  )
})

test('free spins do not begin with the wilds of the paid spin', () => {
  const three = sticky.reels.map((strip, reel) =>
    reel === 1 || reel === 3 ? strip.indexOf('wild') : strip.indexOf('scatter'),
  )
  const draws = [...three, 0, 0, 0, 0, 0]
  const { spins } = playRound(sticky, () => draws.shift() ?? 0, 20)
  expect(listWilds(spins[0]!.window).length).toBeGreaterThan(0)
  expect([spins[1]!.kind, spins[1]!.held]).toEqual(['free', undefined])
})

const share = ({ numerator, denominator }: Ratio) =>
  Math.round((Number((numerator * 10n ** 9n) / denominator) / 1e9) * 10_000)
const ofPrice = ({ numerator, denominator }: Ratio, price: number): Ratio => ({
  numerator: numerator * BigInt(lines.length),
  denominator: denominator * BigInt(price),
})

test.each([
  [walking, { respinsRate: 26.313, freeSpinsRate: 1.865, fromRespins: 56.35, fromFreeSpins: 16.849 }],
  [sticky, { respinsRate: 0, freeSpinsRate: 1.783, fromRespins: 0, fromFreeSpins: 29.586 }],
])(
  'the profile with wilds that are held pays back what is published, and no round reaches its limit: %#',
  (profile, parts) => {
    const returns = computeHeldReturns(profile)
    const percent = (ratio: Ratio) => Number((toNumber(ratio) * 100).toFixed(3))
    expect(share(returns.uncapped)).toBe(profile.rtp)
    expect({
      respinsRate: percent(returns.respinsRate),
      freeSpinsRate: percent(returns.freeSpinsRate),
      fromRespins: percent(returns.fromRespins),
      fromFreeSpins: percent(returns.fromFreeSpins),
    }).toEqual(parts)
    expect(returns.largestRoundBound).toBeLessThanOrEqual(profile.maxWin)
    expect(largestSpins[profile.id]).toBe(Math.floor(returns.largestSpin / lines.length))
    const { price, rtp } = findSlotBought(profile.id)!
    expect(share(ofPrice(returns.feature, price))).toBe(rtp)
    expect(Math.abs(rtp - profile.rtp)).toBeLessThanOrEqual(33)
  },
)

/** Of every round of a profile with so few stops that all of them can be played: the mean win in stakes. */
function meanOfAll(profile: Profile, kind?: 'feature'): number {
  let [sum, count] = [0, 0]
  const follow = (draws: number[], chance: number): void => {
    let [at, bound] = [0, 0]
    try {
      const { win } = playRound(
        profile,
        (next) => {
          bound = next
          const draw = draws[at++]
          if (draw === undefined) throw new Undrawn()
          return draw
        },
        20,
        kind,
      )
      sum += (win / 20) * chance
      count += 1
    } catch (error) {
      if (!(error instanceof Undrawn)) throw error
      for (let draw = 0; draw < bound; draw++) follow([...draws, draw], chance / bound)
    }
  }
  follow([], 1)
  expect(count).toBeGreaterThan(100)
  return sum
}
class Undrawn extends Error {}

const few = (profile: Profile): Profile => ({
  ...profile,
  reels: [['seven', 'seven', 'scatter'], ['scatter'], ['wild', 'seven'], ['scatter', 'wild'], ['seven']],
  respinReels: [['seven', 'bar'], ['seven'], ['bar', 'seven'], ['seven'], ['bar']],
  freeReels: [['seven'], ['wild', 'seven'], ['bar', 'wild', 'seven'], ['seven'], ['seven', 'wild']],
  scatterPays: [1, 1, 1],
  freeSpins: { awarded: [3, 3, 3], retriggered: [0, 0, 0], limit: 3, multiplier: 2 },
  maxWin: 100_000,
})

test.each([
  ['walk', few(walking)],
  ['stick', few(sticky)],
])('the return of wilds that %s is the mean of every round that there is', (_, profile) => {
  expect(toNumber(computeHeldReturns(profile).feature)).toBeCloseTo(meanOfAll(profile, 'feature'), 8)
  // Every round with three free spins after three respins would be millions.
  const short: Profile = { ...profile, freeSpins: { ...profile.freeSpins, awarded: [1, 1, 1] } }
  expect(toNumber(computeHeldReturns(short).uncapped)).toBeCloseTo(meanOfAll(short), 8)
})

test.each([
  ['walking', walking],
  ['sticky', sticky],
] as const)('the largest win of a spin of %s is reached by draws that there are', (_, profile) => {
  const goal = computeHeldReturns(profile).largestSpin
  expect(findReachable(profile)).toBe(goal)
})

/** Fills the reels with wilds as fast as they go, then tries every stop of those that are left. */
function findReachable(profile: Profile): number {
  const { freeReels } = profile
  const at = (reel: number, row: number): number => {
    const strip = freeReels[reel]!
    const index = strip.indexOf('wild')
    return index < 0 ? 0 : (index - row + strip.length) % strip.length
  }
  const open = profile.id === 'sticky' ? [0, 4] : [3, 4]
  let best = 0
  for (const row of profile.id === 'sticky' ? [0] : [0, 1, 2])
    for (let first = 0; first < freeReels[open[0]!]!.length; first++)
      for (let last = 0; last < freeReels[open[1]!]!.length; last++) {
        const lead = Array.from({ length: 5 }, (_, spin) =>
          freeReels.map((__, reel) =>
            at(reel, profile.id === 'sticky' ? spin % 3 : walkRow(reel, spin, row)),
          ),
        )
        const goal = freeReels.map((_, reel) =>
          reel === open[0] ? first : reel === open[1] ? last : at(reel, 2),
        )
        const draws = [...lead.flat(), ...goal]
        const { spins } = playRound(profile, () => draws.shift() ?? 0, 20, 'feature')
        best = Math.max(
          best,
          spins[5]!.lineWins.reduce((sum, { win }) => sum + win, 0),
        )
      }
  return best

  /** The row of a landing `5 - spin` spins before the goal, so that the three rows of each of the first three reels are covered. */
  function walkRow(reel: number, spin: number, row: number): number {
    const steps = 5 - spin
    const target = reel - steps
    return target === 3 ? row : (row + steps) % 3
  }
}
