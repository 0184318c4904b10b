// Renders bar, message, hint and the sum over the reels of a state onto the stage. Reads the state, changes nothing but elements.
import { findShownWin, findSpin, hasNextSpin, hasSeries, isInFreeSpins } from '../../../kit/spin/series.ts'
import { findRoundStake } from '../../../kit/spin/shown-round.ts'
import { findPace, isRoundOpen } from '../../../kit/spin/play.ts'
import type { Currency, Locale } from '@yanta/contract'
import type { Profile } from '@yanta/game-rules/slot'
import { type Translate, formatMoney } from '@yanta/i18n'
import { h, setFittedText, setText } from '../../../kit/dom.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import { type SpinButton, drawBar } from '../../../kit/spin/draw-bar.ts'
import { findOwnStake, isFeaturePlay } from '../../../kit/spin/free-rounds.ts'
import { countRespinsLeft } from './describe-wilds.ts'
import type { MessageKey } from './messages.ts'
import { countUp, findTier, findTogetherMs } from '../../../kit/spin/win-tier.ts'
import { highlightAt } from './presentation.ts'
import type { Stage } from '../../../kit/spin/stage.ts'
import { isChoosing } from './doors-view.ts'
import type { SlotState } from './state.ts'
import { findSymbolAddress, type SymbolAddresses } from '../../../kit/spin/symbols.ts'
import type { SymbolNames } from './symbols.ts'

export interface HudContext {
  stage: Stage
  profile: Profile
  currency: Currency
  locale: Locale
  t: Translate<MessageKey>
  symbolAddresses: SymbolAddresses
  symbolNames: SymbolNames
}

function findWinOnShow(state: SlotState, now: number): { shown: number; own: number } {
  const spin = findSpin(state)
  if (spin === null || state.phase.name === 'spinning') return { shown: 0, own: 0 }
  const before = spin.runningWin - spin.win
  if (state.phase.name === 'stopping') return { shown: before, own: 0 }
  const count = (win: number): number =>
    countUp(win, findRoundStake(state), now - state.presentedAt, findPace(state))
  return { shown: before + count(spin.win), own: count(findShownWin(state)) }
}

function findSpinButton(state: SlotState): SpinButton {
  switch (state.phase.name) {
    case 'spinning':
    case 'stopping':
      return state.rules.turbo
        ? { drawing: 'stopSolid', label: 'spin.stop' }
        : { drawing: 'refresh', label: 'spin.action' }
    case 'presenting':
    case 'freeIntro':
    case 'freeOutro':
      return hasSeries(state) || hasNextSpin(state)
        ? { drawing: 'playSolid', label: 'spin.skip' }
        : { drawing: 'refresh', label: 'spin.action' }
    default:
      return isFeaturePlay(state)
        ? { drawing: 'playSolid', label: 'gift.feature.action' }
        : { drawing: 'refresh', label: 'spin.action' }
  }
}

/** The text beside the reels: why autoplay has ended, or the displayed win in words. */
export function describeState(
  state: SlotState,
  now: number,
  t: Translate<MessageKey>,
  symbolNames: SymbolNames,
  money: (minor: number) => string,
): string {
  const spin = findSpin(state)
  if (state.phase.name === 'spinning' && state.phase.isSlow) return t('notice.reconnecting')
  if (state.isResumed && state.phase.name === 'stopping' && state.spinIndex === 0) return t('notice.resumed')
  if (state.phase.name === 'idle' && state.autoplayEnd !== null) return t(`auto.ended.${state.autoplayEnd}`)
  if (spin !== null && (state.phase.name === 'presenting' || state.phase.name === 'idle')) {
    const { cells, lines, lineWin } = highlightAt(spin, findRoundStake(state), now - state.presentedAt)
    if (lineWin !== null)
      return t('result.line', {
        count: lineWin.count,
        symbol: symbolNames[lineWin.symbol],
        line: lineWin.line,
        amount: money(lineWin.win),
      })
    if (lines.length > 0) return t('result.lines', { count: lines.length })
    if (cells.length > 0)
      return spin.kind === 'free' && (spin.scatter?.freeSpins ?? 0) > 0
        ? t('free.more', { count: spin.scatter?.freeSpins ?? 0 })
        : t('result.scatter', { count: cells.length, symbol: symbolNames.scatter })
  }
  return ''
}

function drawHint({ stage, profile, t, symbolAddresses }: HudContext, state: SlotState): void {
  const isFree = isInFreeSpins(state)
  const spin = findSpin(state)
  const isRespin =
    !isFree && spin?.kind === 'respin' && state.phase.name !== 'freeIntro' && isRoundOpen(state)
  const { multiplier } = profile.freeSpins
  const parts: (string | undefined)[] =
    isFree && spin !== null
      ? [
          t('free.left', { count: spin.freeSpinsLeft }),
          spin.multiplier > 1 ? `×${spin.multiplier}` : undefined,
        ]
      : isRespin
        ? [t('respin.left', { count: countRespinsLeft(state) })]
        : [
            profile.doors
              ? t('free.hint.doors')
              : multiplier > 1
                ? t('free.hint', { multiplier })
                : t('free.hint.plain'),
          ]
  const key = `${isFree} ${isRespin} ${parts.join(' ')}`
  if (stage.hint.dataset['key'] === key) return
  stage.hint.dataset['key'] = key
  stage.hint.classList.toggle('chip--free', isFree || isRespin)
  const [text, factor] = parts
  const symbol = isRespin ? 'wild' : 'scatter'
  stage.hint.replaceChildren(
    ...(isFree
      ? []
      : [h('img', { src: findSymbolAddress(symbolAddresses, symbol), alt: '', width: 24, height: 24 })]),
    h('span', {}, text),
    ...(factor === undefined ? [] : [h('b', {}, factor)]),
  )
}

/** Returns the win of the round as counted so far, minor units. */
export function drawHud(context: HudContext, state: SlotState, now: number, isSoundOn: boolean): number {
  const { stage, currency, locale, t } = context
  const { phase } = state
  const { shown, own } = findWinOnShow(state, now)
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const isTurning = phase.name === 'spinning' || phase.name === 'stopping'
  drawBar(context, state, {
    now,
    shown,
    roundStake: findOwnStake(state.round, findRoundStake(state)),
    button: findSpinButton(state),
    canPress: !(isTurning && !state.rules.turbo) && !isChoosing(state),
    isOpen: isRoundOpen(state),
    isSoundOn,
  })

  const elapsed = now - state.presentedAt
  const [spinWin, roundStake] = [findShownWin(state), findRoundStake(state)]
  const isHitShown =
    classifyWin(spinWin, roundStake) === 'won' &&
    own > 0 &&
    elapsed < findTogetherMs(spinWin, roundStake) &&
    findTier(spinWin, roundStake) === 0 &&
    (phase.name === 'presenting' || phase.name === 'idle')
  stage.hitWin.classList.toggle('is-shown', isHitShown)
  if (isHitShown) setText(stage.hitWin, `+${money(own)}`)
  setFittedText(stage.message, describeState(state, now, t, context.symbolNames, money))
  drawHint(context, state)
  return shown
}
