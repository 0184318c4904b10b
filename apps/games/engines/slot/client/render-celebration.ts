// The panel over the reels: a large win with its tiers, the start of free spins and their sum.
import { formatMoney } from '@yanta/i18n'
import { h, setText } from '../../../kit/dom.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import { findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { type Tier, countUp, findTier } from '../../../kit/spin/win-tier.ts'
import type { HudContext } from './render-hud.ts'
import type { Sparks } from '../../../kit/sparks.ts'
import { type SlotState, canSkipSeries, findPace, findRoundStake, findSpin } from './state.ts'

type Kind = 'bigWin' | 'freeIntro' | 'freeOutro'

function findKind(state: SlotState): Kind | null {
  const { phase } = state
  if (phase.name === 'freeIntro' || phase.name === 'freeOutro') return phase.name
  const spin = findSpin(state)
  return phase.name === 'presenting' && spin !== null && findTier(spin.win, findRoundStake(state)) > 0
    ? 'bigWin'
    : null
}

const sparkCounts: Record<Tier, number> = { 0: 0, 1: 40, 2: 90, 3: 170 }

/** Returns a function that draws the panel on each frame; it remembers the tier it has shown, so that a pop happens once. */
export function createCelebration(
  { stage, profile, currency, locale, t }: HudContext,
  sparks: Sparks,
  actions: { tierReached(tier: Tier): void; skipSeries(): void },
) {
  const word = h('p', { class: 'celebration__word' })
  const amount = h('p', { class: 'celebration__amount' })
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
  stage.celebration.append(
    h('i', { class: 'celebration__rays' }),
    h('div', { class: 'celebration__box' }, word, amount, text, action, skip),
  )
  let shown: string | null = null
  let tier: Tier = 0

  const open = (kind: Kind | null, key: string | null): void => {
    shown = key
    tier = 0
    stage.celebration.hidden = kind === null
    stage.celebration.dataset['kind'] = kind ?? ''
    stage.celebration.dataset['tier'] = '0'
  }
  const drawAmount = (state: SlotState, total: number, since: number, now: number): void => {
    const stake = findRoundStake(state)
    const counted = countUp(total, stake, now - since, findPace(state))
    const sign = classifyWin(total, stake) === 'won' ? '+' : ''
    setText(amount, `${sign}${formatMoney(counted, currency, locale)}`)
    // Sized by the final sum, so that the text does not shrink while it counts.
    amount.style.setProperty('--length', String(formatMoney(total, currency, locale).length + 1))
    const reached = findTier(counted, stake)
    if (reached === tier) return
    tier = reached
    stage.celebration.dataset['tier'] = String(reached)
    setText(word, t(`tier.${reached as 1 | 2 | 3}`))
    actions.tierReached(reached)
    if (!state.isReduced) sparks.burst(sparkCounts[reached])
  }

  return (state: SlotState, now: number): void => {
    const kind = findKind(state)
    const key = kind && `${kind} ${state.round?.id} ${state.spinIndex}`
    if (key !== shown) {
      const verdict = classifyWin(state.round?.win ?? 0, findOwnStake(state.round, findRoundStake(state)))
      open(kind, key)
      setText(word, '')
      setText(amount, '')
      setText(
        text,
        kind === 'freeIntro'
          ? t('free.introText', { multiplier: profile.freeSpins.multiplier })
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
          amount,
          t('free.introTitle', { count: findSpin(state)?.freeSpinsLeft ?? profile.freeSpins.awarded[0] }),
        )
      if (kind === 'freeOutro') setText(word, t('free.outroTitle'))
      if ((kind === 'freeIntro' || (kind === 'freeOutro' && verdict === 'won')) && !state.isReduced)
        sparks.burst(60)
    }
    if (kind === 'bigWin') drawAmount(state, findSpin(state)?.win ?? 0, state.presentedAt, now)
    if (kind === 'freeOutro' && 'since' in state.phase)
      drawAmount(state, state.round?.win ?? 0, state.phase.since, now)
  }
}
