// The pictures of the intro: a cluster, its cascade, and how far the multiplier of a chain grows.
import { clusterSymbols, smallestCluster } from '@yanta/game-rules/clusters'
import { type IntroFigure, drawIntroSymbol, drawIntroWord } from '../../../kit/spin/intro.ts'
import type { HudContext } from './render-hud.ts'

/** More of them would not fit beside each other on a phone. */
const drawnCount = 3

export function listIntroFigures(context: HudContext): IntroFigure[] {
  const { profile, t } = context
  const largest = profile.multipliers.at(-1)!
  const [rare] = clusterSymbols.toReversed()
  return [
    {
      drawing: Array.from({ length: drawnCount }, () => drawIntroSymbol(rare!, context)),
      text: t('intro.cluster', { count: smallestCluster }),
    },
    {
      drawing: clusterSymbols.slice(0, drawnCount).map((symbol) => drawIntroSymbol(symbol, context)),
      text: t('intro.cascade'),
    },
    {
      drawing: [drawIntroWord(`×${largest}`)],
      text: t('intro.multiplier', { to: largest }),
    },
  ]
}
