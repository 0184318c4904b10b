// The visible game in one language: stage, grid, panels. Rebuilt when the language changes.
import type { Locale } from '@yanta/contract'
import { clusterProfiles, type ClusterSymbol } from '@yanta/game-rules/clusters'
import { openStage } from '../../../kit/spin/open-stage.ts'
import type { ViewActions } from '../../../kit/spin/run-game.ts'
import type { SymbolImages } from '../../../kit/spin/symbols.ts'
import { createWinPanel, findBigWin } from '../../../kit/spin/win-panel.ts'
import type { OpenAnswerOf } from '../../../server/api.ts'
import { buildField } from './field.ts'
import { type MessageKey, messages } from './messages.ts'
import { createGridView } from './render-grid.ts'
import { type HudContext, drawHud } from './render-hud.ts'
import type { ClustersState } from './state.ts'

export interface View {
  context: HudContext
  draw(state: ClustersState, now: number, delta: number, isSoundOn: boolean): void
}

export function createView(
  root: HTMLElement,
  locale: Locale,
  opened: OpenAnswerOf<'clusters'>,
  images: SymbolImages<ClusterSymbol>,
  actions: ViewActions,
): View {
  const { game } = opened
  const profile = clusterProfiles[game.profile]
  const {
    context: common,
    sparks,
    showNotices,
  } = openStage<ClusterSymbol, MessageKey>(root, locale, opened, messages, actions)
  const { stage, t } = common
  const context: HudContext = { ...common, profile, field: buildField(stage, profile.multipliers, t) }
  stage.hint.hidden = true
  const grid = createGridView(stage.canvas, images, game.world)
  const drawWinPanel = createWinPanel(context, sparks, actions.tierReached)
  return {
    context,
    draw(state, now, delta, isSoundOn) {
      grid.draw(state, now)
      drawHud(context, state, now, isSoundOn)
      drawWinPanel(findBigWin(state, now))
      showNotices(state)
      sparks.draw(delta)
    },
  }
}
