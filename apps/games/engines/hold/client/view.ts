// The visible game in one language: stage, window, panels. Rebuilt when the language changes.
import type { Locale } from '@yanta/contract'
import { holdProfiles, type PictureSymbol } from '@yanta/game-rules/hold'
import { createTranslate } from '@yanta/i18n'
import { createSparks } from '../../../kit/sparks.ts'
import { findPace } from '../../../kit/spin/play.ts'
import type { ViewActions } from '../../../kit/spin/run-game.ts'
import { buildStage } from '../../../kit/spin/stage.ts'
import type { SymbolImages } from '../../../kit/spin/symbols.ts'
import { createWinPanel } from '../../../kit/spin/win-panel.ts'
import { findTier } from '../../../kit/spin/win-tier.ts'
import { buildStakeFacts } from '../../../kit/stake-facts.ts'
import { createNotices } from '../../../kit/stake-notices.ts'
import type { OpenAnswerOf } from '../../../server/api.ts'
import { createCoinPictures } from './coin-pictures.ts'
import { buildField } from './field.ts'
import { messages } from './messages.ts'
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
  const t = createTranslate(messages, locale)
  const { game, currency, rules } = opened
  const profile = holdProfiles[game.profile]
  const facts = buildStakeFacts({ rules, rtp: game.rtp, currency, locale, t })
  const stage = buildStage({ name: game.name, isDemo: opened.mode === 'demo', rules, facts, t }, actions)
  const field = buildField(stage, t)
  stage.hint.hidden = true
  const context: HudContext = {
    stage,
    field,
    profile,
    currency,
    locale,
    t,
    symbolAddresses: game.world.symbols,
    // The check of the content has found a name of each symbol.
    symbolNames: game.world.names[locale] as HudContext['symbolNames'],
  }
  document.documentElement.lang = locale
  root.replaceChildren(stage.root)
  const pictures = createCoinPictures(getComputedStyle(stage.canvas).fontFamily, context)
  const reels = createWindowView(stage.canvas, images, pictures, game.world, profile)
  const sparks = createSparks(stage.sparks, game.world.particles)
  const drawWinPanel = createWinPanel(context, sparks, actions.tierReached)
  const showNotices = createNotices(context, actions, opened.mode === 'demo')
  return {
    context,
    draw(state, now, delta, isSoundOn) {
      reels.draw(state, now)
      drawHud(context, state, now, isSoundOn)
      const { phase, round } = state
      const isBig = phase.name === 'presenting' && round !== null && findTier(round.win, round.stake) > 0
      drawWinPanel(
        isBig
          ? {
              key: round.id,
              win: round.win,
              stake: round.stake,
              elapsedMs: now - phase.since,
              pace: findPace(state),
            }
          : null,
      )
      showNotices(state)
      sparks.draw(delta)
    },
  }
}
