// The reels that a game shows before its first round: its own, by its address, and without a win.
import { evaluateWays, payingSymbols, reelCount, waysProfiles, type Reel } from '@yanta/game-rules/ways'
import { createRandom } from '../../../kit/random.ts'

export function buildFirstReels(slug: string): Reel[] {
  const seed = [...slug].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0, 11)
  const random = createRandom(seed)
  const pick = (count: number): number => Math.floor(random() * count)
  const build = (): Reel[] =>
    Array.from({ length: reelCount }, (_, reel) => [
      ...Array.from({ length: 2 + pick(4) }, () => payingSymbols[pick(payingSymbols.length)]!),
      ...(reel === 1 + pick(reelCount - 1) ? (['wild'] as const) : []),
    ])
  let reels = build()
  while (evaluateWays(waysProfiles.tide, reels, 1, 1).length > 0) reels = build()
  return reels
}
