// Renders balance, bets, the phase and the numbers of a state onto the stage. Reads the state, changes nothing but elements.
import type { Currency, Locale } from '@yanta/contract'
import { colourOf, findSpot, payouts } from '@yanta/game-rules/roulette'
import { type Translate, formatMoney } from '@yanta/i18n'
import { h, setAttribute, setText } from '../../../kit/dom.ts'
import { drawHold, setUsable } from '../../../kit/hold.ts'
import { icon, swapIcon } from '../../../kit/icons.ts'
import { sumLayout } from './layout.ts'
import type { MessageKey } from './messages.ts'
import { nameSpot } from './spot-names.ts'
import type { Stage } from './stage.ts'
import { type RouletteState, findNumber, isHeld, isTableOpen, classifyRound } from './state.ts'

export interface HudContext {
  stage: Stage
  currency: Currency
  locale: Locale
  t: Translate<MessageKey>
}

/** The target of the pointer or the focus: a spot of the felt, or a called bet in words. */
export type Meant = { spot: string } | { text: string } | null

function findPhaseKey(state: RouletteState): MessageKey {
  const { phase, layout } = state
  if (phase.name === 'rolling') return phase.isSlow ? 'phase.slow' : 'phase.rolling'
  if (phase.name === 'landing') return 'phase.landing'
  if (phase.name === 'presenting') return `phase.${classifyRound(state)}`
  return layout.size > 0 ? 'phase.ready' : 'phase.betting'
}

function describeMeant(meant: Meant, { layout }: RouletteState, { t, locale, currency }: HudContext): string {
  if (meant === null) return ''
  if ('text' in meant) return meant.text
  const spot = findSpot(meant.spot)!
  const amount = layout.get(spot.id)
  const name = nameSpot(spot, locale)
  const values = { spot: name.charAt(0).toUpperCase() + name.slice(1), payout: payouts[spot.kind] }
  return amount === undefined
    ? t('spot.hint', values)
    : t('spot.hintLaid', { ...values, amount: formatMoney(amount, currency, locale) })
}

export function nameNumber(number: number, t: Translate<MessageKey>): string {
  return t(`number.${colourOf(number)}`, { number })
}

function drawNumbers({ stage, t }: HudContext, numbers: readonly number[]): void {
  const key = numbers.join(' ')
  if (stage.numbers.dataset['key'] === key) return
  stage.numbers.dataset['key'] = key
  stage.numbers.replaceChildren(
    ...numbers.map((number, index) =>
      h(
        'li',
        {
          class: `number number--${colourOf(number)}${index === 0 ? ' is-latest' : ''}`,
          'aria-label': nameNumber(number, t),
        },
        String(number),
      ),
    ),
  )
}

function drawPhase(context: HudContext, state: RouletteState, meant: Meant): void {
  const { stage, t, locale, currency } = context
  const { disc, text, hint } = stage.phase
  const number = findNumber(state) ?? (state.phase.name === 'betting' ? (state.numbers[0] ?? null) : null)
  setText(disc, number === null ? '' : String(number))
  disc.dataset['colour'] = number === null ? '' : colourOf(number)
  disc.classList.toggle('is-turning', state.phase.name === 'rolling' || state.phase.name === 'landing')
  setText(
    text,
    state.isResumed && state.phase.name !== 'betting' ? t('notice.resumed') : t(findPhaseKey(state)),
  )
  const win = state.phase.name === 'presenting' ? (state.round?.win ?? 0) : 0
  setText(hint, win > 0 ? formatMoney(win, currency, locale) : describeMeant(meant, state, context))
  hint.classList.toggle('is-won', win > 0 && classifyRound(state) === 'won')
}

function drawOutcome({ stage, currency, locale }: HudContext, state: RouletteState): void {
  const { phase, round } = state
  const { outcome, outcomeBox } = stage
  const isShown = phase.name === 'presenting' && round !== null
  if (outcomeBox.hidden === !isShown) return
  outcomeBox.hidden = !isShown
  if (!isShown) return
  outcomeBox.dataset['colour'] = colourOf(round.outcome.number)
  outcomeBox.classList.toggle('is-won', classifyRound(state) === 'won')
  setText(outcome.number, String(round.outcome.number))
  setText(
    outcome.win,
    classifyRound(state) === 'won'
      ? `+${formatMoney(round.win, currency, locale)}`
      : round.win > 0
        ? formatMoney(round.win, currency, locale)
        : '',
  )
}

function drawTools({ stage, t }: HudContext, state: RouletteState, now: number, isSoundOn: boolean): void {
  const { undo, clear, again, start, quick, sound } = stage
  const isOpen = isTableOpen(state)
  const hasBets = state.layout.size > 0 && state.phase.name === 'betting'
  setUsable(undo, isOpen && state.past.length > 0)
  setUsable(clear, hasBets)
  setUsable(again, hasBets || (isOpen && (state.last.size > 0 || state.phase.name === 'presenting')))
  const kind = hasBets ? 'double' : 'repeat'
  if (again.dataset['kind'] !== kind) {
    again.dataset['kind'] = kind
    again.replaceChildren(kind === 'double' ? h('span', {}, '×2') : icon('refresh', 22))
    const label = t(kind === 'double' ? 'action.double' : 'action.repeat')
    setAttribute(again, 'aria-label', label)
    setAttribute(again, 'title', label)
  }
  setText(
    start.firstElementChild!,
    t(
      state.phase.name === 'landing' && state.rules.turbo
        ? 'action.hurry'
        : state.phase.name === 'presenting'
          ? 'action.next'
          : 'action.start',
    ),
  )
  const isFinal = state.phase.name === 'landing' && !state.rules.turbo
  const isWaiting = state.phase.name === 'betting' && isHeld(state, now)
  setUsable(start, state.phase.name !== 'rolling' && state.phase.name !== 'closed' && !isFinal && !isWaiting)
  drawHold(start, isHeld(state, now), state.rules.minRoundMs)
  start.classList.toggle('is-idle', state.phase.name === 'betting' && state.layout.size === 0)
  setAttribute(quick, 'aria-pressed', String(state.isQuick))
  setAttribute(quick, 'aria-label', t(state.isQuick ? 'quick.off' : 'quick.on'))
  swapIcon(sound, isSoundOn ? 'sound' : 'mute')
  setAttribute(sound, 'aria-label', t(isSoundOn ? 'sound.off' : 'sound.on'))
  for (const button of stage.chipButtons)
    setAttribute(button, 'aria-pressed', String(Number(button.dataset['chip']) === state.chip))
}

interface Shown {
  meant: Meant
  now: number
  isSoundOn: boolean
}

export function drawHud(context: HudContext, state: RouletteState, { meant, now, isSoundOn }: Shown): void {
  const { stage, currency, locale } = context
  setText(stage.balance, formatMoney(state.balance, currency, locale))
  setText(stage.onTable, formatMoney(sumLayout(state.layout), currency, locale))
  stage.root.dataset['phase'] = state.phase.name
  drawPhase(context, state, meant)
  drawOutcome(context, state)
  drawNumbers(context, state.numbers)
  drawTools(context, state, now, isSoundOn)
  stage.facts.draw(state.net)
}
