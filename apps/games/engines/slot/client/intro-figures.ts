// The pictures of the intro: the wild, the scatters, and what free spins multiply by.
import { scatterThreshold } from '@yanta/game-rules/slot'
import { type IntroFigure, drawIntroSymbol, drawIntroWord } from '../../../kit/spin/intro.ts'
import { listWildRules } from './panels/rules-tabs.ts'
import type { HudContext } from './render-hud.ts'

export function listIntroFigures(context: HudContext): IntroFigure[] {
  const { profile, t } = context
  const { awarded, multiplier } = profile.freeSpins
  return [
    {
      drawing: [drawIntroSymbol('wild', context)],
      text: [t('payouts.wild'), ...listWildRules({ profile, t })].join('. '),
    },
    {
      drawing: Array.from({ length: scatterThreshold }, () => drawIntroSymbol('scatter', context)),
      text: t('intro.scatter', { count: awarded[0] }),
    },
    { drawing: [drawIntroWord(`×${multiplier}`)], text: t('intro.free', { multiplier }) },
  ]
}
