// Plays a whole round at once, respins included, so that money moves in one settlement.
import { createDraw, type RoundSeeds } from '../fairness/index.ts'
import {
  cellCount,
  coinsPerStake,
  coinsToOpen,
  respinCount,
  type CoinValue,
  type HoldCell,
  type HoldFeature,
  type HoldOutcome,
  type HoldProfile,
  type PlacedCoin,
  type Respin,
  type RoundKind,
} from './model.ts'
import { drawOpeningStops } from './opening.ts'
import { evaluateWays, readWindow } from './window.ts'

/** Gives the next random integer of `0 … bound - 1`, each equally likely. */
export type Draw = (bound: number) => number

/**
 * The complete outcome of one stake. Draws a stop for each reel, a value for each coin in the window in the order of the cells, and in
 * each respin, for each free cell in that order, whether a coin lands, and its value. The stops of the feature are drawn together.
 * @param stake minor units, a positive multiple of `coinsPerStake`; throws RangeError otherwise
 */
export function playHold(
  profile: HoldProfile,
  draw: Draw,
  stake: number,
  kind: RoundKind = 'usual',
): HoldOutcome {
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake % coinsPerStake !== 0)
    throw new RangeError(`a stake is a positive multiple of ${coinsPerStake}, not ${stake}`)
  const coin = stake / coinsPerStake
  const isBought = kind === 'feature'
  const stops = isBought
    ? drawOpeningStops(profile.reels, draw)
    : profile.reels.map((strip) => draw(strip.length))
  const window = readWindow(profile.reels, stops)
  const ways = evaluateWays(profile, window, stake)
  const waysWin = ways.reduce((sum, { win }) => sum + win, 0)
  const nextCoin = createNextCoin(profile.values, draw, coin)
  const coins = window.flatMap((symbol, cell) => (symbol === 'coin' ? [nextCoin(cell)] : []))
  const feature = coins.length < coinsToOpen ? null : playFeature(profile, coins, draw, nextCoin, coin)
  return {
    engine: 'hold',
    profile: profile.id,
    stake,
    stops,
    window,
    ways,
    waysWin,
    coins,
    feature,
    win: waysWin + (feature?.win ?? 0),
    ...(isBought && { isBought }),
  }
}

type NextCoin = (cell: HoldCell) => PlacedCoin

function createNextCoin(values: readonly CoinValue[], draw: Draw, coin: number): NextCoin {
  const total = values.reduce((sum, { weight }) => sum + weight, 0)
  return (cell) => {
    let rest = draw(total)
    const { coins, pot } = values.find(({ weight }) => (rest -= weight) < 0)!
    return { cell, pot: pot ?? null, value: coins * coin }
  }
}

function playFeature(
  { landing, grand: grandPot }: HoldProfile,
  first: readonly PlacedCoin[],
  draw: Draw,
  nextCoin: NextCoin,
  coin: number,
): HoldFeature {
  const held = new Map(first.map((each) => [each.cell, each]))
  const respins: Respin[] = []
  for (let left = respinCount; left > 0 && held.size < cellCount;) {
    const landed: PlacedCoin[] = []
    for (let cell = 0; cell < cellCount; cell++)
      if (!held.has(cell) && draw(landing.of) < landing.hits) landed.push(nextCoin(cell))
    for (const each of landed) held.set(each.cell, each)
    if (held.size === cellCount) left = 0
    else left = landed.length > 0 ? respinCount : left - 1
    respins.push({ landed, left })
  }
  const coins = [...held.values()].reduce((sum, { value }) => sum + value, 0)
  const grand = held.size === cellCount ? grandPot * coin : 0
  return { respins, coins, grand, win: coins + grand }
}

/** The outcome of these seeds: used by the server and repeated by the verifier. `stake` in minor units. */
export function replayHold(
  profile: HoldProfile,
  seeds: RoundSeeds,
  stake: number,
  kind: RoundKind = 'usual',
): HoldOutcome {
  return playHold(profile, createDraw(seeds), stake, kind)
}

/** All coins of the feature, those of the spin included; 0 without a feature. */
export function countHeldCoins({ coins, feature }: Pick<HoldOutcome, 'coins' | 'feature'>): number {
  return feature === null
    ? 0
    : feature.respins.reduce((count, { landed }) => count + landed.length, coins.length)
}
