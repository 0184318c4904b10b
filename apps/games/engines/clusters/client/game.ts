// Connects the rules of the page to the runner of games of spins.
import { sideLength, type ClusterSymbol } from '@yanta/game-rules/clusters'
import type { OpenedGame } from '../../../kit/page.ts'
import { runSpinGame } from '../../../kit/spin/run-game.ts'
import type { SymbolImages } from '../../../kit/spin/symbols.ts'
import { describePurchase } from './describe-bought.ts'
import { listIntroFigures } from './intro-figures.ts'
import { openClustersPanel } from './panels/info-panel.ts'
import { listSounds } from './sounds.ts'
import { countWins, createState, reduce } from './state.ts'
import { createView } from './view.ts'

export function runGame(game: OpenedGame<'clusters', SymbolImages<ClusterSymbol>>): void {
  const { root, opened, images } = game
  runSpinGame(game, {
    createState: (choice) => createState(opened, choice),
    reduce,
    listSounds,
    createView: (locale, actions) => createView(root, locale, opened, images, actions),
    describeRest({ resting }, { t, symbolNames }) {
      const names = resting.map((symbol) => symbolNames[symbol])
      const rows = Array.from({ length: sideLength }, (_, row) =>
        names.slice(row * sideLength, (row + 1) * sideLength).join(', '),
      )
      return t('reels.window', { rows: rows.join('; ') })
    },
    describeResult(state, result, { t }) {
      const count = countWins(state)
      return count > 0 ? t('result.cascades', { result, count }) : result
    },
    openPanel: (context, parts) => openClustersPanel({ ...context, ...parts, rtp: opened.game.rtp }),
    listIntroFigures,
    describePurchase: (context) => describePurchase(context),
  })
}
