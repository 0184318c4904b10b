// Connects the rules of the page to the runner of games of spins.
import { type SeriesSkipped } from '../../../kit/spin/series.ts'
import { countFreeSpins, countWays, type WaysSymbol } from '@yanta/game-rules/ways'
import { formatNumber } from '@yanta/i18n'
import type { OpenedGame } from '../../../kit/page.ts'
import { runSpinGame } from '../../../kit/spin/run-game.ts'
import type { SymbolImages } from '../../../kit/spin/symbols.ts'
import { describePurchase, describeSeries } from './describe-series.ts'
import { listIntroFigures } from './intro-figures.ts'
import { openWaysPanel } from './panels/info-panel.ts'
import type { HudContext } from './render-hud.ts'
import { listSounds } from './sounds.ts'
import { type WaysState, createState, reduce } from './state.ts'
import { createView } from './view.ts'

export function runGame(game: OpenedGame<'ways', SymbolImages<WaysSymbol>>): void {
  const { root, opened, images } = game
  runSpinGame<'ways', WaysState, HudContext, SeriesSkipped>(game, {
    createState: (choice) => createState(opened, choice),
    reduce,
    listSounds,
    createView: (locale, actions, send) =>
      createView(root, locale, opened, images, {
        ...actions,
        skipSeries: () => send((at) => ({ type: 'seriesSkipped', at })),
      }),
    describeChange(before, state, context) {
      if (state.phase.name !== 'freeIntro' || before.phase.name === 'freeIntro') return null
      const { title, text } = describeSeries(state, context)
      return `${title}. ${text}`
    },
    describeRest({ resting }, { t, symbolNames, locale }) {
      const columns = resting.map((reel) => reel.map((symbol) => symbolNames[symbol]).join(', '))
      return t('reels.window', {
        columns: columns.join('; '),
        ways: formatNumber(countWays(resting), locale),
      })
    },
    describeResult({ round }, result, { t }) {
      const count = round === null ? 0 : countFreeSpins(round.outcome)
      return count > 0 ? t('result.free', { result, count }) : result
    },
    openPanel: (context, parts) => openWaysPanel({ ...context, ...parts, rtp: opened.game.rtp }),
    listIntroFigures,
    describePurchase,
  })
}
