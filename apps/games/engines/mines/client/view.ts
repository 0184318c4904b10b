// The visible game in one language. Rebuilt when the language changes.
import type { Locale } from '@yanta/contract'
import { createTranslate } from '@yanta/i18n'
import { createSparks } from '../../../kit/sparks.ts'
import { buildStakeFacts } from '../../../kit/stake-facts.ts'
import { type NoticeActions, createNotices } from '../../../kit/stake-notices.ts'
import type { OpenAnswerOf } from '../../../server/api.ts'
import { createFieldView } from './field-view.ts'
import { findLook } from './looks.ts'
import { messages } from './messages.ts'
import { type RenderContext, describeChange, render } from './render.ts'
import { type StageActions, buildStage } from './stage.ts'
import type { MinesState } from './state.ts'

export interface View {
  context: RenderContext
  draw(state: MinesState, isSoundOn: boolean): void
  /** Announces a change to screen readers. */
  announce(before: MinesState, after: MinesState): void
  /** A burst of so many sparks over the field. */
  celebrate(count: number): void
  focusField(): void
}

/** Longer than the life of a spark. */
const sparkMs = 2200
const longestFrameMs = 100

/** Draws every frame for `lengthMs`; stops early, without `end`, once `isWanted` is false. */
function runFor(
  lengthMs: number,
  isWanted: () => boolean,
  draw: (delta: number) => void,
  end: () => void,
): void {
  let previous = performance.now()
  const until = previous + lengthMs
  const frame = (now: number): void => {
    if (!isWanted()) return
    draw(Math.min(longestFrameMs, Math.max(0, now - previous)))
    previous = now
    if (now < until) requestAnimationFrame(frame)
    else end()
  }
  requestAnimationFrame(frame)
}

export function createView(
  root: HTMLElement,
  locale: Locale,
  opened: OpenAnswerOf<'mines'>,
  actions: StageActions & NoticeActions & { open(cell: number): void },
): View {
  const t = createTranslate(messages, locale)
  const isDemo = opened.mode === 'demo'
  const field = createFieldView(findLook(opened.game.theme), t, actions.open)
  const { game, currency, rules } = opened
  const facts = buildStakeFacts({ rules, rtp: game.rtp, currency, locale, t })
  const stage = buildStage(game.name, isDemo, field.grid, facts, t, actions)
  const context: RenderContext = { stage, currency, locale, t }
  document.documentElement.lang = locale
  root.replaceChildren(stage.root)
  const sparks = createSparks(stage.sparks)
  let bursts = 0
  const showNotices = createNotices(context, actions, isDemo)
  return {
    context,
    draw(state, isSoundOn) {
      render(context, state, isSoundOn)
      field.draw(state)
      showNotices(state)
    },
    announce(before, after) {
      const text = describeChange(before, after, context)
      if (text !== '') stage.status.textContent = text
    },
    celebrate(count) {
      const own = ++bursts
      sparks.burst(count)
      runFor(
        sparkMs,
        () => own === bursts,
        sparks.draw,
        () => void (stage.sparks.width = 0),
      )
    },
    focusField: field.focus,
  }
}
