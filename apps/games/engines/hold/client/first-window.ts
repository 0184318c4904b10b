// The window that a game shows before its first round: its own, by its address, with at most two coins and without a win.
import {
  coinsPerStake,
  evaluateWays,
  holdProfiles,
  readWindow,
  type HoldProfileId,
} from '@yanta/game-rules/hold'
import { createRandom } from '../../../kit/random.ts'

export function findFirstStops(slug: string, profile: HoldProfileId): number[] {
  const { reels, pays } = holdProfiles[profile]
  const seed = [...slug].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0, 7)
  const random = createRandom(seed)
  for (;;) {
    const stops = reels.map((strip) => Math.floor(random() * strip.length))
    const window = readWindow(reels, stops)
    const hasFewCoins = window.filter((symbol) => symbol === 'coin').length <= 2
    if (hasFewCoins && evaluateWays({ pays }, window, coinsPerStake).length === 0) return stops
  }
}
