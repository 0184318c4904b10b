// The pictures of the intro: reels of other heights, the scatters, and how far the multiplier of free spins grows.
import { type IntroFigure, drawIntroSymbol, drawIntroWord } from '../../../kit/spin/intro.ts'
import type { HudContext } from './render-hud.ts'

/** More of them would not fit beside each other on a phone. */
const drawnScatters = 3

export function listIntroFigures(context: HudContext): IntroFigure[] {
  const { t } = context
  const { least, awarded, multiplier } = context.profile.freeSpins
  const { after, first, last } = multiplier
  return [
    {
      drawing: (['seven', 'bar', 'wild'] as const).map((symbol) => drawIntroSymbol(symbol, context)),
      text: t('intro.ways'),
    },
    {
      drawing: Array.from({ length: drawnScatters }, () => drawIntroSymbol('scatter', context)),
      text: t('intro.scatter', { least, count: awarded[0]! }),
    },
    { drawing: [drawIntroWord(`×${last}`)], text: t(`intro.free.${after}`, { from: first, to: last }) },
  ]
}
