// Renders bar, message, ladder of multipliers and sums of a state onto the stage. Reads the state, changes nothing but elements.
import type { Currency, Locale } from '@yanta/contract'
import type { ClusterProfile, ClusterSymbol } from '@yanta/game-rules/clusters'
import { type Translate, formatMoney } from '@yanta/i18n'
import { setFittedText, setText } from '../../../kit/dom.ts'
import { type SpinButton, drawBar } from '../../../kit/spin/draw-bar.ts'
import { findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { isRoundOpen } from '../../../kit/spin/play.ts'
import type { Stage } from '../../../kit/spin/stage.ts'
import type { SymbolAddresses } from '../../../kit/spin/symbols.ts'
import { findStepPhase } from './cascade-timing.ts'
import type { Field } from './field.ts'
import type { MessageKey } from './messages.ts'
import { findShownWin, findSumOnGrid } from './shown-win.ts'
import { findRoundStake } from '../../../kit/spin/shown-round.ts'
import { type ClustersState, findCascade } from './state.ts'

export interface HudContext {
  stage: Stage
  field: Field
  profile: ClusterProfile
  currency: Currency
  locale: Locale
  t: Translate<MessageKey>
  symbolAddresses: SymbolAddresses
  symbolNames: Record<ClusterSymbol, string>
}

function findSpinButton({ phase, rules }: ClustersState): SpinButton {
  if (phase.name === 'spinning' || phase.name === 'cascading')
    return rules.turbo
      ? { drawing: 'stopSolid', label: 'spin.stop' }
      : { drawing: 'refresh', label: 'spin.action' }
  return { drawing: 'refresh', label: 'spin.action' }
}

/** The text at the grid: what a lit grid wins, or a message of the game. */
export function describeState(
  state: ClustersState,
  now: number,
  { t, currency, locale, symbolNames }: Pick<HudContext, 't' | 'currency' | 'locale' | 'symbolNames'>,
): string {
  const { phase } = state
  if (phase.name === 'spinning' && phase.isSlow) return t('notice.reconnecting')
  const shown = findCascade(state, now)
  if (phase.name === 'cascading') {
    if (shown === null || findStepPhase(phase.plan.steps[shown.index]!, now) === 'dropping')
      return state.isResumed && (shown?.index ?? 0) <= 0 ? t('notice.resumed') : ''
    const { clusters, win } = shown.cascade
    const amount = formatMoney(win, currency, locale)
    const [first] = clusters
    if (first === undefined) return ''
    return clusters.length === 1
      ? t('result.cluster', { count: first.cells.length, symbol: symbolNames[first.symbol], amount })
      : t('result.clusters', { count: clusters.length, amount })
  }
  if (phase.name === 'idle' && state.autoplayEnd !== null) return t(`auto.ended.${state.autoplayEnd}`)
  return ''
}

export function drawHud(context: HudContext, state: ClustersState, now: number, isSoundOn: boolean): void {
  const { stage, field, profile, currency, locale } = context
  const { phase } = state
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const shownWin = findShownWin(state, now)
  const isRunning = phase.name === 'spinning' || phase.name === 'cascading'
  drawBar(context, state, {
    now,
    shown: shownWin,
    roundStake: findOwnStake(state.round, findRoundStake(state)),
    button: findSpinButton(state),
    canPress: !isRunning || state.rules.turbo,
    isOpen: isRoundOpen(state),
    isSoundOn,
  })
  setFittedText(stage.message, describeState(state, now, context))

  const sum = findSumOnGrid(state, now)
  stage.hitWin.classList.toggle('is-shown', sum !== null)
  stage.hitWin.classList.toggle('reels__win--sum', sum?.isTotal ?? false)
  if (sum) setText(stage.hitWin, `+${money(sum.amount)}`)

  const cascade = findCascade(state, now)
  const isStanding = phase.name === 'cascading' || phase.name === 'presenting'
  const won = cascade && cascade.cascade.clusters.length === 0 ? cascade.index - 1 : (cascade?.index ?? -1)
  // A bought round begins further up the ladder.
  const first = state.round?.outcome.cascades[0]?.multiplier ?? 0
  const rung = Math.max(0, profile.multipliers.indexOf(first))
  field.draw({
    step: isStanding ? rung + Math.max(0, phase.name === 'cascading' ? (cascade?.index ?? 0) : won) : 0,
    isRunning: isStanding,
    cascades: cascade ? won + 1 : 0,
    sum: shownWin > 0 ? money(shownWin) : '—',
  })
}
