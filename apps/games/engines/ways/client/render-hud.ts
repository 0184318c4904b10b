// Renders bar, message, hint, number of ways and the sum over the reels of a state. Reads the state, changes nothing but elements.
import { findSpin, hasSeries } from '../../../kit/spin/series.ts'
import type { Currency, Locale } from '@yanta/contract'
import { countWays, type WaysProfile, type WaysSymbol } from '@yanta/game-rules/ways'
import { type Translate, formatMoney, formatNumber } from '@yanta/i18n'
import { h, setFittedText, setText } from '../../../kit/dom.ts'
import { type SpinButton, drawBar } from '../../../kit/spin/draw-bar.ts'
import { findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { findPace, isRoundOpen } from '../../../kit/spin/play.ts'
import { findRoundStake } from '../../../kit/spin/shown-round.ts'
import type { Stage } from '../../../kit/spin/stage.ts'
import { type SymbolAddresses, findSymbolAddress } from '../../../kit/spin/symbols.ts'
import { countUp, findTier, findTogetherMs } from '../../../kit/spin/win-tier.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import type { MessageKey } from './messages.ts'
import { highlightAt } from './presentation.ts'
import { countLanded } from './roll-timing.ts'
import type { WaysState } from './state.ts'

export interface HudContext {
  stage: Stage
  /** Shows the number of ways. */
  ways: HTMLElement
  profile: WaysProfile
  currency: Currency
  locale: Locale
  t: Translate<MessageKey>
  symbolAddresses: SymbolAddresses
  symbolNames: Record<WaysSymbol, string>
}

/** The ways through the reels that rest, counted up reel by reel; null while none has landed. */
export function findWaysOnShow(state: WaysState, now: number): number | null {
  const { phase } = state
  if (phase.name === 'spinning') return null
  if (phase.name !== 'stopping') return countWays(state.resting)
  const landed = countLanded(phase.plan, now)
  return landed === 0 ? null : countWays(findSpin(state)!.reels.slice(0, landed))
}

function findWinOnShow(state: WaysState, now: number): { shown: number; own: number } {
  const spin = findSpin(state)
  if (spin === null || state.phase.name === 'spinning') return { shown: 0, own: 0 }
  const before = spin.runningWin - spin.win
  if (state.phase.name === 'stopping') return { shown: before, own: 0 }
  const counted = countUp(spin.win, findRoundStake(state), now - state.presentedAt, findPace(state))
  return { shown: before + counted, own: counted }
}

function findSpinButton(state: WaysState): SpinButton {
  const { name } = state.phase
  if (state.rules.turbo && (name === 'spinning' || name === 'stopping'))
    return { drawing: 'stopSolid', label: 'spin.stop' }
  return hasSeries(state) && ['presenting', 'freeIntro', 'freeOutro'].includes(name)
    ? { drawing: 'playSolid', label: 'spin.skip' }
    : { drawing: 'refresh', label: 'spin.action' }
}

type Words = Pick<HudContext, 't' | 'currency' | 'locale' | 'symbolNames'>

/** The text beside the reels: the displayed win in words, or a message of the game. */
export function describeState(
  state: WaysState,
  now: number,
  { t, currency, locale, symbolNames }: Words,
): string {
  const { phase } = state
  const spin = findSpin(state)
  if (phase.name === 'spinning' && phase.isSlow) return t('notice.reconnecting')
  if (state.isResumed && phase.name === 'stopping' && state.spinIndex === 0) return t('notice.resumed')
  if (phase.name === 'idle' && state.autoplayEnd !== null) return t(`auto.ended.${state.autoplayEnd}`)
  if (spin !== null && (phase.name === 'presenting' || phase.name === 'idle')) {
    const { cells, win } = highlightAt(spin, findRoundStake(state), now - state.presentedAt)
    if (win !== null)
      return t('result.way', {
        count: win.count,
        symbol: symbolNames[win.symbol],
        ways: t('ways.pays', { count: win.ways }),
        amount: formatMoney(win.win, currency, locale),
      })
    if (cells.length > 0 && spin.wins.length > 0 && cells.length > spin.scatters.length)
      return t('result.ways', { count: spin.wins.length })
    if (cells.length > 0)
      return spin.kind === 'free'
        ? t('free.more', { count: spin.freeSpins })
        : t('result.scatter', { count: cells.length, symbol: symbolNames.scatter })
  }
  return ''
}

function drawHint({ stage, profile, t, symbolAddresses }: HudContext, state: WaysState): void {
  const spin = findSpin(state)
  const isFree = isRoundOpen(state) && spin?.kind === 'free'
  const key = isFree ? `free ${spin.freeSpinsLeft} ${spin.multiplier}` : 'base'
  if (stage.hint.dataset['key'] === key) return
  stage.hint.dataset['key'] = key
  stage.hint.classList.toggle('chip--free', isFree)
  stage.hint.replaceChildren(
    ...(isFree
      ? [h('span', {}, t('free.left', { count: spin.freeSpinsLeft })), h('b', {}, `×${spin.multiplier}`)]
      : [
          h('img', { src: findSymbolAddress(symbolAddresses, 'scatter'), alt: '', width: 24, height: 24 }),
          h('span', {}, t('free.hint', { least: profile.freeSpins.least })),
        ]),
  )
}

/** Returns the win of the round as counted so far, minor units. */
export function drawHud(context: HudContext, state: WaysState, now: number, isSoundOn: boolean): number {
  const { stage, ways, currency, locale } = context
  const { phase } = state
  const { shown, own } = findWinOnShow(state, now)
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const isTurning = phase.name === 'spinning' || phase.name === 'stopping'
  const stake = findRoundStake(state)
  drawBar(context, state, {
    now,
    shown,
    roundStake: findOwnStake(state.round, stake),
    button: findSpinButton(state),
    canPress: !isTurning || state.rules.turbo,
    isOpen: isRoundOpen(state),
    isSoundOn,
  })

  const spinWin = findSpin(state)?.win ?? 0
  const isHitShown =
    classifyWin(spinWin, stake) === 'won' &&
    own > 0 &&
    now - state.presentedAt < findTogetherMs(spinWin, stake) &&
    findTier(spinWin, stake) === 0 &&
    (phase.name === 'presenting' || phase.name === 'idle')
  stage.hitWin.classList.toggle('is-shown', isHitShown)
  if (isHitShown) setText(stage.hitWin, `+${money(own)}`)
  setFittedText(stage.message, describeState(state, now, context))
  const count = findWaysOnShow(state, now)
  setText(ways, count === null ? '…' : formatNumber(count, locale))
  drawHint(context, state)
  return shown
}
