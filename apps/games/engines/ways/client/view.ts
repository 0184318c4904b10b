// The visible game in one language: stage, reels, panels. Rebuilt when the language changes.
import type { Locale } from '@yanta/contract'
import { waysProfiles, type WaysSymbol } from '@yanta/game-rules/ways'
import { createTranslate } from '@yanta/i18n'
import { h } from '../../../kit/dom.ts'
import { createSparks } from '../../../kit/sparks.ts'
import type { ViewActions } from '../../../kit/spin/run-game.ts'
import { buildStage } from '../../../kit/spin/stage.ts'
import type { SymbolImages } from '../../../kit/spin/symbols.ts'
import { buildStakeFacts } from '../../../kit/stake-facts.ts'
import { createNotices } from '../../../kit/stake-notices.ts'
import type { OpenAnswerOf } from '../../../server/api.ts'
import { messages } from './messages.ts'
import { createWaysCelebration } from './render-celebration.ts'
import { type HudContext, drawHud } from './render-hud.ts'
import { createReelsView } from './render-reels.ts'
import { createSeriesScene } from './series-scene.ts'
import { type WaysState, isInSeries } from './state.ts'

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
  const t = createTranslate(messages, locale)
  const { game, currency, rules } = opened
  const facts = buildStakeFacts({ rules, rtp: game.rtp, currency, locale, t })
  const stage = buildStage({ name: game.name, isDemo: opened.mode === 'demo', rules, facts, t }, actions)
  const ways = h('b', {})
  stage.reels.append(
    h('p', { class: 'ways-count', 'aria-hidden': 'true' }, h('small', {}, t('ways.label')), ' ', ways),
  )
  const context: HudContext = {
    stage,
    ways,
    profile: waysProfiles[game.profile],
    currency,
    locale,
    t,
    symbolAddresses: game.world.symbols,
    // The check of the content has found a name of each symbol.
    symbolNames: game.world.names[locale] as HudContext['symbolNames'],
  }
  document.documentElement.lang = locale
  root.replaceChildren(stage.root)
  const reels = createReelsView(stage.canvas, images, game.world)
  const sparks = createSparks(stage.sparks, game.world.particles)
  const celebrate = createWaysCelebration(context, sparks, actions)
  const drawScene = createSeriesScene(context, actions.skipSeries)
  const showNotices = createNotices(context, actions, opened.mode === 'demo')
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
