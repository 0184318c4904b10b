// The notice for a state of a game that is played with one chosen stake. Rebuilt only when its content changes.
import type { Currency, Locale } from '@yanta/contract'
import { type AnteBet, type BoughtFeature, findPrice } from '@yanta/game-rules/engines'
import { type Translate, formatMoney } from '@yanta/i18n'
import type { GameMessageKey } from './game-messages.ts'
import { tooLarge } from './play-rules.ts'
import {
  type Notice,
  buildClosed,
  buildEndOfDemoMoney,
  buildInterrupted,
  buildLackOfFunds,
  buildRefused,
  buildRemark,
  buildTooLarge,
  showNotice,
} from './notice.ts'

export interface NoticeActions {
  retry(): void
  close(): void
  chooseStake(stake: number): void
  /** Opens the site's cashbox over the game. */
  openCashbox(): void
  /** Makes the site restart the same game with new demo money. */
  restartDemo(): void
}

interface StakeState {
  phase: { name: 'closed'; code: string } | { name: string }
  notice: string | null
  refusedAbove: number | null
  /** Minor units, like all amounts here. */
  stake: number
  /** The price of a bought feature that was asked for; absent or null: the stake. */
  boughtFor?: number | null
  /** The feature that is for sale; absent or null: none. */
  bought?: BoughtFeature | null
  /** The ante that is offered, and whether it is on; absent: there is none. */
  ante?: AnteBet | null
  isAnte?: boolean
  stakes: readonly number[]
  /** Where the law ends the ladder of stakes; null: nowhere. */
  stakeLimit: number | null
  balance: number
}

interface MoneyContext {
  currency: Currency
  locale: Locale
  t: Translate<GameMessageKey | 'notice.lowerStake'>
}

interface NoticeContext extends MoneyContext {
  stage: { notice: HTMLElement }
}

/** What a round costs at a stake, with the ante where that is on. */
const findCost = ({ ante = null, isAnte = false }: StakeState, stake: number): number =>
  isAnte && ante !== null ? findPrice(ante, stake) : stake

/** A button for the largest stake that costs no more than `most`: where a price was asked for, one below the chosen stake whose price is within it. */
export function offerStake(
  state: StakeState,
  most: number,
  { t, currency, locale }: MoneyContext,
  chooseStake: (stake: number) => void,
): { label: string; onclick: () => void } | null {
  const { stakes, stake: chosen, boughtFor = null, bought = null } = state
  const allowed = stakes.findLast((stake) =>
    boughtFor === null
      ? findCost(state, stake) <= most
      : bought !== null && stake < chosen && findPrice(bought, stake) <= most,
  )
  if (allowed === undefined) return null
  return {
    label: t('notice.lowerStake', { amount: formatMoney(allowed, currency, locale) }),
    onclick: () => chooseStake(allowed),
  }
}

export type ShortageActions = Pick<NoticeActions, 'chooseStake' | 'openCashbox' | 'restartDemo'>

/** The balance covers neither the stake nor, where a feature was asked for, its price: what the player can do. */
export function buildShortage(
  state: StakeState,
  context: MoneyContext,
  actions: ShortageActions,
  isDemo: boolean,
): Notice {
  const { t, currency, locale } = context
  const { boughtFor = null, stake, balance } = state
  const lower = offerStake(state, balance, context, actions.chooseStake)
  const cost = boughtFor ?? findCost(state, stake)
  const text = t('error.insufficient_funds', { amount: formatMoney(cost, currency, locale) })
  if (!isDemo || lower !== null) return buildLackOfFunds(t, text, lower, isDemo ? null : actions.openCashbox)
  const end = buildEndOfDemoMoney(t, actions.restartDemo)
  // Money for usual rounds may be left.
  return boughtFor === null && !state.isAnte ? end : { ...end, text }
}

function findNotice(
  state: StakeState,
  context: NoticeContext,
  actions: NoticeActions,
  isDemo: boolean,
): Notice | null {
  const { t, currency, locale } = context
  const { phase, notice } = state
  if (phase.name === 'interrupted') return buildInterrupted(t, actions.retry)
  if ('code' in phase) return buildClosed(t, phase.code)
  if (notice === null) return null
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const { refusedAbove } = state
  if (notice === 'bonus_stake_too_large') {
    if (refusedAbove === null) return buildRefused(t, 'amount_too_large')
    const lower = offerStake(state, refusedAbove, context, actions.chooseStake)
    return buildTooLarge(t, money(refusedAbove), lower)
  }
  const allowed = refusedAbove ?? state.stakeLimit
  if (notice === tooLarge && allowed !== null)
    return buildRemark(t('rules.mostStake', { amount: money(allowed) }))
  if (notice !== 'insufficient_funds') return buildRefused(t, notice)
  return buildShortage(state, context, actions, isDemo)
}

export function createNotices(
  context: NoticeContext,
  actions: NoticeActions,
  isDemo: boolean,
): (state: StakeState) => void {
  let shown = ''
  return (state) => {
    const { phase, notice, stake, balance, boughtFor, isAnte, refusedAbove } = state
    const shape = 'code' in phase ? phase.code : phase.name === 'interrupted'
    const key = [shape, notice, stake, balance, boughtFor, isAnte, refusedAbove].join(' ')
    if (key === shown) return
    shown = key
    showNotice(context.stage.notice, findNotice(state, context, actions, isDemo), {
      closeLabel: context.t('notice.close'),
      close: actions.close,
    })
  }
}
