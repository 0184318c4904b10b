// Renders a state onto the stage. Reads the state, changes nothing but elements.
import type { Currency, Locale } from '@yanta/contract'
import { findLastStep, findWin } from '@yanta/game-rules/mines'
import { type Translate, formatMoney } from '@yanta/i18n'
import { setAttribute, setText } from '../../../kit/dom.ts'
import { drawHold, setUsable } from '../../../kit/hold.ts'
import { swapIcon } from '../../../kit/icons.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import type { MessageKey } from './messages.ts'
import type { Stage } from './stage.ts'
import {
  type MinesState,
  canCashOut,
  canChoose,
  countOpened,
  findMines,
  isRoundOpen,
  isSlow,
} from './state.ts'
import { formatMultiplier } from './words.ts'

export interface RenderContext {
  stage: Stage
  currency: Currency
  locale: Locale
  t: Translate<MessageKey>
}

/** The text of the progress bar. */
export function describeProgress(
  state: MinesState,
  { t, currency, locale }: Omit<RenderContext, 'stage'>,
): string {
  const { round, isResumed } = state
  if (isSlow(state)) return t('notice.reconnecting')
  if (isResumed && round !== null)
    return t(round.outcome.end === null ? 'notice.resumedOpen' : 'notice.resumedEnded')
  if (isRoundOpen(state))
    return t('progress.opened', { opened: countOpened(state), total: findLastStep(findMines(state)) })
  if (round?.outcome.end === 'mine') return t('progress.lost')
  if (round && round.win > 0)
    return t(classifyWin(round.win, round.stake) === 'won' ? 'result.win' : 'result.returned', {
      amount: formatMoney(round.win, currency, locale),
    })
  return t('progress.idle')
}

/** The announcement of a change for screen readers; empty where nothing happened. */
export function describeChange(
  before: MinesState,
  after: MinesState,
  { t, currency, locale }: Omit<RenderContext, 'stage'>,
): string {
  if (isSlow(after) && !isSlow(before)) return t('notice.reconnecting')
  if (after.round === null || after.round === before.round) return ''
  const { stake, mines, end, win } = after.round.outcome
  const opened = countOpened(after)
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const multiplier = formatMultiplier(mines, opened, locale)
  if (end === 'mine') return t('announced.mine', { amount: money(stake) })
  if (end === 'cleared') return t('announced.cleared', { multiplier, amount: money(win) })
  if (end === 'cash_out')
    return t(classifyWin(win, stake) === 'won' ? 'announced.won' : 'announced.returned', {
      multiplier,
      amount: money(win),
    })
  return opened === 0
    ? t('announced.began', { mines: t('mines.count', { count: mines }) })
    : t('announced.gem', { multiplier, amount: money(findWin(stake, mines, opened, null)) })
}

function drawChoices({ stage, t, currency, locale }: RenderContext, state: MinesState): void {
  const mayChoose = canChoose(state)
  const mines = findMines(state)
  setText(
    stage.stakeText,
    formatMoney(isRoundOpen(state) && state.round ? state.round.stake : state.stake, currency, locale),
  )
  stage.stake.disabled = !mayChoose
  setUsable(stage.half, mayChoose && state.stake !== state.stakes[0])
  setUsable(stage.double, mayChoose && state.stake !== state.stakes.at(-1))
  for (const offer of stage.offers) {
    setAttribute(offer, 'aria-pressed', String(Number(offer.dataset['mines']) === mines))
    offer.disabled = !mayChoose
  }
  setText(stage.minesCount, String(mines))
  stage.minesRange.disabled = !mayChoose
  stage.minesRange.value = String(mines)
  stage.minesRange.style.setProperty('--share', String((mines - 1) / 23))
  setAttribute(stage.minesRange, 'aria-valuetext', t('mines.count', { count: mines }))
}

function drawWorth({ stage, locale }: RenderContext, state: MinesState): void {
  const mines = findMines(state)
  const opened = countOpened(state)
  const end = state.round?.outcome.end ?? null
  const isOpen = isRoundOpen(state)
  const shown = isOpen || end !== null
  setText(
    stage.now,
    !shown
      ? '—'
      : end === 'mine'
        ? '×0'
        : formatMultiplier(state.round?.outcome.mines ?? mines, opened, locale),
  )
  const nextStep = isOpen ? opened + 1 : 1
  setText(stage.next, nextStep > findLastStep(mines) ? '—' : formatMultiplier(mines, nextStep, locale))
  stage.now.classList.toggle('is-lost', end === 'mine')
}

function drawAct({ stage, t, currency, locale }: RenderContext, state: MinesState): void {
  const { phase, round } = state
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const kind = canChoose(state) ? 'start' : isRoundOpen(state) && countOpened(state) > 0 ? 'cashOut' : 'wait'
  setAttribute(stage.act, 'data-kind', kind)
  stage.act.classList.toggle('is-busy', phase.name === 'asking')
  if (kind === 'start') {
    setText(stage.actWord, t(round === null ? 'start.action' : 'start.again'))
    setText(stage.actAmount, money(state.stake))
  } else if (kind === 'cashOut') {
    setText(stage.actWord, t('cashOut.action'))
    setText(stage.actAmount, money(findWin(round!.stake, round!.outcome.mines, countOpened(state), null)))
  } else {
    setText(
      stage.actWord,
      t(phase.name === 'asking' && phase.ask.kind === 'start' ? 'asking.action' : 'cashOut.waiting'),
    )
    setText(stage.actAmount, '')
  }
  setUsable(stage.act, (canChoose(state) && !state.isHeld) || canCashOut(state))
  drawHold(stage.act, state.isHeld, state.rules.minRoundMs)
  stage.facts.draw(state.net)
}

function drawPlate({ stage, currency, locale }: RenderContext, state: MinesState): void {
  const { stake = 1, win = 0 } = state.phase.name === 'ended' ? (state.round ?? {}) : {}
  stage.plate.hidden = classifyWin(win, stake) !== 'won'
  if (stage.plate.hidden || state.round === null) return
  setText(
    stage.plate.firstElementChild!,
    formatMultiplier(state.round.outcome.mines, countOpened(state), locale),
  )
  setText(stage.plate.lastElementChild!, formatMoney(win, currency, locale))
}

export function render(context: RenderContext, state: MinesState, isSoundOn: boolean): void {
  const { stage, t, currency, locale } = context
  setAttribute(stage.root, 'data-phase', state.phase.name)
  setAttribute(stage.root, 'data-end', state.round?.outcome.end ?? '')
  setText(stage.balance, formatMoney(state.balance, currency, locale))
  setText(stage.progress, describeProgress(state, context))
  setUsable(stage.random, state.phase.name === 'playing')
  swapIcon(stage.sound, isSoundOn ? 'sound' : 'mute')
  setAttribute(stage.sound, 'aria-label', t(isSoundOn ? 'sound.off' : 'sound.on'))
  setAttribute(stage.sound, 'aria-pressed', String(isSoundOn))
  drawChoices(context, state)
  drawWorth(context, state)
  drawAct(context, state)
  drawPlate(context, state)
}
