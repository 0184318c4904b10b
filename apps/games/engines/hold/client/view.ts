// The visible game in one language: stage, window, panels. Rebuilt when the language changes.
import type { Locale } from '@yanta/contract'
import { holdProfiles, type PictureSymbol } from '@yanta/game-rules/hold'
import { openStage } from '../../../kit/spin/open-stage.ts'
import type { ViewActions } from '../../../kit/spin/run-game.ts'
import type { SymbolImages } from '../../../kit/spin/symbols.ts'
import { createWinPanel, findBigWin } from '../../../kit/spin/win-panel.ts'
import type { OpenAnswerOf } from '../../../server/api.ts'
import { createCoinPictures } from './coin-pictures.ts'
import { buildField } from './field.ts'
import { type MessageKey, messages } from './messages.ts'
import { createWindowView } from './render-window.ts'
import { type HudContext, drawHud } from './render-hud.ts'
import type { HoldState } from './state.ts'

export interface View {
  context: HudContext
  draw(state: HoldState, now: number, delta: number, isSoundOn: boolean): void
}

export function createView(
  root: HTMLElement,
  locale: Locale,
  opened: OpenAnswerOf<'hold'>,
  images: SymbolImages<PictureSymbol>,
  actions: ViewActions,
): View {
  const { game } = opened
  const profile = holdProfiles[game.profile]
  const {
    context: common,
    sparks,
    showNotices,
  } = openStage<PictureSymbol, MessageKey>(root, locale, opened, messages, actions)
  const { stage, t } = common
  const context: HudContext = { ...common, profile, field: buildField(stage, t) }
  stage.hint.hidden = true
  const pictures = createCoinPictures(getComputedStyle(stage.canvas).fontFamily, context)
  const reels = createWindowView(stage.canvas, images, pictures, game.world, profile)
  const drawWinPanel = createWinPanel(context, sparks, actions.tierReached)
  return {
    context,
    draw(state, now, delta, isSoundOn) {
      reels.draw(state, now)
      drawHud(context, state, now, isSoundOn)
      drawWinPanel(findBigWin(state, now))
      showNotices(state)
      sparks.draw(delta)
    },
  }
}
