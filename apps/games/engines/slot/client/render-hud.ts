// Renders balance, stake, win, buttons and notices of a state onto the stage. Reads the state, changes nothing but elements.
import type { Currency, Locale } from '@yanta/contract'
import type { Profile } from '@yanta/game-rules/slot'
import { type Translate, formatMoney } from '@yanta/i18n'
import { h, setAttribute, setText } from '../../../kit/dom.ts'
import { drawHold, setUsable } from '../../../kit/hold.ts'
import { type IconName, swapIcon } from '../../../kit/icons.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import { findNextStake, findOwnStake, isFeaturePlay } from './free-rounds.ts'
import { drawGift } from './gift-strip.ts'
import type { MessageKey } from './messages.ts'
import { countUp, findTier, highlightAt } from './presentation.ts'
import type { Stage } from './stage.ts'
import {
  type SlotState,
  findPace,
  findRoundStake,
  findSpin,
  hasSeries,
  isHeld,
  isInFreeSpins,
  isRoundOpen,
} from './state.ts'
import { buildSymbolAddress, type SymbolNames } from './symbols.ts'

export interface HudContext {
  stage: Stage
  profile: Profile
  currency: Currency
  locale: Locale
  t: Translate<MessageKey>
  symbolSet: string
  symbolNames: SymbolNames
}

/** The time the sum stays over the reels once counted. */
const hitWinMs = 2600

function findWinOnShow(state: SlotState, now: number): { shown: number; own: number } {
  const spin = findSpin(state)
  if (spin === null || state.phase.name === 'spinning') return { shown: 0, own: 0 }
  const before = spin.runningWin - spin.win
  if (state.phase.name === 'stopping') return { shown: before, own: 0 }
  const counted = countUp(spin.win, findRoundStake(state), now - state.presentedAt, findPace(state))
  return { shown: before + counted, own: counted }
}

function findSpinButton(state: SlotState): { drawing: IconName; label: MessageKey } {
  switch (state.phase.name) {
    case 'spinning':
    case 'stopping':
      return state.rules.turbo
        ? { drawing: 'stopSolid', label: 'spin.stop' }
        : { drawing: 'refresh', label: 'spin.action' }
    case 'presenting':
    case 'freeIntro':
    case 'freeOutro':
      return hasSeries(state)
        ? { drawing: 'playSolid', label: 'spin.skip' }
        : { drawing: 'refresh', label: 'spin.action' }
    default:
      return isFeaturePlay(state)
        ? { drawing: 'playSolid', label: 'gift.feature.action' }
        : { drawing: 'refresh', label: 'spin.action' }
  }
}

/** The text beside the reels: the displayed win in words, or the message of autoplay. */
export function describeState(
  state: SlotState,
  now: number,
  t: Translate<MessageKey>,
  symbolNames: SymbolNames,
): string {
  const spin = findSpin(state)
  if (state.phase.name === 'spinning' && state.phase.isSlow) return t('notice.reconnecting')
  if (state.isResumed && state.phase.name === 'stopping' && state.spinIndex === 0) return t('notice.resumed')
  if (spin !== null && (state.phase.name === 'presenting' || state.phase.name === 'idle')) {
    const { cells, lines, lineWin } = highlightAt(spin, now - state.presentedAt)
    if (lineWin !== null)
      return t('result.line', {
        count: lineWin.count,
        symbol: symbolNames[lineWin.symbol],
        line: lineWin.line,
      })
    if (lines.length > 0) return t('result.lines', { count: lines.length })
    if (cells.length > 0)
      return spin.kind === 'free' && (spin.scatter?.freeSpins ?? 0) > 0
        ? t('free.more', { count: spin.scatter?.freeSpins ?? 0 })
        : t('result.scatter', { count: cells.length, symbol: symbolNames.scatter })
  }
  if (state.phase.name === 'idle' && state.autoplayEnd !== null) return t(`auto.ended.${state.autoplayEnd}`)
  return ''
}

function drawHint({ stage, profile, t, symbolSet }: HudContext, state: SlotState): void {
  const isFree = isInFreeSpins(state)
  const spin = findSpin(state)
  const key = isFree ? `free ${spin?.freeSpinsLeft} ${spin?.multiplier}` : 'base'
  if (stage.hint.dataset['key'] === key) return
  stage.hint.dataset['key'] = key
  stage.hint.classList.toggle('chip--free', isFree)
  if (isFree && spin !== null) {
    stage.hint.replaceChildren(
      h('span', {}, t('free.left', { count: spin.freeSpinsLeft })),
      h('b', {}, `×${spin.multiplier}`),
    )
  } else {
    stage.hint.replaceChildren(
      h('img', { src: buildSymbolAddress(symbolSet, 'scatter'), alt: '', width: 24, height: 24 }),
      h('span', {}, t('free.hint', { multiplier: profile.freeSpins.multiplier })),
    )
  }
}

/** A long sum has a smaller font on narrow screens. */
function drawWin(win: HTMLElement, text: string): void {
  if (win.textContent === text) return
  win.textContent = text
  win.style.setProperty('--length', String(text.length))
}

export function drawHud(context: HudContext, state: SlotState, now: number, isSoundOn: boolean): void {
  const { stage, currency, locale, t } = context
  const { phase } = state
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const { shown, own } = findWinOnShow(state, now)
  const isOpen = isRoundOpen(state)
  const isFree = state.freeRounds !== null
  const canChoose = phase.name === 'idle' && state.autoplay === null && !isFree

  setAttribute(stage.root, 'data-phase', phase.name)
  stage.root.classList.toggle('stage--free', isInFreeSpins(state))
  setText(stage.balance, money(state.balance))
  setText(stage.stakeText, money(findNextStake(state)))
  setText(stage.stakeLabel, t(isFree ? 'free.stake' : 'stake.label'))
  stage.root.classList.toggle('stage--gift', isFree)
  drawGift(context, state)
  drawWin(stage.win, shown > 0 ? money(shown) : '—')
  const verdict = classifyWin(shown, findOwnStake(state.round, findRoundStake(state)))
  stage.win.classList.toggle('is-won', verdict === 'won')
  setText(stage.winLabel, t(verdict === 'returned' ? 'returned.label' : 'win.label'))
  stage.minus.disabled = !canChoose || state.stake === state.stakes[0]
  const isHighest = state.stake === state.stakes.at(-1)
  stage.plus.disabled = !canChoose || (isHighest && state.stakeLimit === null)
  setUsable(stage.plus, !isHighest)
  stage.stake.disabled = !canChoose

  const button = findSpinButton(state)
  swapIcon(stage.spin, button.drawing)
  setAttribute(stage.spin, 'aria-label', t(button.label))
  setAttribute(stage.spin, 'title', t(button.label))
  stage.spin.classList.toggle('is-busy', phase.name === 'spinning')
  stage.spin.disabled = phase.name === 'closed' || phase.name === 'interrupted'
  const isTurning = phase.name === 'spinning' || phase.name === 'stopping'
  setUsable(stage.spin, !(isTurning && !state.rules.turbo) && !(phase.name === 'idle' && isHeld(state, now)))
  drawHold(stage.spin, isHeld(state, now), state.rules.minRoundMs)
  stage.facts.draw(state.net)

  setAttribute(stage.turbo, 'aria-pressed', String(state.isTurbo))
  setAttribute(stage.turbo, 'aria-label', t(state.isTurbo ? 'turbo.off' : 'turbo.on'))
  swapIcon(stage.sound, isSoundOn ? 'sound' : 'mute')
  setAttribute(stage.sound, 'aria-label', t(isSoundOn ? 'sound.off' : 'sound.on'))
  setAttribute(stage.sound, 'aria-pressed', String(isSoundOn))
  swapIcon(stage.auto, state.autoplay ? 'stopSolid' : 'playSolid')
  stage.auto.classList.toggle('is-on', state.autoplay !== null)
  setText(stage.autoCount, state.autoplay ? String(state.autoplay.left) : '')
  setAttribute(
    stage.auto,
    'aria-label',
    state.autoplay ? t('auto.stop', { count: state.autoplay.left }) : t('auto.open'),
  )
  stage.auto.disabled = state.autoplay === null && (isOpen || isFree)

  const elapsed = now - state.presentedAt
  const isHitShown =
    classifyWin(findSpin(state)?.win ?? 0, findRoundStake(state)) === 'won' &&
    own > 0 &&
    elapsed < hitWinMs &&
    findTier(findSpin(state)?.win ?? 0, findRoundStake(state)) === 0 &&
    (phase.name === 'presenting' || phase.name === 'idle')
  stage.hitWin.classList.toggle('is-shown', isHitShown)
  if (isHitShown) setText(stage.hitWin, `+${money(own)}`)
  setText(stage.message, describeState(state, now, t, context.symbolNames))
  drawHint(context, state)
}
