// The panel over the reels: a large win with its tiers, the start of free spins and their sum.
import { canSkipSeries, findSpin } from '../../../kit/spin/series.ts'
import { h, setText } from '../../../kit/dom.ts'
import type { Sparks } from '../../../kit/sparks.ts'
import { findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { findPace } from '../../../kit/spin/play.ts'
import { findRoundStake } from '../../../kit/spin/shown-round.ts'
import { createCelebration } from '../../../kit/spin/win-panel.ts'
import { type Tier, findTier } from '../../../kit/spin/win-tier.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import { describeSeries } from './describe-series.ts'
import type { HudContext } from './render-hud.ts'
import type { WaysState } from './state.ts'

type Kind = 'bigWin' | 'freeIntro' | 'freeOutro'

function findKind(state: WaysState): Kind | null {
  const { phase } = state
  if (phase.name === 'freeIntro' || phase.name === 'freeOutro') return phase.name
  const win = findSpin(state)?.win ?? 0
  return phase.name === 'presenting' && findTier(win, findRoundStake(state)) > 0 ? 'bigWin' : null
}

/** Returns a function that draws the panel on each frame. */
export function createWaysCelebration(
  context: HudContext,
  sparks: Sparks,
  actions: { tierReached(tier: Tier): void; skipSeries(): void },
) {
  const { stage, t } = context
  const text = h('p', { class: 'celebration__text' })
  const action = h('button', { type: 'button', class: 'celebration__action' })
  const skip = h(
    'button',
    {
      type: 'button',
      class: 'celebration__skip',
      // The panel around it is pressed to go on.
      onclick: (event: Event) => {
        event.stopPropagation()
        actions.skipSeries()
        stage.spin.focus({ preventScroll: true })
      },
    },
    t('free.skipAction'),
  )
  const celebration = createCelebration(context, sparks, actions.tierReached, text, action, skip)
  let shown: string | null = null

  const open = (kind: Kind | null, state: WaysState): void => {
    celebration.open(kind)
    const verdict = classifyWin(state.round?.win ?? 0, findOwnStake(state.round, findRoundStake(state)))
    const isSeries = kind === 'freeIntro' || kind === 'freeOutro'
    action.hidden = !isSeries
    skip.hidden = kind !== 'freeIntro' || !canSkipSeries(state)
    if (!isSeries) return setText(text, '')
    if (kind === 'freeIntro') {
      const { title, text: words } = describeSeries(state, context)
      setText(celebration.amount, title)
      setText(text, words)
    } else {
      setText(celebration.word, t('free.outroTitle'))
      setText(text, t(verdict === 'returned' ? 'free.outroReturned' : 'free.outroText'))
    }
    setText(action, t(kind === 'freeIntro' ? 'free.introAction' : 'free.outroAction'))
    if ((kind === 'freeIntro' || verdict === 'won') && !state.isReduced) sparks.burst(60)
  }

  return (state: WaysState, now: number): void => {
    const kind = findKind(state)
    const key = kind && `${kind} ${state.round?.id} ${state.spinIndex}`
    if (key !== shown) {
      shown = key
      open(kind, state)
    }
    const count = (win: number, since: number): void =>
      celebration.count({ win, stake: findRoundStake(state), elapsedMs: now - since, pace: findPace(state) })
    if (kind === 'bigWin') count(findSpin(state)?.win ?? 0, state.presentedAt)
    if (kind === 'freeOutro' && 'since' in state.phase) count(state.round?.win ?? 0, state.phase.since)
  }
}
