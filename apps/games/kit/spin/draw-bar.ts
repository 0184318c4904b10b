// Writes balance, stake, win and buttons of a state onto the stage. Reads the state, changes nothing but elements.
import type { Currency, Locale, PlayRules } from '@yanta/contract'
import { findPrice } from '@yanta/game-rules/engines'
import { type Translate, formatDecimal, formatMoney } from '@yanta/i18n'
import { setAttribute, setFittedText, setText } from '../dom.ts'
import { drawHold, setUsable } from '../hold.ts'
import { type IconName, swapIcon } from '../icons.ts'
import { classifyWin } from '../verdict.ts'
import { type AntePlay, findAntePrice, findNextCost, hasAnte } from './ante.ts'
import type { Autoplay } from './autoplay.ts'
import { drawGift } from './gift-strip.ts'
import { type SessionFigures, findNet } from './session-figures.ts'
import type { SpinMessageKey } from './spin-messages.ts'
import type { Stage } from './stage.ts'

interface BarContext {
  stage: Stage
  currency: Currency
  locale: Locale
  t: Translate<SpinMessageKey>
}

interface BarState extends AntePlay {
  phase: { name: string }
  /** Minor units, like all amounts here. */
  balance: number
  stake: number
  stakes: readonly number[]
  stakeLimit: number | null
  rules: PlayRules
  readyAt: number
  figures: SessionFigures
  isTurbo: boolean
  autoplay: Autoplay | null
}

export interface SpinButton {
  drawing: IconName
  label: SpinMessageKey
}

interface BarFacts {
  now: number
  /** The win as counted so far, minor units; 0: none. */
  shown: number
  /** What the win is compared with. */
  roundStake: number
  button: SpinButton
  /** Whether a press of the button has an effect during a round. */
  canPress: boolean
  isOpen: boolean
  isSoundOn: boolean
}

export function drawBar(
  context: BarContext,
  state: BarState,
  { now, shown, roundStake, button, canPress, isOpen, isSoundOn }: BarFacts,
): void {
  const { stage, currency, locale, t } = context
  const { phase } = state
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const isFree = state.freeRounds !== null
  const canChoose = phase.name === 'idle' && state.autoplay === null && !isFree
  const isHeld = now < state.readyAt

  setAttribute(stage.root, 'data-phase', phase.name)
  setText(stage.balance, money(state.balance))
  setText(stage.stakeText, money(findNextCost(state)))
  setText(stage.stakeLabel, t(isFree ? 'free.stake' : hasAnte(state) ? 'ante.stake' : 'stake.label'))
  stage.root.classList.toggle('stage--gift', isFree)
  drawGift(context, state)
  setFittedText(stage.win, shown > 0 ? money(shown) : '—')
  const verdict = classifyWin(shown, roundStake)
  stage.win.classList.toggle('is-won', verdict === 'won')
  setText(stage.winLabel, t(verdict === 'returned' ? 'returned.label' : 'win.label'))
  setUsable(stage.minus, canChoose && state.stake !== state.stakes[0])
  setUsable(stage.plus, canChoose && state.stake !== state.stakes.at(-1))
  stage.stake.disabled = !canChoose
  setUsable(stage.buy, canChoose && !isHeld)
  stage.buy.hidden = isFree
  drawAnte(context, state, canChoose)

  swapIcon(stage.spin, button.drawing)
  setAttribute(stage.spin, 'aria-label', t(button.label))
  setAttribute(stage.spin, 'title', t(button.label))
  stage.spin.classList.toggle('is-busy', phase.name === 'spinning')
  stage.spin.disabled = phase.name === 'closed' || phase.name === 'interrupted'
  setUsable(stage.spin, canPress && !(phase.name === 'idle' && isHeld))
  drawHold(stage.spin, isHeld, state.rules.minRoundMs)
  stage.facts.draw(findNet(state.figures), hasAnte(state) ? state.ante?.rtp : undefined)

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
  setUsable(stage.auto, state.autoplay !== null || !(isOpen || isFree))
}

/** The switch of the ante, with what a spin costs with it. */
function drawAnte({ stage, currency, locale, t }: BarContext, state: BarState, canChoose: boolean): void {
  const { ante, freeRounds, freeSummary, stake } = state
  stage.ante.hidden = ante === null || freeRounds !== null
  if (ante === null || freeRounds !== null) return
  const price = findAntePrice(state, stake)
  const chance = formatDecimal(ante.chance, locale)
  const amount = formatMoney(price ?? findPrice(ante, stake), currency, locale)
  setText(stage.anteChance, t('ante.chance', { chance }))
  setText(stage.antePrice, t('ante.price', { amount }))
  setAttribute(stage.ante, 'title', t('ante.label', { chance, amount }))
  setAttribute(stage.ante, 'aria-pressed', String(hasAnte(state)))
  setUsable(stage.ante, canChoose && price !== null && freeSummary === null)
}
