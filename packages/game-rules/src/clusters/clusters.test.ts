import fc from 'fast-check'
import { runsOf } from '../../../../tools/testing/property-strength.ts'
import { describe, expect, test } from 'vitest'
import { createDraw } from '../fairness/index.ts'
import {
  boughtMultipliers,
  cellCount,
  clusterProfileIds,
  clusterProfiles,
  clusterSymbols,
  coinsPerStake,
  collapse,
  countWinningCascades,
  empty,
  findClusters,
  findPay,
  isFeature,
  listFalls,
  playClusters,
  replayClusters,
  sideLength,
  simulate,
  type ClusterCell,
} from './index.ts'

const grids = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: cellCount, maxLength: cellCount })
const seeds = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'clusters', nonce })

/** The groups of a grid, by the least cell that each cell is connected with. */
function listGroups(grid: readonly number[]): ClusterCell[][] {
  const least = grid.map((_, cell) => cell)
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (let cell = 0; cell < cellCount; cell++) {
      const onLeft = cell % sideLength > 0 ? cell - 1 : cell
      const above = cell >= sideLength ? cell - sideLength : cell
      for (const other of [onLeft, above]) {
        if (grid[other] !== grid[cell] || least[other] === least[cell]) continue
        least[other] = least[cell] = Math.min(least[other]!, least[cell]!)
        isChanged = true
      }
    }
  }
  return grid.map((_, first) => least.flatMap((label, cell) => (label === first ? [cell] : [])))
}

test('clusters are all groups of five and more equal symbols that touch by a side, each once', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const expected = listGroups(grid).filter(({ length }) => length >= 5)
      expect(findClusters(grid)).toEqual(expected)
    }),
  )
})

test('four in a row, five that touch only by corners, and the end of one row beside the next win nothing', () => {
  const withCells = (...cells: number[]) => {
    const grid = Array.from({ length: cellCount }, (_, cell) => 2 + (cell % 2))
    for (const cell of cells) grid[cell] = 0
    return findClusters(grid)
  }
  expect(withCells(0, 1, 2, 3)).toEqual([])
  expect(withCells(0, 8, 16, 24, 32)).toEqual([])
  expect(withCells(4, 5, 6, 7, 8)).toEqual([])
  expect(withCells(0, 1, 2, 3, 4)).toEqual([[0, 1, 2, 3, 4]])
})

test('what falls keeps its column and its order, and the empty cells are above it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: empty, max: 3 }), { minLength: cellCount, maxLength: cellCount }),
      (before) => {
        const after = [...before]
        collapse(after)
        for (let column = 0; column < sideLength; column++) {
          const [from, to] = [before, after].map((grid) =>
            grid.filter((_, cell) => cell % sideLength === column),
          )
          const fallen = from!.filter((symbol) => symbol !== empty)
          expect(to).toEqual([...Array.from({ length: sideLength - fallen.length }, () => empty), ...fallen])
        }
      },
    ),
  )
})

test('every symbol of the next grid has fallen as far as cells vanished below it, and a new one from above the grid', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: cellCount - 1 })), (gone) => {
      const after = Array.from({ length: cellCount }, (_, cell) => (gone.includes(cell) ? empty : cell))
      collapse(after)
      listFalls([{ cells: gone }]).forEach((rows, cell) => {
        const from = cell - rows * sideLength
        if (after[cell] === empty) expect(from).toBeLessThan(0)
        else expect(from).toBe(after[cell])
      })
      for (let column = 0; column < sideLength; column++) {
        const vanished = gone.filter((cell) => cell % sideLength === column).length
        expect(listFalls([{ cells: gone }])[column]).toBe(vanished)
      }
    }),
  )
})

describe.each(clusterProfileIds)('the profile %s', (id) => {
  const profile = clusterProfiles[id]

  test('a larger cluster pays more, and a later symbol no less', () => {
    profile.pays.forEach((row, symbol) => {
      expect(row.every((pay, column) => column === 0 || pay > row[column - 1]!)).toBe(true)
      const before = profile.pays[symbol - 1]
      expect(before === undefined || row.every((pay, column) => pay >= before[column]!)).toBe(true)
    })
    expect([findPay(profile, 0, 4), findPay(profile, 0, 5), findPay(profile, 0, 10)]).toEqual([
      0,
      profile.pays[0]![0],
      profile.pays[0]![4],
    ])
  })

  test('every cascade follows from the one before, and the wins add up', () => {
    let cascaded = 0
    for (let nonce = 0; nonce < runsOf(100); nonce++) {
      const { cascades, win, isCapped } = replayClusters(profile, seeds(nonce), coinsPerStake)
      let running = 0
      cascades.forEach((cascade, order) => {
        const { grid, clusters, multiplier } = cascade
        const numbers = grid.map((symbol) => clusterSymbols.indexOf(symbol))
        expect(clusters.map(({ cells }) => cells)).toEqual(findClusters(numbers))
        expect(multiplier).toBe(profile.multipliers[order] ?? profile.multipliers.at(-1))
        for (const { symbol, cells, win: won } of clusters)
          expect(won).toBe(findPay(profile, clusterSymbols.indexOf(symbol), cells.length) * multiplier)
        running += cascade.win
        expect(cascade.runningWin).toBe(running)
        if (order + 1 === cascades.length) return expect(clusters).toEqual([])
        cascaded += 1
        for (const { cells } of clusters) for (const cell of cells) numbers[cell] = empty
        collapse(numbers)
        const next = cascades[order + 1]!.grid.map((symbol) => clusterSymbols.indexOf(symbol))
        expect(numbers.filter((symbol, cell) => symbol !== empty && symbol !== next[cell])).toEqual([])
      })
      expect([win, isCapped]).toEqual([running, false])
    }
    expect(cascaded).toBeGreaterThan(10)
  })

  test('every stake pays as many of its coins', () => {
    for (let nonce = 0; nonce < 100; nonce++) {
      const { win } = replayClusters(profile, seeds(nonce), coinsPerStake)
      expect(replayClusters(profile, seeds(nonce), 2_000).win).toBe(win * 100)
    }
    expect(() => replayClusters(profile, seeds(0), 30)).toThrow(RangeError)
  })

  test('the largest win is reached, exactly, by a grid of the best symbol that comes again', () => {
    const best = playClusters(profile, (bound) => bound - 1, 2_000)
    expect([best.win, best.isCapped]).toEqual([2_000 * profile.maxWin, true])
    expect(best.cascades.at(-1)!.runningWin).toBe(best.win)
  })

  test('rounds of real seeds agree with the simulated return within 3.9 standard errors (1 in 10,000)', () => {
    const { mean, deviation, error } = simulate(profile, createDraw(seeds(0)), runsOf(1_000))
    expect(deviation).toBeGreaterThan(1)
    const published = { rtp: profile.rtp / 10_000, error: profile.error / 10_000 }
    expect(Math.abs(mean - published.rtp)).toBeLessThan(3.9 * Math.hypot(error, published.error))
  })

  test('bought rounds of real seeds agree with their simulated return within 3.9 standard errors (1 in 10,000)', () => {
    const { price, rtp, error: published } = boughtMultipliers[id]
    const { mean, error } = simulate(profile, createDraw(seeds(1)), runsOf(1_000), 'feature')
    const inPrices = coinsPerStake / price
    expect(Math.abs(mean * inPrices - rtp / 10_000)).toBeLessThan(
      3.9 * Math.hypot(error * inPrices, published / 10_000),
    )
    // Buying is no better and no worse than waiting, within a tenth of a percent.
    expect(Math.abs(rtp - profile.rtp)).toBeLessThanOrEqual(10)
  })

  test('a bought round has the grids of a usual one, each with the multiplier so much further up', () => {
    const { from } = boughtMultipliers[id]
    expect(from).toBeGreaterThan(0)
    for (let nonce = 0; nonce < 50; nonce++) {
      const usual = replayClusters(profile, seeds(nonce), 2_000)
      const bought = replayClusters(profile, seeds(nonce), 2_000, 'feature')
      expect([isFeature(usual), isFeature(bought)]).toEqual([false, true])
      expect(bought.cascades.map(({ grid }) => grid)).toEqual(usual.cascades.map(({ grid }) => grid))
      expect(bought.cascades.map(({ multiplier }) => multiplier)).toEqual(
        bought.cascades.map((_, order) => profile.multipliers[order + from] ?? profile.multipliers.at(-1)),
      )
      expect(bought.cascades.reduce((sum, { win }) => sum + win, 0)).toBe(bought.win)
    }
  })

  test('a simulated round is the round that is played', () => {
    for (const kind of ['usual', 'feature'] as const)
      for (let nonce = 0; nonce < 100; nonce++)
        expect(simulate(profile, createDraw(seeds(nonce)), 1, kind).mean).toBe(
          replayClusters(profile, seeds(nonce), coinsPerStake, kind).win / coinsPerStake,
        )
  })
})

test.each([
  ['calm', 8, [4_000, 5_000, 4_500, 0], 'lemon lemon cherry star cherry orange orange'],
  ['rising', 47, [15_500, 14_000, 8_000, 0], 'cherry clover orange clover clover cherry plum'],
  ['steep', 65, [13_000, 20_000, 22_000, 28_000, 0], 'plum plum plum lemon plum orange plum'],
  ['patient', 56, [3_500, 18_000, 0], 'clover orange star star plum orange clover'],
] as const)('the seeds of %s with the nonce %i give the published round', (id, nonce, wins, row) => {
  const { cascades } = replayClusters(clusterProfiles[id], seeds(nonce), 2_000)
  expect(cascades.map(({ win }) => win)).toEqual(wins)
  expect(countWinningCascades({ cascades })).toBe(wins.length - 1)
  expect(cascades[0]!.grid.slice(0, sideLength).join(' ')).toBe(row)
})

test.each([
  ['calm', 4, 79],
  ['rising', 4, 138],
  ['steep', 4, 317],
  ['patient', 2, 177],
] as const)(
  'what is bought in %s never changes once published: multiplier %i for %i coins, from which its rounds are verified',
  (id, from, price) => {
    expect(boughtMultipliers[id]).toMatchObject({ from, price })
  },
)
