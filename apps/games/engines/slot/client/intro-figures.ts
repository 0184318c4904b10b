// The pictures of the intro: the wild, the scatters, and what free spins multiply by or what their wilds do.
import { scatterThreshold } from '@yanta/game-rules/slot'
import { type IntroFigure, drawIntroSymbol, drawIntroWord } from '../../../kit/spin/intro.ts'
import { listWildRules } from './panels/rules-tabs.ts'
import type { HudContext } from './render-hud.ts'

export function listIntroFigures(context: HudContext): IntroFigure[] {
  const { profile, t } = context
  const { wildMotion } = profile
  const { awarded, multiplier } = profile.freeSpins
  const findThird = (): IntroFigure => {
    if (wildMotion === 'walking')
      return { drawing: [drawIntroWord('←'), drawIntroSymbol('wild', context)], text: t('intro.walking') }
    if (wildMotion === 'sticky')
      return {
        drawing: Array.from({ length: 3 }, () => drawIntroSymbol('wild', context)),
        text: t('intro.sticky'),
      }
    if (profile.doors)
      return {
        drawing: [drawIntroWord(`×${profile.doors[0]!.multiplier}–${profile.doors.at(-1)!.multiplier}`)],
        text: t('intro.doors'),
      }
    return { drawing: [drawIntroWord(`×${multiplier}`)], text: t('intro.free', { multiplier }) }
  }
  return [
    {
      drawing: [drawIntroSymbol('wild', context)],
      text: [
        t('payouts.wild'),
        ...(wildMotion === 'sticky' || wildMotion === 'walking' ? [] : listWildRules({ profile, t })),
      ].join('. '),
    },
    {
      drawing: Array.from({ length: scatterThreshold }, () => drawIntroSymbol('scatter', context)),
      text: profile.doors ? t('intro.scatter.doors') : t('intro.scatter', { count: awarded[0] }),
    },
    findThird(),
  ]
}
