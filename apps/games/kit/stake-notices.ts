// The notice for a state of a game that is played with one chosen stake. Rebuilt only when its content changes.
import type { Currency, Locale } from '@yanta/contract'
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
  stakes: readonly number[]
  /** Where the law ends the ladder of stakes; null: nowhere. */
  stakeLimit: number | null
  balance: number
}

interface NoticeContext {
  stage: { notice: HTMLElement }
  currency: Currency
  locale: Locale
  t: Translate<GameMessageKey | 'notice.lowerStake'>
}

function findNotice(
  state: StakeState,
  { t, currency, locale }: NoticeContext,
  actions: NoticeActions,
  isDemo: boolean,
): Notice | null {
  const { phase, notice } = state
  if (phase.name === 'interrupted') return buildInterrupted(t, actions.retry)
  if ('code' in phase) return buildClosed(t, phase.code)
  if (notice === null) return null
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const offer = (stake: number | undefined): { label: string; onclick: () => void } | null =>
    stake === undefined
      ? null
      : {
          label: t('notice.lowerStake', { amount: money(stake) }),
          onclick: () => actions.chooseStake(stake),
        }
  const { refusedAbove } = state
  if (notice === 'bonus_stake_too_large') {
    if (refusedAbove === null) return buildRefused(t, 'amount_too_large')
    const allowed = state.stakes.findLast((stake) => stake <= refusedAbove)
    return buildTooLarge(t, money(refusedAbove), offer(allowed))
  }
  const allowed = refusedAbove ?? state.stakeLimit
  if (notice === tooLarge && allowed !== null)
    return buildRemark(t('rules.mostStake', { amount: money(allowed) }))
  if (notice !== 'insufficient_funds') return buildRefused(t, notice)
  const covered = state.stakes.findLast((stake) => stake <= state.balance)
  const lower = offer(covered)
  if (isDemo && covered === undefined) return buildEndOfDemoMoney(t, actions.restartDemo)
  const text = t('error.insufficient_funds', { amount: money(state.boughtFor ?? state.stake) })
  return buildLackOfFunds(t, text, lower, isDemo ? null : actions.openCashbox)
}

export function createNotices(
  context: NoticeContext,
  actions: NoticeActions,
  isDemo: boolean,
): (state: StakeState) => void {
  let shown = ''
  return (state) => {
    const { phase, notice, stake, balance } = state
    const key = `${'code' in phase ? phase.code : phase.name === 'interrupted'} ${notice} ${stake} ${balance}`
    if (key === shown) return
    shown = key
    showNotice(context.stage.notice, findNotice(state, context, actions, isDemo), {
      closeLabel: context.t('notice.close'),
      close: actions.close,
    })
  }
}
