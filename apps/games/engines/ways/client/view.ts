// The visible game in one language: stage, reels, panels. Rebuilt when the language changes.
import { isInSeries } from '../../../kit/spin/series.ts'
import type { Locale } from '@yanta/contract'
import { waysProfiles, type WaysSymbol } from '@yanta/game-rules/ways'
import { h } from '../../../kit/dom.ts'
import { openStage } from '../../../kit/spin/open-stage.ts'
import type { ViewActions } from '../../../kit/spin/run-game.ts'
import type { SymbolImages } from '../../../kit/spin/symbols.ts'
import type { OpenAnswerOf } from '../../../server/api.ts'
import { type MessageKey, messages } from './messages.ts'
import { createWaysCelebration } from './render-celebration.ts'
import { type HudContext, drawHud } from './render-hud.ts'
import { createReelsView } from './render-reels.ts'
import { createSeriesScene } from '../../../kit/spin/series-scene.ts'
import type { WaysState } from './state.ts'

export interface View {
  context: HudContext
  draw(state: WaysState, now: number, delta: number, isSoundOn: boolean): void
}

export function createView(
  root: HTMLElement,
  locale: Locale,
  opened: OpenAnswerOf<'ways'>,
  images: SymbolImages<WaysSymbol>,
  actions: ViewActions & { skipSeries(): void },
): View {
  const { game } = opened
  const {
    context: common,
    sparks,
    showNotices,
  } = openStage<WaysSymbol, MessageKey>(root, locale, opened, messages, actions)
  const { stage, t } = common
  const ways = h('b', {})
  stage.reels.append(
    h('p', { class: 'ways-count', 'aria-hidden': 'true' }, h('small', {}, t('ways.label')), ' ', ways),
  )
  const context: HudContext = { ...common, ways, profile: waysProfiles[game.profile] }
  const reels = createReelsView(stage.canvas, images, game.world)
  const celebrate = createWaysCelebration(context, sparks, actions)
  const drawScene = createSeriesScene(context, actions.skipSeries)
  return {
    context,
    draw(state, now, delta, isSoundOn) {
      reels.draw(state, now)
      drawScene(state, drawHud(context, state, now, isSoundOn))
      if (isInSeries(state) && !state.isReduced) sparks.drift(delta)
      celebrate(state, now)
      showNotices(state)
      sparks.draw(delta)
    },
  }
}
