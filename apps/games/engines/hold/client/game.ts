// Connects the rules of the page to the runner of games of spins.
import { coinsToOpen, type PictureSymbol } from '@yanta/game-rules/hold'
import type { OpenedGame } from '../../../kit/page.ts'
import { runSpinGame } from '../../../kit/spin/run-game.ts'
import type { SymbolImages } from '../../../kit/spin/symbols.ts'
import { describeChange, describeRest, describeResult } from './describe.ts'
import { listIntroFigures } from './intro-figures.ts'
import { openHoldPanel } from './panels/info-panel.ts'
import { listSounds } from './sounds.ts'
import { createState, reduce } from './state.ts'
import { createView } from './view.ts'

export function runGame(game: OpenedGame<'hold', SymbolImages<PictureSymbol>>): void {
  const { root, opened, images } = game
  runSpinGame(game, {
    createState: (choice) => createState(opened, choice),
    reduce,
    listSounds,
    createView: (locale, actions) => createView(root, locale, opened, images, actions),
    describeChange: (before, after, context) => describeChange(before, after, context),
    describeRest: (state, context) => describeRest(state, context),
    describeResult: (state, result, context) => describeResult(state, result, context),
    openPanel: (context, parts) => openHoldPanel({ ...context, ...parts, rtp: opened.game.rtp }),
    listIntroFigures,
    describePurchase: ({ t }) => t('buy.text', { count: coinsToOpen }),
  })
}
