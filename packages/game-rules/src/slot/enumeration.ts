// Enumerates every stop of the five reels: the number of windows by coins won and by scatters.
// Where wilds fill their reel, a window is counted with every such reel filled: its wins are those (`fillReels`).
// Walks the reels left to right and drops a line as soon as its run ends, which makes tens of millions of windows a matter of a second.
import { lines, reelCount, rowCount } from './lines.ts'
import { symbolIds, type Profile } from './model.ts'

/** `counts[scatters].get(coins)` windows out of `total`; coins are line wins only, without scatter pays. */
export interface WindowCounts {
  total: bigint
  counts: Map<number, number>[]
}

interface OpenRun {
  line: number
  /** Index into symbolIds; the wild's until another symbol occurs. */
  symbol: number
  /** Wilds before the first other symbol. */
  wilds: number
  /** Factor of the symbol's win: that of wilds once one substitutes. */
  factor: number
}

const wild = symbolIds.indexOf('wild')
const scatter = symbolIds.indexOf('scatter')

export function countWindows(profile: Profile, reels: Profile['reels']): WindowCounts {
  const strips = reels.map((strip) => strip.map((symbol) => symbolIds.indexOf(symbol)))
  const landed = strips.map((strip) =>
    strip.map((_, stop) => Array.from({ length: rowCount }, (_, row) => strip[(stop + row) % strip.length]!)),
  )
  const windows =
    profile.wildMotion === 'expanding'
      ? landed.map((reel) => reel.map((column) => (column.includes(wild) ? column.map(() => wild) : column)))
      : landed
  const scatters = landed.map((reel) =>
    reel.map((column) => column.filter((symbol) => symbol === scatter).length),
  )
  const { wildFactor = 1 } = profile
  const pays = symbolIds.map((symbol) => [0, 0, ...(profile.paytable[symbol] ?? [0, 0, 0, 0])])
  const counts = Array.from({ length: reelCount * rowCount + 1 }, () => new Map<number, number>())

  walk(
    0,
    lines.map((_, line) => ({ line, symbol: wild, wilds: 0, factor: 1 })),
    0,
    0,
  )
  return { total: strips.reduce((product, strip) => product * BigInt(strip.length), 1n), counts }

  function addWild(run: OpenRun): OpenRun {
    if (run.symbol === wild) return { ...run, wilds: run.wilds + 1 }
    return run.factor === wildFactor ? run : { ...run, factor: wildFactor }
  }

  function close(run: OpenRun, count: number): number {
    return Math.max(pays[run.symbol]![count]! * run.factor, pays[wild]![run.wilds]!)
  }

  function walk(reel: number, open: OpenRun[], coins: number, seen: number): void {
    if (reel === reelCount) {
      const total = open.reduce((sum, run) => sum + close(run, reelCount), coins)
      const map = counts[seen]!
      map.set(total, (map.get(total) ?? 0) + 1)
      return
    }
    windows[reel]!.forEach((column, stop) => {
      const found = scatters[reel]![stop]!
      if (open.length === 0 && reel === reelCount - 1) {
        const map = counts[seen + found]!
        map.set(coins, (map.get(coins) ?? 0) + 1)
        return
      }
      let won = coins
      const stillOpen: OpenRun[] = []
      for (const run of open) {
        const symbol = column[lines[run.line]![reel]!]!
        if (symbol === wild) stillOpen.push(addWild(run))
        else if (symbol === run.symbol) stillOpen.push(run)
        else if (run.symbol === wild && symbol !== scatter)
          stillOpen.push({ ...run, symbol, factor: run.wilds > 0 ? wildFactor : 1 })
        else won += close(run, reel)
      }
      walk(reel + 1, stillOpen, won, seen + found)
    })
  }
}
