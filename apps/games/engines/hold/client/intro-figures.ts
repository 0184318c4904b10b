// The pictures of the intro: coins that open the feature, the respins, and the pots.
import { coinsToOpen, potIds, respinCount } from '@yanta/game-rules/hold'
import { type IntroFigure, drawIntroWord } from '../../../kit/spin/intro.ts'
import type { HudContext } from './render-hud.ts'

export function listIntroFigures({ t }: HudContext): IntroFigure[] {
  return [
    { drawing: [drawIntroWord(`${coinsToOpen}+`)], text: t('intro.coins', { count: coinsToOpen }) },
    { drawing: [drawIntroWord(String(respinCount))], text: t('intro.respins') },
    { drawing: [drawIntroWord(String(potIds.length + 1))], text: t('intro.pots') },
  ]
}
