// The visible game in one language: stage, wheel, felt, panels. Rebuilt when the language changes.
import type { Locale } from '@yanta/contract'
import type { CalledBet } from '@yanta/game-rules/roulette'
import { createTranslate } from '@yanta/i18n'
import { setAttribute } from '../../../kit/dom.ts'
import { limitStakes } from '../../../kit/play-rules.ts'
import { createSparks } from '../../../kit/sparks.ts'
import { buildStakeFacts } from '../../../kit/stake-facts.ts'
import type { OpenAnswerOf } from '../../../server/api.ts'
import { createBoard } from './board.ts'
import { findLook, findSign } from './looks.ts'
import { messages } from './messages.ts'
import { createBoardView } from './render-board.ts'
import { type HudContext, type Meant, drawHud } from './render-hud.ts'
import { type NoticeActions, createNotices } from './render-notice.ts'
import { createWheelView } from './render-wheel.ts'
import { type StageActions, buildStage } from './stage.ts'
import type { RouletteState } from './state.ts'
import { createTrack } from './track.ts'

export interface View {
  context: HudContext
  draw(state: RouletteState, now: number, delta: number, isSoundOn: boolean): void
  celebrate(count: number): void
}

export interface ViewActions extends Omit<StageActions, 'toggleTrack'>, NoticeActions {
  lay(spot: string): void
  take(spot: string): void
  call(bets: readonly CalledBet[]): void
}

export function createView(
  root: HTMLElement,
  locale: Locale,
  opened: OpenAnswerOf<'roulette'>,
  actions: ViewActions,
): View {
  const t = createTranslate(messages, locale)
  const { game, currency, rules } = opened
  let meant: Meant = null
  const isDemo = opened.mode === 'demo'
  const board = createBoard(
    { t, currency, locale },
    { lay: actions.lay, take: actions.take, mean: (spot) => void (meant = spot === null ? null : { spot }) },
  )
  const track = createTrack(t, {
    call: actions.call,
    hint: (text) => void (meant = text === null ? null : { text }),
  })
  const stage = buildStage(
    {
      name: game.name,
      sign: findSign(game.slug),
      isDemo,
      chips: limitStakes(opened.stakes, rules),
      currency,
      locale,
      t,
      rules,
      facts: buildStakeFacts({ rules, rtp: game.rtp, currency, locale, t }),
    },
    board.root,
    track.root,
    { ...actions, toggleTrack },
  )
  const context: HudContext = { stage, currency, locale, t }

  function toggleTrack(): void {
    const isOpen = stage.root.dataset['table'] !== 'track'
    stage.root.dataset['table'] = isOpen ? 'track' : 'felt'
    const label = t(isOpen ? 'track.close' : 'track.open')
    setAttribute(stage.calls, 'aria-pressed', String(isOpen))
    setAttribute(stage.calls, 'aria-label', label)
    setAttribute(stage.calls, 'title', label)
  }

  document.documentElement.lang = locale
  root.replaceChildren(stage.root)
  const wheel = createWheelView(stage.canvas, findLook(game.slug))
  const drawBoard = createBoardView(board, locale)
  const sparks = createSparks(stage.sparks)
  const showNotices = createNotices(context, actions, isDemo)
  return {
    context,
    celebrate: (count) => sparks.burst(count),
    draw(state, now, delta, isSoundOn) {
      wheel.draw(state, now)
      drawBoard(state)
      track.draw(state.layout)
      drawHud(context, state, { meant, now, isSoundOn })
      showNotices(state)
      sparks.draw(delta)
    },
  }
}
