// The pictures of the intro: coins that open the feature, the respins, and the pots.
import { coinsPerStake, coinsToOpen, respinCount } from '@yanta/game-rules/hold'
import { formatNumber } from '@yanta/i18n'
import { type IntroFigure, drawIntroWord } from '../../../kit/spin/intro.ts'
import { type HudContext, listPots } from './render-hud.ts'

export function listIntroFigures({ profile, locale, t }: HudContext): IntroFigure[] {
  return [
    { drawing: [drawIntroWord(`${coinsToOpen}+`)], text: t('intro.coins', { count: coinsToOpen }) },
    { drawing: [drawIntroWord(String(respinCount))], text: t('intro.respins') },
    {
      drawing: [drawIntroWord(`×${formatNumber(listPots(profile).grand / coinsPerStake, locale)}`)],
      text: t('intro.pots'),
    },
  ]
}
