// The window that a game shows before its first round: its own, by its address, and with at most two coins.
import { holdProfiles, readWindow, type HoldProfileId } from '@yanta/game-rules/hold'
import { createRandom } from '../../../kit/random.ts'

export function findFirstStops(slug: string, profile: HoldProfileId): number[] {
  const { reels } = holdProfiles[profile]
  const seed = [...slug].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0, 7)
  const random = createRandom(seed)
  for (;;) {
    const stops = reels.map((strip) => Math.floor(random() * strip.length))
    if (readWindow(reels, stops).filter((symbol) => symbol === 'coin').length <= 2) return stops
  }
}
