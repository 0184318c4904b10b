// The visible game in one language: stage, reels, panels. Rebuilt when the language changes.
import { isInSeries } from '../../../kit/spin/series.ts'
import type { Locale } from '@yanta/contract'
import { type SymbolId, profiles } from '@yanta/game-rules/slot'
import { formatMoney } from '@yanta/i18n'
import { openStage } from '../../../kit/spin/open-stage.ts'
import type { ViewActions } from '../../../kit/spin/run-game.ts'
import type { SymbolImages } from '../../../kit/spin/symbols.ts'
import type { OpenAnswerOf } from '../../../server/api.ts'
import { type MessageKey, messages } from './messages.ts'
import { createSlotCelebration } from './render-celebration.ts'
import { type HudContext, drawHud } from './render-hud.ts'
import { createDoorsView } from './doors-view.ts'
import { createReelsView } from './render-reels.ts'
import { createSeriesScene } from '../../../kit/spin/series-scene.ts'
import type { SlotState } from './state.ts'

export interface View {
  context: HudContext
  draw(state: SlotState, now: number, delta: number, isSoundOn: boolean): void
}

export function createView(
  root: HTMLElement,
  locale: Locale,
  opened: OpenAnswerOf<'slot'>,
  images: SymbolImages<SymbolId>,
  actions: ViewActions & { skipSeries(): void; chooseDoor(door: number): void },
): View {
  const { game, currency } = opened
  const {
    context: common,
    sparks,
    showNotices,
  } = openStage<SymbolId, MessageKey>(root, locale, opened, messages, actions)
  const context: HudContext = { ...common, profile: profiles[game.profile] }
  const reels = createReelsView(context.stage.canvas, images, game.world, (minor) =>
    formatMoney(minor, currency, locale),
  )
  const celebrate = createSlotCelebration(context, sparks, actions)
  const drawScene = createSeriesScene(context, actions.skipSeries)
  const drawDoors = createDoorsView(context, actions.chooseDoor)
  return {
    context,
    draw(state, now, delta, isSoundOn) {
      reels.draw(state, now)
      drawScene(state, drawHud(context, state, now, isSoundOn))
      if (isInSeries(state) && !state.isReduced) sparks.drift(delta)
      celebrate(state, now)
      drawDoors(state)
      showNotices(state)
      sparks.draw(delta)
    },
  }
}
