// The return of every profile of clusters by simulation: no enumeration of cascades ends. Ten million rounds a profile, whose draws are
// the key stream of AES under the profile's name, so that whoever repeats it gets the same rounds. The published return holds when it
// is within 3.9 standard errors of both simulations, which chance alone leaves once in ten thousand times. Wins are whole coins of
// the stake (a test of the rules), so that the return is the same in every currency and at every stake. The return of hold and win is
// exact, as are those of slots whose wilds move, and that of ways is computed: the rounds that are played must agree with them, by the
// same measure.
import { createCipheriv, createHash } from 'node:crypto'
import {
  boughtMultipliers,
  clusterProfileIds,
  clusterProfiles,
  simulate,
  type Draw,
} from '@yanta/game-rules/clusters'
import { boughtRespins, coinsPerStake, holdProfileIds, holdProfiles, playHold } from '@yanta/game-rules/hold'
import { boughtSeries, lines, playRound, profiles } from '@yanta/game-rules/slot'
import { boughtWays, playWays, waysProfileIds, waysProfiles } from '@yanta/game-rules/ways'
import type { Bench, Measurement } from './measurement.ts'

const rounds = 10_000_000
/** Of a feature, which deviates less from its price than a round from its stake. */
const boughtRounds = 1_000_000
const chance = 3.9

/** Integers below a bound, each equally likely: a number that would favour the lower ones is dropped. */
function createStream(name: string): Draw {
  const stream = createCipheriv('aes-256-ctr', createHash('sha256').update(name).digest(), Buffer.alloc(16))
  const zeros = Buffer.alloc(1 << 20)
  let numbers = new Uint32Array()
  let at = 0
  return (bound) => {
    const fair = 2 ** 32 - (2 ** 32 % bound)
    for (;;) {
      if (at === numbers.length) {
        numbers = new Uint32Array(Uint8Array.from(stream.update(zeros)).buffer)
        at = 0
      }
      const number = numbers[at++]!
      if (number < fair) return number % bound
    }
  }
}

/** The distance of bought rounds to their published return, within 3.9 standard errors of both simulations. */
function measureBoughtClusters(id: (typeof clusterProfileIds)[number]): Measurement[] {
  const { price, rtp, error: published } = boughtMultipliers[id]
  const draw = createStream(`clusters ${id}, bought`)
  const { mean, error } = simulate(clusterProfiles[id], draw, boughtRounds, 'feature')
  const inPercent = (100 * coinsPerStake) / price
  return [
    {
      name: `clusters ${id}, bought: return of ${boughtRounds} rounds, in percent`,
      value: mean * inPercent,
      unit: '',
    },
    {
      name: `clusters ${id}, bought: distance to the published return`,
      value: Math.abs(mean * inPercent - rtp / 100),
      unit: '',
      budget: chance * Math.hypot(error * inPercent, published / 100),
      gates: true,
    },
  ]
}

function measureClusters(): Measurement[] {
  return clusterProfileIds.flatMap((id): Measurement[] => {
    const profile = clusterProfiles[id]
    const { mean, error, hitRate, deviation } = simulate(profile, createStream(`clusters ${id}`), rounds)
    const within = chance * Math.hypot(error, profile.error / 10_000) * 100
    return [
      { name: `clusters ${id}: return of ${rounds} rounds, in percent`, value: mean * 100, unit: '' },
      { name: `clusters ${id}: its standard error`, value: error * 100, unit: '' },
      {
        name: `clusters ${id}: distance to the published return`,
        value: Math.abs(mean * 100 - profile.rtp / 100),
        unit: '',
        budget: within,
        gates: true,
      },
      { name: `clusters ${id}: standard deviation of a round, in stakes`, value: deviation, unit: '' },
      { name: `clusters ${id}: rounds that win, in percent`, value: hitRate * 100, unit: '' },
      ...measureBoughtClusters(id),
    ]
  })
}

/** Compares rounds as the server plays them with their return; `playCoins` is what a stake of `coinsPerStake` wins, for `price` coins. */
function measurePlayed(
  name: string,
  { rtp, price = coinsPerStake }: { rtp: number; price?: number },
  playCoins: (draw: Draw) => number,
  count = rounds,
): Measurement[] {
  const draw = createStream(name)
  let [sum, squares] = [0, 0]
  for (let round = 0; round < count; round++) {
    const win = playCoins(draw) / price
    sum += win
    squares += win * win
  }
  const mean = sum / count
  const deviation = Math.sqrt(squares / count - mean * mean)
  return [
    { name: `${name}: return of ${count} rounds, in percent`, value: mean * 100, unit: '' },
    {
      name: `${name}: distance to the exact return`,
      value: Math.abs(mean * 100 - rtp / 100),
      unit: '',
      budget: (chance * deviation * 100) / Math.sqrt(count),
      gates: true,
    },
    { name: `${name}: standard deviation of a round, in prices`, value: deviation, unit: '' },
  ]
}

const measureHold = (): Measurement[] =>
  holdProfileIds.flatMap((id) => [
    ...measurePlayed(
      `hold ${id}`,
      holdProfiles[id],
      (draw) => playHold(holdProfiles[id], draw, coinsPerStake).win,
    ),
    ...measurePlayed(
      `hold ${id}, bought`,
      boughtRespins[id],
      (draw) => playHold(holdProfiles[id], draw, coinsPerStake, 'feature').win,
      boughtRounds,
    ),
  ])

const measureWays = (): Measurement[] =>
  waysProfileIds.flatMap((id) => [
    ...measurePlayed(
      `ways ${id}`,
      waysProfiles[id],
      (draw) => playWays(waysProfiles[id], draw, coinsPerStake).win,
    ),
    ...measurePlayed(
      `ways ${id}, bought`,
      boughtWays[id],
      (draw) => playWays(waysProfiles[id], draw, coinsPerStake, 'feature').win,
      boughtRounds,
    ),
  ])

const measureSlots = (): Measurement[] =>
  (['expanding', 'walking', 'sticky'] as const).flatMap((id) => [
    ...measurePlayed(
      `slot ${id}`,
      { rtp: profiles[id].rtp, price: lines.length },
      (draw) => playRound(profiles[id], draw, lines.length).win,
    ),
    ...measurePlayed(
      `slot ${id}, bought`,
      boughtSeries[id],
      (draw) => playRound(profiles[id], draw, lines.length, 'feature').win,
      boughtRounds,
    ),
  ])

/** Each door has the return of its profile. */
const measureDoors = (): Measurement[] =>
  (['doors', 'gates'] as const).flatMap((id) =>
    (profiles[id].doors ?? []).flatMap((_, door, doors) =>
      measurePlayed(
        `slot ${id}, door ${door + 1}`,
        { rtp: profiles[id].rtp, price: lines.length },
        (draw) => playRound(profiles[id], draw, lines.length, 'usual', door).win,
        door === Math.floor(doors.length / 2) ? rounds : boughtRounds,
      ),
    ),
  )

export const returns: Bench = {
  name: 'returns',
  measure: () =>
    Promise.resolve([
      ...measureClusters(),
      ...measureHold(),
      ...measureWays(),
      ...measureSlots(),
      ...measureDoors(),
    ]),
}
