// The panel over the reels: a large win with its tiers, the start of free spins and their sum.
import { findRoundStake } from '../../../kit/spin/shown-round.ts'
import { findPace } from '../../../kit/spin/play.ts'
import { canSkipSeries, findShownWin, findSpin } from '../../../kit/spin/series.ts'
import { h, setText } from '../../../kit/dom.ts'
import type { Sparks } from '../../../kit/sparks.ts'
import { findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { createCelebration } from '../../../kit/spin/win-panel.ts'
import { type Tier, findTier } from '../../../kit/spin/win-tier.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import { describeFreeSpins } from './describe-wilds.ts'
import type { HudContext } from './render-hud.ts'
import { type SlotState, findShownProfile } from './state.ts'

type Kind = 'bigWin' | 'freeIntro' | 'freeOutro'

function findKind(state: SlotState): Kind | null {
  const { phase } = state
  if (phase.name === 'freeIntro' || phase.name === 'freeOutro') return phase.name
  return phase.name === 'presenting' && findTier(findShownWin(state), findRoundStake(state)) > 0
    ? 'bigWin'
    : null
}

/** Returns a function that draws the panel on each frame. */
export function createSlotCelebration(
  context: HudContext,
  sparks: Sparks,
  actions: { tierReached(tier: Tier): void; skipSeries(): void },
) {
  const { stage, profile, t } = context
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

  const open = (kind: Kind | null, state: SlotState): void => {
    const verdict = classifyWin(state.round?.win ?? 0, findOwnStake(state.round, findRoundStake(state)))
    celebration.open(kind)
    setText(
      text,
      kind === 'freeIntro'
        ? describeFreeSpins(findShownProfile(state, profile), t)
        : kind === 'freeOutro'
          ? t(verdict === 'returned' ? 'free.outroReturned' : 'free.outroText')
          : '',
    )
    setText(
      action,
      kind === 'freeIntro' ? t('free.introAction') : kind === 'freeOutro' ? t('free.outroAction') : '',
    )
    action.hidden = kind === 'bigWin' || kind === null
    skip.hidden = kind !== 'freeIntro' || !canSkipSeries(state)
    if (kind === 'freeIntro')
      setText(
        celebration.amount,
        t('free.introTitle', { count: findSpin(state)?.freeSpinsLeft ?? profile.freeSpins.awarded[0] }),
      )
    if (kind === 'freeOutro') setText(celebration.word, t('free.outroTitle'))
    if ((kind === 'freeIntro' || (kind === 'freeOutro' && verdict === 'won')) && !state.isReduced)
      sparks.burst(60)
  }

  return (state: SlotState, now: number): void => {
    const kind = findKind(state)
    const key = kind && `${kind} ${state.round?.id} ${state.spinIndex}`
    if (key !== shown) {
      shown = key
      open(kind, state)
    }
    const count = (win: number, since: number): void =>
      celebration.count({ win, stake: findRoundStake(state), elapsedMs: now - since, pace: findPace(state) })
    if (kind === 'bigWin') count(findShownWin(state), state.presentedAt)
    if (kind === 'freeOutro' && 'since' in state.phase) count(state.round?.win ?? 0, state.phase.since)
  }
}
