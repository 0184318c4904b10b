// Every offered stake gets exactly the published return: in each currency, of each engine, with any strategy.
import { fileURLToPath } from 'node:url'
import { currencies } from '@yanta/contract'
import { createDraw } from '@yanta/game-rules/fairness'
import { cellCount, findLastStep, findWin, roundingRange, rtp } from '@yanta/game-rules/mines'
import { pocketCount, rouletteRtp, settleTable, spots } from '@yanta/game-rules/roulette'
import { playRound, profileIds, profiles } from '@yanta/game-rules/slot'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'

const catalogue = await readCatalogue(fileURLToPath(new URL('../../../content', import.meta.url)))
const offers = currencies.map((currency) => catalogue.getStakes(currency))
const stakes = [...new Set(offers.flatMap((offer) => offer.stakes))]
const chips = [...new Set(offers.flatMap((offer) => offer.table.chips))]

/** The number of rounding draws that round up: those below the first that rounds down. */
function countUp(stake: number, mines: number, steps: number): number {
  const least = findWin(stake, mines, steps, null)
  let [low, high] = [0, roundingRange]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (findWin(stake, mines, steps, middle) > least) low = middle + 1
    else high = middle
  }
  return low
}

/** The chance to open so many cells and no mine, cell after cell. */
function chanceToReach(mines: number, steps: number): number {
  let chance = 1
  for (let opened = 0; opened < steps; opened++) chance *= (cellCount - mines - opened) / (cellCount - opened)
  return chance
}

describe('every stake that is offered', () => {
  test.each(stakes)('of %i gets the published return in mines, whenever the player stops', (stake) => {
    const off: object[] = []
    for (let mines = 1; mines < cellCount; mines++) {
      for (let steps = 1; steps <= findLastStep(mines); steps++) {
        const win = findWin(stake, mines, steps, null) + countUp(stake, mines, steps) / roundingRange
        const paidBack = (chanceToReach(mines, steps) * win) / stake
        if (Math.abs(paidBack - rtp / 10_000) > 1e-9) off.push({ mines, steps, paidBack })
      }
    }
    expect(off).toEqual([])
  })

  test.each(profileIds)('pays in a slot of the profile %s as much as twenty of its coins', (id) => {
    const play = (stake: number) => {
      const draw = createDraw({ serverSeed: '5eed'.repeat(16), clientSeed: id, nonce: 0 })
      return Array.from({ length: 200 }, () => playRound(profiles[id], draw, stake).win / stake)
    }
    for (const stake of stakes) expect(play(stake)).toEqual(play(20))
  })

  test('gets the published return from every spot of the roulette with every chip', () => {
    for (const spot of spots) {
      for (const chip of chips) {
        let paid = 0
        for (let number = 0; number < pocketCount; number++)
          paid += settleTable([[spot.id, chip]], number).win
        expect([spot.id, Math.round((paid / (pocketCount * chip)) * 10_000)]).toEqual([spot.id, rouletteRtp])
      }
    }
  })
})
