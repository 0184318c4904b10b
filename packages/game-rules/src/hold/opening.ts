// The windows with coins enough to open the feature. A bought round begins with one of them, each as likely as the others: it is what a
// usual round is whose coins have opened the feature.
import type { Draw } from './round.ts'
import { cellCount, coinsToOpen, reelCount, type HoldProfile } from './model.ts'
import { countCells } from './window.ts'

/** The stops of an opening window: one integer is drawn, its number among all of them, counted reel by reel. */
export function drawOpeningStops(reels: HoldProfile['reels'], draw: Draw): number[] {
  const coins = reels.map((strip) => countCells(strip, (symbol) => symbol === 'coin'))
  // `after[reel][held]`: the windows of the reels from that one on that bring what is missing.
  const after: number[][] = [
    Array.from({ length: cellCount + 1 }, (_, held) => (held >= coinsToOpen ? 1 : 0)),
  ]
  for (let reel = reelCount - 1; reel >= 0; reel--)
    after.unshift(
      Array.from({ length: cellCount + 1 }, (_, held) =>
        coins[reel]!.reduce((sum, more) => sum + (after[0]![held + more] ?? 0), 0),
      ),
    )
  let held = 0
  let rest = draw(after[0]![0]!)
  return coins.map((stops, reel) => {
    const stop = stops.findIndex((more) => (rest -= after[reel + 1]![held + more]!) < 0)
    rest += after[reel + 1]![held + stops[stop]!]!
    held += stops[stop]!
    return stop
  })
}
